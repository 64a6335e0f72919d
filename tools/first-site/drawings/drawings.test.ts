import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawings } from './catalogue.ts';
import { siliconStates, valenceTop, zone } from './silicon.ts';
import { render } from './svg.ts';

const folder = fileURLToPath(new URL('../../../assets/images/', import.meta.url));

describe('drawings', () => {
  it.each(drawings)(
    '$name is the committed file, byte for byte, and small',
    (drawing) => {
      const file = `${folder}${drawing.name}.svg`;
      const drawn = render(drawing);
      expect(existsSync(file), `${file} is missing; run the drawings command`).toBe(true);
      expect(drawn === readFileSync(file, 'utf8'), `${file} differs; run the drawings command`).toBe(true);
      expect(brotliCompressSync(drawn).length).toBeLessThan(30_000);
      expect(drawn).not.toMatch(/NaN|undefined|Infinity|<script|href=/);
    },
    60_000,
  );

  it('gives each drawing its own name and leaves no unfinished file', () => {
    const names = drawings.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(readdirSync(folder).filter((file) => file.endsWith('.tmp'))).toEqual([]);
  });
});

describe('labels', () => {
  it.each(drawings)('of $name lie inside the picture, off each other, and name no axis a bare E', (drawing) => {
    const body = readFileSync(`${folder}${drawing.name}.svg`, 'utf8');
    expect(body).not.toMatch(/>[EÊ]<\/text>/);
    const boxes = labels(body);
    for (const [i, { label, left, top, right, bottom }] of boxes.entries()) {
      expect(Math.min(left, top, drawing.width - right, drawing.height - bottom), label).toBeGreaterThanOrEqual(0);
      const struck = boxes
        .slice(i + 1)
        .filter((other) => other.left < right && left < other.right && other.top < bottom && top < other.bottom);
      expect(struck, label).toEqual([]);
    }
  });
});

/** Boxes of the labels that stand free or turned along an axis, at half an em a letter; those in placed groups are
 * left out, their places being relative. */
function labels(body: string): { label: string; left: number; top: number; right: number; bottom: number }[] {
  const turned =
    /<g transform="translate\(([\d.-]+) ([\d.-]+)\)rotate\(-90\)"><text [^>]*font-size="(\d+)"[^>]*>(.*?)<\/text><\/g>/g;
  const free = /<text [^>]*x="([\d.-]+)" y="([\d.-]+)" font-size="([\d.]+)" text-anchor="(\w+)">(.*?)<\/text>/g;
  const length = (label: string, size: number) => label.replaceAll(/<[^>]*>|\u200b/g, '').length * size * 0.5;
  const upright = [...body.matchAll(turned)].map(([, x, y, size, label = '']) => {
    const [reach, em] = [length(label, Number(size)) / 2, Number(size)];
    const [at, middle] = [Number(x), Number(y)];
    return { label, left: at - em * 0.75, right: at + em * 0.2, top: middle - reach, bottom: middle + reach };
  });
  const wordless = /<g [^>]*>(?:(?!<text|<g).)*<\/g>/g;
  const rest = body.replaceAll(turned, '').replaceAll(wordless, '').replaceAll(wordless, '');
  if (rest.includes('<g transform')) return upright;
  const level = [...rest.matchAll(free)].map(([, x, y, size, anchor, label = '']) => {
    const [reach, em] = [length(label, Number(size)), Number(size)];
    const left = Number(x) - (anchor === 'end' ? reach : anchor === 'middle' ? reach / 2 : 0);
    return { label, left, right: left + reach, top: Number(y) - em * 0.75, bottom: Number(y) + em * 0.2 };
  });
  return [...upright, ...level];
}

describe('the silicon model', () => {
  it('has the published gaps: direct 3.4 eV at Γ, indirect below 1 eV towards X', () => {
    const top = valenceTop();
    expect((siliconStates(zone.Γ).values[4] ?? 0) - top).toBeCloseTo(3.4, 1);
    const indirect = (siliconStates([0.85, 0, 0]).values[4] ?? 0) - top;
    expect(indirect).toBeGreaterThan(0.6);
    expect(indirect).toBeLessThan(1);
  });
});
