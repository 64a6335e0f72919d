import type { Atom } from '../drawings/scene.ts';
import { minus, scale, turned, type Vector } from '../drawings/vector.ts';
import type { Scene } from './scenes.ts';

/** The size of a film in pixels. */
export const film = { width: 320, height: 180 };

/** One frame of a film: red, green and blue of each pixel, when a part (0 to 1) of it has passed. */
export type Frames = (part: number) => Buffer;

const ground = [14, 22, 36] as const;
const paints: Record<string, readonly [number, number, number]> = {
  accent: [76, 194, 224],
  amber: [240, 169, 90],
  violet: [167, 155, 245],
  line: [147, 164, 184],
};

/** A model that turns as it changes: balls with shade, the near ones before the far ones. */
export function turning(scene: Scene): Frames {
  const places = [0, 0.25, 0.5, 0.75, 1].flatMap((part) => scene(part).map(({ at }) => at));
  const centre = scale(
    places.reduce<Vector>((sum, at) => [sum[0] + at[0], sum[1] + at[1], sum[2] + at[2]], [0, 0, 0]),
    1 / places.length,
  );
  const reach = Math.max(...places.map((at) => Math.hypot(...minus(at, centre)))) + 1;
  const zoom = film.height / 2 / reach;
  return (part) => {
    const pixels = Buffer.from(blank);
    const seen = scene(part).map((atom) => ({ atom, at: turned(minus(atom.at, centre), 20 + 120 * part, 18) }));
    for (const { atom, at } of seen.sort((one, other) => other.at[1] - one.at[1])) {
      ball(pixels, film.width / 2 + at[0] * zoom, film.height / 2 - at[2] * zoom, atom, zoom, at[1] / reach);
    }
    return pixels;
  };
}

const blank = Buffer.alloc(film.width * film.height * 3);
for (let at = 0; at < blank.length; at += 3) blank.set(ground, at);

/** Paints a ball; `depth` from -1 (near) to 1 (far) fades it. */
function ball(pixels: Buffer, x: number, y: number, { radius, colour }: Atom, zoom: number, depth: number): void {
  const size = radius * zoom;
  const paint = paints[colour] ?? [147, 164, 184];
  const clear = 1 - 0.3 * (depth + 1);
  for (let row = Math.max(0, Math.ceil(y - size)); row <= Math.min(film.height - 1, y + size); row += 1) {
    for (let column = Math.max(0, Math.ceil(x - size)); column <= Math.min(film.width - 1, x + size); column += 1) {
      const [dx, dy] = [(column - x) / size, (row - y) / size];
      const inside = 1 - dx * dx - dy * dy;
      if (inside <= 0) continue;
      const light = clear * (0.35 + 0.65 * Math.max(0, Math.sqrt(inside) * 0.7 - dx * 0.4 - dy * 0.5));
      const at = (row * film.width + column) * 3;
      for (let part = 0; part < 3; part += 1) {
        pixels[at + part] = Math.round((paint[part] ?? 0) * light + (ground[part] ?? 0) * (1 - light));
      }
    }
  }
}

/** The density of two states of a square lattice that interfere: it beats between two patterns, `beats` times in the film. */
export function beating(waves: number, second: number, beats: number): Frames {
  const k = (2 * Math.PI) / (film.width / waves);
  return (part) => {
    const pixels = Buffer.alloc(film.width * film.height * 3);
    const beat = Math.cos(2 * Math.PI * beats * part);
    for (let y = 0; y < film.height; y += 1) {
      for (let x = 0; x < film.width; x += 1) {
        const s = Math.cos(k * x) + Math.cos(k * y);
        const p = Math.sin(second * k * x) * Math.sin(k * y);
        const density = (s / 2 + beat * p) ** 2 / 1.5625;
        const at = (y * film.width + x) * 3;
        pixels[at] = Math.min(255, Math.round(18 + 60 * density));
        pixels[at + 1] = Math.min(255, Math.round(28 + 150 * density));
        pixels[at + 2] = Math.min(255, Math.round(52 + 190 * density));
      }
    }
    return pixels;
  };
}
