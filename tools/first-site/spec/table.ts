import type { Result } from './run.ts';

const heads = ['where', 'statement', 'fails when', 'seen', ''];

/** The results as a Markdown page, a table a subject. The same results give the same text. */
export function specTable(subjects: Record<string, Result[]>): string {
  const all = Object.values(subjects).flat();
  const held = all.filter(({ holds }) => holds).length;
  return [
    '# The two specifications, statement by statement',
    '',
    'Written by `npm run spec`, which serves the built site and asks it every row; `npm run spec -- --control` spoils the site',
    'in each way that a row must notice. In the first column, 1 is the text about site, company and products, 2 the one about',
    'downloads and learning, § its section; D is a decision on what both leave open.',
    '',
    `${all.length} statements: ${held} ✓, ${all.length - held} ✗`,
    ...Object.entries(subjects).flatMap(([subject, results]) => ['', `## ${subject}`, '', ...table(results)]),
    '',
  ].join('\n');
}

function table(results: Result[]): string[] {
  return [
    line(heads),
    line(heads.map(() => '---')),
    ...results.map(({ at, says, check, seen, holds }) => line([at, says, check.fails, seen, holds ? '✓' : '✗'])),
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
