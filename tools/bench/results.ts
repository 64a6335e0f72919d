import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { writeAtomically } from '../files.ts';
import { root } from '../paths.ts';

/** One line of the benchmark. */
export interface Result {
  what: string;
  /** What was measured here. */
  ours: number;
  unit: string;
  /** The same on a plain hand-written page of the same content, or with the peer named in `what`. */
  limit?: number;
  /** The same on a hand-written page of the same content and looks. */
  designed?: number;
  /** The figure to reach, in the line's unit: at most, or at least. Default: none was set. */
  atMost?: number;
  atLeast?: number;
}

/** The lines of one subject. */
export interface Subject {
  title: string;
  results: Result[];
}

const columns = ['what', 'plain page', 'same looks', 'ours', '× plain', '× looks', 'wanted', 'reached'] as const;
type Cells = Record<(typeof columns)[number], string>;

function cellsOf({ what, ours, unit, limit, designed, atMost, atLeast }: Result): Cells {
  const shown = (value: number | undefined) => (value === undefined ? '' : `${value} ${unit}`.trim());
  const ratio = (of: number | undefined) => (of ? (ours / of).toFixed(2) : '');
  const wanted = atMost !== undefined ? `≤ ${shown(atMost)}` : atLeast !== undefined ? `≥ ${shown(atLeast)}` : '';
  const reached = (atMost === undefined || ours <= atMost) && (atLeast === undefined || ours >= atLeast);
  return {
    what,
    'plain page': shown(limit),
    'same looks': shown(designed),
    ours: shown(ours),
    '× plain': ratio(limit),
    '× looks': ratio(designed),
    wanted,
    reached: wanted && (reached ? 'yes' : '**no**'),
  };
}

/** Prints a subject's lines as a table. */
export function print({ title, results }: Subject): void {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      results.map((result) => {
        const { what, ...cells } = cellsOf(result);
        return [what, cells];
      }),
    ),
  );
}

/** Writes all subjects to `tools/bench/RESULTS.md`, with the machine and the day. */
export async function keepResults(subjects: Subject[], day = new Date()): Promise<void> {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim() || 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const tables = subjects.map(({ title, results }) => {
    const rows = results.map((result) => {
      const cells = cellsOf(result);
      return `| ${columns.map((column) => cells[column]).join(' | ')} |`;
    });
    return `## ${title}\n\n| ${columns.join(' | ')} |\n| --- |${' --: |'.repeat(columns.length - 1)}\n${rows.join('\n')}\n`;
  });
  const text = `# Measured

Written by \`npm run bench\` on ${day.toISOString().slice(0, 10)}: ${machine}.

"Plain page" is a hand-written page of the same content with a small style sheet inlined; "same looks" is one with our looks, by the
rules that the page uses and no others. Both are made from our page by the benchmark and come from the same server. Times are
medians. Slow means 4 × CPU slowdown and slow 4G (150 ms a round trip, 1.4 Mbit/s).

${tables.join('\n')}`;
  await writeAtomically(join(root, 'tools/bench/RESULTS.md'), text);
}

/** The value in the middle of a list. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}
