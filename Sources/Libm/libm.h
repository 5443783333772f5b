// The C library's elementary functions that the motion laws use, declared here so that the same
// sources compile where no C library's headers are at hand, as in Embedded Swift on WebAssembly.
#ifndef MOTION_LIBM_H
#define MOTION_LIBM_H

double exp(double);
double expm1(double);
double log(double);
double log1p(double);
double pow(double, double);
double sin(double);
double cos(double);
double atan2(double, double);

#endif
