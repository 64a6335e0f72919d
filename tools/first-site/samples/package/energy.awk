# The energy of a silicon structure (atom.config) by Stillinger and Weber, Phys. Rev. B 31, 5262 (1985), periodic.

/^ *LATTICE/ { row = 1; next }
/^ *POSITION/ { row = 0; here = 1; next }
row && row <= 3 { for (i = 1; i <= 3; i++) lattice[row, i] = $i; row++; next }
here && NF >= 4 {
  if ($1 != 14) fail("the sample knows silicon (14) only, not element " $1 ".")
  count++
  for (i = 1; i <= 3; i++)
    place[count, i] = $2 * lattice[1, i] + $3 * lattice[2, i] + $4 * lattice[3, i]
}

function fail(text) {
  print text > "/dev/stderr"
  failed = 1
  exit 1
}

# How many images of the cell lie within the reach along one lattice vector: the reach over the height of the cell.
function images(a, b, c,   x, y, z, volume) {
  x = lattice[b, 2] * lattice[c, 3] - lattice[b, 3] * lattice[c, 2]
  y = lattice[b, 3] * lattice[c, 1] - lattice[b, 1] * lattice[c, 3]
  z = lattice[b, 1] * lattice[c, 2] - lattice[b, 2] * lattice[c, 1]
  volume = lattice[a, 1] * x + lattice[a, 2] * y + lattice[a, 3] * z
  return int(cutoff * sqrt(x * x + y * y + z * z) / (volume < 0 ? -volume : volume)) + 1
}

END {
  if (failed) exit 1
  if (!count) fail("no atoms were found.")
  epsilon = 2.1683; sigma = 2.0951; cutoff = 1.8 * sigma
  n1 = images(1, 2, 3); n2 = images(2, 3, 1); n3 = images(3, 1, 2)
  for (i = 1; i <= count; i++) {
    near = 0
    for (j = 1; j <= count; j++)
      for (a = -n1; a <= n1; a++) for (b = -n2; b <= n2; b++) for (c = -n3; c <= n3; c++) {
        x = place[j, 1] - place[i, 1] + a * lattice[1, 1] + b * lattice[2, 1] + c * lattice[3, 1]
        y = place[j, 2] - place[i, 2] + a * lattice[1, 2] + b * lattice[2, 2] + c * lattice[3, 2]
        z = place[j, 3] - place[i, 3] + a * lattice[1, 3] + b * lattice[2, 3] + c * lattice[3, 3]
        r = sqrt(x * x + y * y + z * z)
        if (r < 1e-6 || r >= cutoff - 1e-6) continue
        near++
        dx[near] = x; dy[near] = y; dz[near] = z; length_of[near] = r
        s = r / sigma
        energy += epsilon * 7.049556277 * (0.6022245584 / (s * s * s * s) - 1) * exp(1 / (s - 1.8)) / 2
      }
    for (j = 2; j <= near; j++) for (k = 1; k < j; k++) {
      angle = (dx[j] * dx[k] + dy[j] * dy[k] + dz[j] * dz[k]) / (length_of[j] * length_of[k]) + 1 / 3
      energy += epsilon * 21 * angle * angle * exp(1.2 / (length_of[j] / sigma - 1.8) + 1.2 / (length_of[k] / sigma - 1.8))
    }
  }
  print "SAMPLE: Stillinger-Weber potential of silicon, not density-functional theory"
  printf "atoms = %d\n", count
  printf "E_tot(eV) = %.5f\n", energy
}
