#!/bin/sh
# 示例程序：以硅的经验势代替密度泛函计算。 A sample in the program's place: it adds up an empirical potential of silicon,
# not a density functional. It reads etot.input and the structure named there, and writes REPORT.

# One rank does it all; the others of an MPI run have nothing to add.
[ "${OMPI_COMM_WORLD_RANK:-${PMI_RANK:-0}}" = 0 ] || exit 0

fail() {
  echo "@name@: $1" >&2
  exit 1
}

licence=
while [ $# -gt 0 ]; do
  case $1 in
    --license-dir) licence=$2/@name@.lic ;;
    -host) licence=$2 ;;
    *) fail "there is no option $1: use --license-dir DIR or -host IP:PORT." ;;
  esac
  [ $# -gt 1 ] || fail "$1 needs a value."
  shift 2
done

[ -r etot.input ] || fail "etot.input is not in this folder."
value() { sed -n "s/^ *$1 *= *\([^ ]*\).*/\1/p" etot.input | head -n 1; }
structure=$(value IN.ATOM)
[ -r "$structure" ] || fail "IN.ATOM names no file that can be read."
potential=$(value IN.PSP1)
[ -r "$potential" ] || fail "IN.PSP1 names no file that can be read."

echo "@name@ (sample): JOB = $(value JOB), $structure, $potential${licence:+, licence $licence, which a sample does not need}"
awk -f "$(dirname "$0")/../lib/energy.awk" "$structure" >REPORT || exit 1
echo "wrote REPORT"
