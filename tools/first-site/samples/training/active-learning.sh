#!/bin/sh
# 示例主动学习：列出模型误差最大的样本。 Sample active learning: the candidates that the model gets most wrong, worst first.
# usage: active-learning MODEL CANDIDATES
awk 'FNR == NR { if (!/^#/) { a = $1; b = $2 } next }
!/^#/ && NF == 2 { e = a / $1 ^ 12 + b / $1 ^ 6 - $2; printf "%.6f %s\n", e < 0 ? -e : e, $0 }' \
  "${1:?usage: active-learning MODEL CANDIDATES}" "${2:?usage: active-learning MODEL CANDIDATES}" | sort -rn | head -n 5
