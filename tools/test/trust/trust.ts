import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../../files/files.ts';
import { root } from '../../paths.ts';
import { type Proof, proofsFolder, readProofs } from './proofs.ts';
import { type Row, rows } from './rows.ts';

/** What a row of the table says was reached, with its control, and on which day. */
type Figures = string;

/**
 * `npm run trust`: writes `tools/TRUST.md` from the proofs that full runs of the tests and the long commands left. A row that nothing has
 * proved here since keeps its figures and their day. Returns 1 and writes nothing when a row would have none, and says what to run.
 */
export async function trust(): Promise<number> {
  const table = join(root, 'tools/TRUST.md');
  const files = (await readdir(proofsFolder).catch(() => [])).sort();
  const proofs = (await Promise.all(files.map(proofsOf))).flat();
  const before = await readFile(table, 'utf8').catch(() => '');
  const figures = Object.entries(rows).map(([name, row]) => {
    const own = proofs.filter((proof) => proof.row === name);
    const isNew = own.some(({ reached }) => reached);
    return { row, isNew, says: isNew ? proved(own) : keptFigures(before, row) };
  });
  const missing = figures.filter(({ says }) => says === undefined).map(({ row }) => row.area);
  if (missing.length > 0) {
    console.log(`trust: nothing proves ${missing.join(', ')}.`);
    console.log(
      'trust: run npm test -- --full, npm run test:hosts, npm run fuzz and npm run soak first; each leaves its proofs.',
    );
    return 1;
  }
  const kept = figures.filter(({ isNew }) => !isNew).length;
  await writeAtomically(table, tableOf(figures.map(({ row, says }) => `${opening(row)}${says}`)));
  console.log(`trust: ${figures.length - kept} rows written to tools/TRUST.md, ${kept} left with the day of theirs`);
  return 0;
}

/** The proofs of a file, with the day that they were left on. */
async function proofsOf(file: string): Promise<(Proof & { day: string })[]> {
  const { mtime } = await stat(join(proofsFolder, file));
  const day = mtime.toISOString().slice(0, 10);
  return (await readProofs(file)).map((proof) => ({ ...proof, day }));
}

/** A text as Markdown shows it in a table. */
function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('|', '\\|');
}

/** A row up to its figures. */
function opening({ area, wanted }: Row): string {
  return `| ${area} | ${wanted} | `;
}

function proved(own: (Proof & { day: string })[]): Figures {
  const cell = (texts: (string | undefined)[]) =>
    [...new Set(texts.flatMap((text) => text || []))].map(plain).join('<br>') || '–';
  const [oldest] = own.map(({ day }) => day).sort();
  return `${cell(own.map(({ reached }) => reached))} | ${cell(own.map(({ control }) => control))} | ${oldest} |`;
}

/** What the table says of a row that nothing proves anew. `undefined` where it has no such row, or one without figures. */
function keptFigures(table: string, row: Row): Figures | undefined {
  const line = table.split('\n').find((one) => one.startsWith(opening(row)));
  const says = line?.slice(opening(row).length);
  return says?.startsWith('– ') ? undefined : says;
}

function tableOf(lines: string[]): string {
  return `# What was promised, and what was reached

Written by the tests, the host comparison, the fuzzer and the soak run (\`npm run trust\`), each row as its own were last run. Each control is a case
that must fail.

| area | to reach | reached | control | day |
| --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
}
