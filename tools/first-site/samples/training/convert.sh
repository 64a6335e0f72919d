#!/bin/sh
# 示例转换：atom.config 转为 XYZ。 Sample conversion: atom.config to XYZ, element numbers in place of symbols.
# usage: convert atom.config > structure.xyz
awk '/^ *LATTICE/ { row = 1; next }
/^ *POSITION/ { row = 0; here = 1; next }
row && row <= 3 { for (i = 1; i <= 3; i++) l[row, i] = $i; row++; next }
here && NF >= 4 {
  text[++n] = sprintf("%d %.5f %.5f %.5f", $1, $2 * l[1, 1] + $3 * l[2, 1] + $4 * l[3, 1],
    $2 * l[1, 2] + $3 * l[2, 2] + $4 * l[3, 2], $2 * l[1, 3] + $3 * l[2, 3] + $4 * l[3, 3])
}
END { print n; print "converted from atom.config (sample)"; for (i = 1; i <= n; i++) print text[i] }' "${1:?usage: convert FILE}"
