import { mkdir, readFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { writeAtomically } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';

export interface Result {
  what: string;
  ours: number;
  unit: string;
  /** The same on a hand-written page with the same content and design. */
  designed?: number;
  /** The same with each peer, by name. Replaces the hand-written page. */
  peers?: Record<string, number>;
  /** The goal, in the same unit. */
  atMost?: number;
}

export interface MeasuredSubject {
  title: string;
  results: Result[];
}

/** The last results of a part of the benchmark. */
interface Measured {
  day: string;
  subjects: MeasuredSubject[];
}

type Cells = Record<string, string>;

function cellsOf({ what, ours, unit, designed, peers, atMost }: Result): Cells {
  const shown = (value: number | undefined) => (value === undefined ? '' : `${value} ${unit}`.trim());
  const others = Object.entries(peers ?? {}).map(([name, value]) => [name, shown(value)]);
  return {
    what,
    ...(peers ? Object.fromEntries(others) : { 'same design': shown(designed) }),
    ours: shown(ours),
    ...(!peers && { '× design': designed ? (ours / designed).toFixed(2) : '' }),
    ...(atMost !== undefined && { goal: `≤ ${shown(atMost)}`, reached: ours <= atMost ? 'yes' : '**no**' }),
  };
}

const measuredFolder = join(root, 'tools/bench/measured');

/** Prints and saves the results of one part of the benchmark, in place of those of its last run. */
export async function saveResults(name: string, subjects: MeasuredSubject[]): Promise<void> {
  await mkdir(measuredFolder, { recursive: true });
  const day = new Date().toISOString().slice(0, 10);
  for (const subject of subjects) console.log(`\n${tableOf(subject, day)}`);
  await writeAtomically(join(measuredFolder, `${name}.json`), `${JSON.stringify({ day, subjects }, null, 2)}\n`);
}

/** How many results a table of `RESULTS.md` shows. */
const maxRows = 10;

/** Writes `tools/bench/RESULTS.md` from the last run of each part: a table with the results that are nearest to their goals. */
export async function writeResults(names: string[]): Promise<void> {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim() || 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const tables: string[] = [];
  for (const name of names) {
    const text = await readFile(join(measuredFolder, `${name}.json`), 'utf8').catch(() => undefined);
    const { day, subjects }: Measured = text ? JSON.parse(text) : { day: '', subjects: [] };
    for (const subject of subjects) tables.push(tableOf(subject, day));
  }
  const text = `# Measured

Written by \`npm run bench\`: ${machine}.

Each table shows the results that miss their goals or are nearest to them; [\`measured/\`](measured/) has all results.
*Same design* is a hand-written page with the same content and our design, without unused CSS rules.
Times are medians. *Slow* is a CPU at a quarter of its speed and slow 4G (150 ms round trip, 1.4 Mbit/s).
First views are always slow. Compare ratios: the speed of the machine varies.

${tables.join('\n')}`;
  await writeAtomically(join(root, 'tools/bench/RESULTS.md'), text);
}

function tableOf({ title, results }: MeasuredSubject, day: string): string {
  const withGoal = results.filter(({ atMost }) => atMost !== undefined);
  const excess = ({ ours, atMost = 0 }: Result) => ours / atMost || 0;
  const shown = withGoal.sort((a, b) => excess(b) - excess(a)).slice(0, maxRows);
  const reached = withGoal.filter((result) => cellsOf(result).reached === 'yes').length;
  const lines = shown.map(cellsOf);
  const columns = Object.keys(lines[0] ?? {}).filter((column) => lines.some((cells) => cells[column]));
  const rows = lines.map((cells) => `| ${columns.map((column) => cells[column] ?? '').join(' | ')} |`);
  return `## ${title}

${day}: ${reached} of ${withGoal.length} goals reached.

| ${columns.join(' | ')} |
| --- |${' --: |'.repeat(columns.length - 1)}
${rows.join('\n')}
`;
}

/** How often each subject is measured. */
const rounds = 5;

/** Measures subjects in alternating rounds, so that other load on the machine affects all. Returns the values of each. */
export async function measureInTurn<Subject, Value>(
  subjects: Subject[],
  measure: (subject: Subject) => Promise<Value>,
): Promise<Value[][]> {
  const values = subjects.map((): Value[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, subject] of subjects.entries()) values[index]?.push(await measure(subject));
  return values;
}

/** The median of each field. */
export function medians<Measured extends { [Field in keyof Measured]: number }>(runs: Measured[]): Measured {
  const fields = Object.keys(runs[0] ?? {}) as (keyof Measured)[];
  return Object.fromEntries(fields.map((field) => [field, median(runs.map((run) => run[field]))])) as Measured;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}
