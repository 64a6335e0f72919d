/**
 * The mean of the second half of a run, the increase of a straight line through it, and whether that is less than a tenth
 * of the mean: caches fill in the first half. The samples are in MB at equal intervals. Throws with less than four.
 */
export function measureTrend(samples: number[]) {
  const half = samples.slice(Math.floor(samples.length / 2));
  if (half.length < 2) throw new Error('a trend needs four samples');
  const mean = half.reduce((sum, value) => sum + value, 0) / half.length;
  const middle = (half.length - 1) / 2;
  const rise = half.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const run = half.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  const growth = (rise / run) * (half.length - 1);
  return { mean, growth, isFlat: growth < mean / 10 };
}
