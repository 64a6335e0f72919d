import { mkdir, readFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { writeAtomically } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';

export interface Result {
  what: string;
  ours: number;
  unit: string;
  /** The same on a plain hand-written page of the same content, or with the peer named in `what`. */
  limit?: number;
  /** The same on a hand-written page of the same content and looks. */
  designed?: number;
  /** The same with each peer, by its name: a line that has this shows no hand-written pages. */
  peers?: Record<string, number>;
  /** The figure to reach, in the line's unit: at most, or at least. Default: none was set. */
  atMost?: number;
  atLeast?: number;
}

export interface MeasuredSubject {
  title: string;
  results: Result[];
}

type Cells = Record<string, string>;

function cellsOf({ what, ours, unit, limit, designed, peers, atMost, atLeast }: Result): Cells {
  const shown = (value: number | undefined) => (value === undefined ? '' : `${value} ${unit}`.trim());
  const ratio = (of: number | undefined) => (of ? (ours / of).toFixed(2) : '');
  const wanted = atMost !== undefined ? `≤ ${shown(atMost)}` : atLeast !== undefined ? `≥ ${shown(atLeast)}` : '';
  const reached = (atMost === undefined || ours <= atMost) && (atLeast === undefined || ours >= atLeast);
  const besides = { 'plain page': shown(limit), 'same looks': shown(designed) };
  const ratios = { '× plain': ratio(limit), '× looks': ratio(designed) };
  const beside = Object.entries(peers ?? {}).map(([name, value]) => [name, shown(value)]);
  return {
    what,
    ...(peers ? Object.fromEntries(beside) : besides),
    ours: shown(ours),
    ...(!peers && ratios),
    wanted,
    reached: wanted && (reached ? 'yes' : '**no**'),
  };
}

/** Prints a subject's lines as a table. */
export function printResults({ title, results }: MeasuredSubject): void {
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

/** Where the parts lie that `RESULTS.md` is put together from, each as its last run left it: beside it, for the next machine. */
const measuredFolder = join(root, 'tools/bench/measured');

/** Keeps what one part of the benchmark measured, in place of its last run. */
export async function saveChapter(name: string, subjects: MeasuredSubject[]): Promise<void> {
  await mkdir(measuredFolder, { recursive: true });
  const day = new Date().toISOString().slice(0, 10);
  await writeAtomically(join(measuredFolder, `${name}.json`), `${JSON.stringify({ day, subjects }, null, 2)}\n`);
}

/** Writes `tools/bench/RESULTS.md` from the last run of every part that has one, with the machine and the days, and what was tried for the rest. */
export async function writeResults(names: string[]): Promise<void> {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim() || 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const parts: string[] = [];
  for (const name of names) {
    const text = await readFile(join(measuredFolder, `${name}.json`), 'utf8').catch(() => undefined);
    if (!text) continue;
    const { day, subjects }: { day: string; subjects: MeasuredSubject[] } = JSON.parse(text);
    parts.push(...subjects.map((subject) => tableOf(subject, day)));
  }
  parts.push(await readFile(join(root, 'tools/bench/tried.md'), 'utf8'));
  const text = `# Measured

Written by \`npm run bench\`: ${machine}.

"Plain page" is a hand-written page of the same content with a small style sheet inlined; "same looks" is one with our looks, by the
rules that the page uses and no others. Both are made from our page by the benchmark and come from the same server. Times are
medians. An interaction takes as long as the browser says of its event, in steps of 8 ms from 16 ms on. Slow means 4 × CPU
slowdown and slow 4G (150 ms a round trip, 1.4 Mbit/s). First views come from another site by a link, and are always slow;
"blocking" is what tasks take beyond 50 ms each after the first paint. The pages of a line are measured in turn, so ratios hold
also where the machine's speed changes; single times need a quiet one.

${parts.join('\n')}`;
  await writeAtomically(join(root, 'tools/bench/RESULTS.md'), text);
}

function tableOf({ title, results }: MeasuredSubject, day: string): string {
  const lines = results.map(cellsOf);
  const columns = Object.keys(lines[0] ?? {});
  const rows = lines.map((cells) => `| ${columns.map((column) => cells[column] ?? '').join(' | ')} |`);
  return `## ${title}\n\n${day}\n\n| ${columns.join(' | ')} |\n| --- |${' --: |'.repeat(columns.length - 1)}\n${rows.join('\n')}\n`;
}

/** The value in the middle of a list. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}
