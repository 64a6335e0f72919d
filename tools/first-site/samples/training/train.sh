#!/bin/sh
# 示例训练：用两项幂函数拟合对势。 Sample training: fits a pair energy by two powers, E = a/r^12 + b/r^6 (least squares).
# usage: train DATA > model.txt
awk '!/^#/ && NF == 2 {
  u = 1 / $1 ^ 12; v = 1 / $1 ^ 6
  uu += u * u; uv += u * v; vv += v * v; ue += u * $2; ve += v * $2; n++
}
END {
  d = uu * vv - uv * uv
  if (n < 2 || d == 0) { print "train: too few pairs to fit" > "/dev/stderr"; exit 1 }
  printf "# sample model, fitted to %d pairs\n%.6f %.6f\n", n, (ue * vv - ve * uv) / d, (ve * uu - ue * uv) / d
}' "${1:?usage: train DATA}"
