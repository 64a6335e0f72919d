import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawings } from './catalogue.ts';
import { siliconStates, valenceTop, zone } from './silicon.ts';
import { render } from './svg.ts';

const folder = fileURLToPath(new URL('../../assets/images/', import.meta.url));

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

describe('the silicon model', () => {
  it('has the published gaps: direct 3.4 eV at Γ, indirect below 1 eV towards X', () => {
    const top = valenceTop();
    expect((siliconStates(zone.Γ).values[4] ?? 0) - top).toBeCloseTo(3.4, 1);
    const indirect = (siliconStates([0.85, 0, 0]).values[4] ?? 0) - top;
    expect(indirect).toBeGreaterThan(0.6);
    expect(indirect).toBeLessThan(1);
  });
});
