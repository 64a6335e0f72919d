/** A vector in three dimensions; units as the caller says. */
export type Vector = readonly [number, number, number];

/** Sum of two vectors. */
export function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

/** Vector times a number. */
export function scale(a: Vector, factor: number): Vector {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

/** Difference of two vectors. */
export function minus(a: Vector, b: Vector): Vector {
  return add(a, scale(b, -1));
}

/** Scalar product. */
export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Euclidean length, in the vector's own unit. */
export function length(a: Vector): number {
  return Math.sqrt(dot(a, a));
}

/** Vector turned by `yaw` about z, then by `pitch` about x; both in degrees. */
export function turned([x, y, z]: Vector, yaw: number, pitch: number): Vector {
  const [a, b] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const [x1, y1] = [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
  return [x1, y1 * Math.cos(b) - z * Math.sin(b), y1 * Math.sin(b) + z * Math.cos(b)];
}

/** Every integer triple (i, j, k) with each index from 0 to its count, exclusive. */
export function triples(nx: number, ny: number, nz: number): Vector[] {
  const list: Vector[] = [];
  for (let i = 0; i < nx; i++) for (let j = 0; j < ny; j++) for (let k = 0; k < nz; k++) list.push([i, j, k]);
  return list;
}
