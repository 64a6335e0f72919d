import { item } from './svg.ts';

/** Eigenvalues in rising order and the eigenvector of each, in the matrix's own unit. */
export interface Eigen {
  values: number[];
  vectors: number[][];
}

/** Eigenvalues and eigenvectors of a real symmetric matrix by cyclic Jacobi rotations (Golub and Van Loan, 8.5). */
export function eigen(symmetric: readonly (readonly number[])[]): Eigen {
  const size = symmetric.length;
  const a = symmetric.map((row) => Float64Array.from(row));
  const v = a.map((_, i) => Float64Array.from({ length: size }, (_, j) => (i === j ? 1 : 0)));
  for (let sweep = 0; sweep < 30 && offDiagonal(a) > 1e-9; sweep++) {
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) rotate(a, v, p, q);
  }
  const order = a.map((_, i) => i).sort((i, j) => item(item(a, i), i) - item(item(a, j), j));
  return { values: order.map((i) => item(item(a, i), i)), vectors: order.map((i) => [...item(v, i)]) };
}

function offDiagonal(a: readonly Float64Array[]): number {
  return a.reduce((sum, row, i) => sum + row.reduce((part, value, j) => (j > i ? part + value * value : part), 0), 0);
}

function rotate(a: readonly Float64Array[], v: readonly Float64Array[], p: number, q: number): void {
  const [rowP, rowQ] = [item(a, p), item(a, q)];
  const off = item(rowP, q);
  if (Math.abs(off) < 1e-12) return;
  const [app, aqq] = [item(rowP, p), item(rowQ, q)];
  const theta = (aqq - app) / (2 * off);
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  turn(rowP, rowQ, c, s);
  turn(item(v, p), item(v, q), c, s);
  a.forEach((row, k) => {
    row[p] = rowP[k] as number;
    row[q] = rowQ[k] as number;
  });
  rowP[p] = app - t * off;
  rowQ[q] = aqq + t * off;
  rowP[q] = 0;
  rowQ[p] = 0;
}

function turn(first: Float64Array, second: Float64Array, c: number, s: number): void {
  for (let k = 0; k < first.length; k++) {
    const x = first[k] as number;
    const y = second[k] as number;
    first[k] = c * x - s * y;
    second[k] = s * x + c * y;
  }
}
