import type { Reference } from './create-reference.ts';

/** Formats a reference as RIS, which has no tag for unnamed authors. */
export function formatRis(reference: Reference): string {
  const { names, title, year, month, journal, volume, number, pages, doi, url, key } = reference;
  const [, first, last] = /^(\S+?)\s*[-–—]+\s*(\S+)$/.exec(pages ?? '') ?? [undefined, pages];
  const lines: [tag: string, value: string | undefined][] = [
    ['TY', journal ? 'JOUR' : 'GEN'],
    ['ID', key],
    ...names.map(({ family, given, suffix }): [string, string] => [
      'AU',
      [family, given, suffix].filter(Boolean).join(', '),
    ]),
    ['TI', title],
    ['T2', journal],
    ['PY', year],
    ['DA', month ? `${year}/${String(month).padStart(2, '0')}//` : undefined],
    ['VL', volume],
    ['IS', number],
    ['SP', first],
    ['EP', last],
    ['DO', doi],
    ['UR', url],
    ['ER', ''],
  ];
  return lines.flatMap(([tag, value]) => (value === undefined ? [] : `${tag}  - ${value}\r\n`)).join('');
}
