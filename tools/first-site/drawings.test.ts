import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { root } from '../../engine/site/paths.ts';

const folder = `${root}/assets/images`;
const drawings = readdirSync(folder).filter((file) => file.endsWith('.svg'));

describe.each(drawings)('the drawing %s', (name) => {
  const body = readFileSync(`${folder}/${name}`, 'utf8');

  it('is small, and has no broken number, script or link', () => {
    expect(brotliCompressSync(body).length).toBeLessThan(30_000);
    expect(body).not.toMatch(/NaN|undefined|Infinity|<script|href=/);
  });

  it('has labels inside the picture and off each other, and names no axis a bare E', () => {
    expect(body).not.toMatch(/>[EÊ]<\/text>/);
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(body) ?? [];
    const boxes = labels(body);
    for (const [i, { label, left, top, right, bottom }] of boxes.entries()) {
      expect(Math.min(left, top, Number(width) - right, Number(height) - bottom), label).toBeGreaterThanOrEqual(0);
      const overlapped = boxes
        .slice(i + 1)
        .filter((other) => other.left < right && left < other.right && other.top < bottom && top < other.bottom);
      expect(overlapped, label).toEqual([]);
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
