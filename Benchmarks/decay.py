"""The figure `decay-velocity` as matplotlib draws it: `decay.py FORMAT FILE`."""

import sys

import matplotlib

matplotlib.use("svg" if sys.argv[1] == "svg" else "agg")
import matplotlib.pyplot as plt

x = [1.5 * i / 300 for i in range(301)]
figure, axes = plt.subplots(figsize=(7.2, 4))
for rate, color, text in [
    (0.998, "#0066CC", ".normal, 0.998\ncoasts 0.499 s × v₀"),
    (0.99, "#C2410C", ".fast, 0.99\ncoasts 0.099 s × v₀"),
]:
    y = [rate ** (1000 * t) for t in x]
    axes.plot(x, y, color=color, linewidth=2.25)
    axes.annotate(text, (x[60], y[60]), color=color)
    if rate == 0.998:
        axes.fill_between(x, y, color=color, alpha=0.1)
axes.set_xticks([0.069, 0.346, 1.5], ["69 ms", "346 ms", "1.5 s"])
axes.set_yticks([0, 0.5, 1], ["0", "½ v₀", "v₀"])
plt.rcParams["svg.fonttype"] = "none"
figure.savefig(sys.argv[2], dpi=200)
