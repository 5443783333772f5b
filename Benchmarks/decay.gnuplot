# The figure `decay-velocity` as gnuplot draws it: `gnuplot -e "format='svg'; file='decay.svg'" decay.gnuplot`.
if (format eq "svg") set terminal svg size 720,400; else set terminal pngcairo size 1440,800 fontscale 2
set output file
set samples 301
set xrange [0:1.5]
set yrange [0:1]
normal(x) = 0.998 ** (1000 * x)
fast(x) = 0.99 ** (1000 * x)
set xtics ("69 ms" 0.069, "346 ms" 0.346, "1.5 s" 1.5)
set ytics ("0" 0, "½ v₀" 0.5, "v₀" 1)
set label ".normal, 0.998\ncoasts 0.499 s × v₀" at 0.5, 0.55
set label ".fast, 0.99\ncoasts 0.099 s × v₀" at 0.3, 0.25
plot normal(x) with filledcurves y1=0 fs transparent solid 0.1 notitle, \
  normal(x) with lines lw 2.25 notitle, fast(x) with lines lw 2.25 notitle
