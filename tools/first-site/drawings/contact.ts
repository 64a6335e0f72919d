import { randomFrom } from '../../test/fixtures/random.ts';
import { contour, sample } from './contours.ts';
import type { Drawing, Point } from './svg.ts';
import { circle, line, path, px, rect, segments, text } from './svg.ts';
import { triples } from './vector.ts';

function drawSample(): string {
  const [count, side] = [27, 8];
  const random = randomFrom(5);
  const corners: readonly Point[] = [
    [3, 3],
    [count - 4, 3],
    [3, count - 4],
  ];
  const modules = triples(count, count, 1).filter(([i, j]) => {
    const clear = corners.every(([x, y]) => Math.max(Math.abs(i - x), Math.abs(j - y)) > 4);
    const band = Math.abs(j - (count - 1) / 2) < 3;
    return random() < 0.48 && clear && !band;
  });
  const squares = modules.map(([i, j]) => `M${12 + i * side} ${12 + j * side}h${side}v${side}h-${side}z`).join('');
  const rings = corners.map(([x, y]) => {
    const [cx, cy] = [12 + (x + 0.5) * side, 12 + (y + 0.5) * side];
    return circle('ink w6', cx, cy, 24) + circle('accent-fill', cx, cy, 11);
  });
  const label = text('accent-fill', 120, 131, 32, 'SAMPLE').replace(
    '<text',
    '<text font-weight="700" letter-spacing="5"',
  );
  return path('ink-fill', squares) + rings.join('') + label;
}

function drawLocation(): string {
  const random = randomFrom(21);
  const columns = [0, 92, 176, 262, 382, 418, 520, 604, 700, 800];
  const rows = [0, 70, 142, 230, 258, 338, 410, 480];
  const lake = sample(
    800,
    480,
    5,
    (x, y) =>
      Math.exp(-(((x - 205) / 60) ** 2) - ((y - 160) / 34) ** 2) +
      Math.exp(-(((x - 250) / 34) ** 2) - ((y - 225) / 46) ** 2),
  );
  const wet = (x: number, y: number) => Math.hypot((x - 215) / 84, (y - 180) / 70) < 1;
  const blocks: string[] = [];
  for (const [i, x] of columns.slice(0, -1).entries()) {
    for (const [j, y] of rows.slice(0, -1).entries()) {
      const [right, low] = [(columns[i + 1] ?? x) - 8, (rows[j + 1] ?? y) - 8];
      const width = right - x;
      const height = low - y;
      if (width < 40 || height < 30 || wet(x + width / 2, y + height / 2)) continue;
      const cut = px(0.3 + random() * 0.4);
      const parts =
        random() < 0.5
          ? [
              [x, y, width * cut - 4, height],
              [x + width * cut, y, width * (1 - cut), height],
            ]
          : [[x, y, width, height]];
      blocks.push(
        ...parts.map(([bx, by, bw, bh]) => rect('surface-fill faint w1', bx ?? 0, by ?? 0, bw ?? 0, bh ?? 0, 4)),
      );
    }
  }
  const ring = 'M-10 66H560a40 40 0 0 1 40 40V490';
  const pin = 'M470 244c-30-38-46-58-46-84a46 46 0 0 1 92 0c0 26-16 46-46 84z';
  return (
    blocks.join('') +
    path('accent-fill pale', contour(lake, 0.4)) +
    path('accent w1', [0.4, 0.58, 0.76].map((value) => contour(lake, value)).join('')) +
    segments('line w1', [
      [
        [396, 0],
        [396, 480],
      ],
      [
        [0, 244],
        [800, 244],
      ],
    ]) +
    line('accent w2', 404, 0, 404, 480) +
    path('line w2', ring) +
    `<ellipse class="amber-fill pale" cx="470" cy="246" rx="30" ry="9"/>` +
    path('amber-fill paper w2', pin) +
    circle('paper-fill', 470, 160, 17)
  );
}

/** The drawings of the contact block. */
export const contactDrawings: readonly Drawing[] = [
  { name: 'sample-qr', width: 240, height: 240, draw: drawSample },
  { name: 'location', width: 800, height: 480, draw: drawLocation },
];
