import type { SpecResult } from './row.ts';

const heads = ['where', 'statement', 'checked by', 'found', ''];

/** The results as a Markdown page, a table a subject. The same results give the same text. */
export function specTable(subjects: Record<string, SpecResult[]>): string {
  const all = Object.values(subjects).flat();
  const passed = all.filter((result) => result.passed).length;
  return [
    '# The specification, row by row',
    '',
    'Written by `npm run spec`, which serves the built site, opens Chromium and asks it every row. In the first column, 1',
    'is the text about site, company and products, 2 the one about downloads and learning; § is the section.',
    '',
    `${all.length} rows: ${passed} ✓, ${all.length - passed} ✗`,
    ...Object.entries(subjects).flatMap(([subject, results]) => ['', `## ${subject}`, '', ...table(results)]),
    '',
  ].join('\n');
}

function table(results: SpecResult[]): string[] {
  return [
    line(heads),
    line(heads.map(() => '---')),
    ...results.map(({ source, statement, check, found, passed }) =>
      line([source, statement, check, found, passed ? '✓' : '✗']),
    ),
  ];
}

function line(cells: string[]): string {
  return `| ${cells.map(escaped).join(' | ')} |`;
}

/** A text as a table's cell shows it, brackets, bars and stars included. */
function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\|*_[\]`~]/g, '\\$&')
    .replaceAll('<', '&lt;');
}
