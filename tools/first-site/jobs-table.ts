/**
 * The operators of the keystroke-level model, in seconds: Card, Moran and Newell, "The keystroke-level model for user performance time
 * with interactive systems", Communications of the ACM 23 (7), 1980.
 */
export const operators = {
  /** To decide what to do next. */
  mind: 1.35,
  /** To bring a pointer or a finger to its target. */
  point: 1.1,
  /** To press and let go. */
  click: 0.2,
  /** To press a key, as an average typist. */
  key: 0.28,
  /** To move the hand between mouse and keys. */
  home: 0.4,
};

/** What a person does, and how often. */
export type Deeds = Partial<Record<keyof typeof operators, number>>;

/** How long deeds take a person, in seconds, besides what the site and the network take. */
export function personSeconds(deeds: Deeds[]): number {
  const each = deeds.flatMap((one) => Object.entries(one) as [keyof typeof operators, number][]);
  return each.reduce((sum, [operator, times]) => sum + operators[operator] * times, 0);
}

/** How many keys a text takes: a Han character, by our own count, about three, of its sound and to choose it. */
export function keysOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 3 : 1), 0);
}

/** One job, as it was walked. */
export interface Walked {
  job: string;
  by: string;
  steps: number;
  stops: number;
  /** A person's share. */
  person: number;
  /** From the beginning to the end, by the hands of a script. */
  script: number;
}

/** What is known from before these ways were made, and of a peer. */
const before: Record<string, string> = {
  'find and fetch the GPU build, with its sum': '4 clicks, about 30 s; a peer’s selector 12 s and a command',
  'open the licence-server guide': '44 Tab stops from the top of home',
};

const heads = ['job', 'by', 'steps', 'Tab stops', 'a person’s seconds', 'a script’s seconds', 'before'];

/** What the table holds besides the script's seconds, which differ from run to run: row by row. */
export function lastingRows(table: string): string[] {
  return table
    .split('\n')
    .filter((line) => /^\| .*\d/.test(line))
    .map((line) =>
      line
        .split('|')
        .filter((_, column) => column !== heads.indexOf('a script’s seconds') + 1)
        .join('|'),
    );
}

/** The file that tells of the jobs. */
export function jobsTable(walks: Walked[]): string {
  const rows = walks.map(({ job, by, steps, stops, person, script }) => [
    ...[job, by, String(steps), String(stops), person.toFixed(1), script.toFixed(1), before[job] ?? ''],
  ]);
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return `# The five jobs

What visitors come for, from the home page in Chinese, by mouse, keys and touch. Written by \`npm run jobs\`; the tests of this site walk the
jobs too, and hold the table to what they count. The goal is two steps for each, and 10 seconds for the first; by keys the first has no way
that is both: along the links it has two steps, by the search a third, and 10 seconds.

- **A person's seconds** are counted by the keystroke-level model (Card, Moran and Newell 1980): ${operators.mind} s to decide on each step, ${operators.point} s to
  point, ${operators.click} s to click or tap, ${operators.key} s a key, ${operators.home} s between mouse and keys; a Han character, by our own count, as three keys. A
  person who does not know the way reads besides.
- **A script's seconds** are what the whole took in Chromium when nobody had to think or move: what the site itself takes, on a machine that did
  other work beside it.

${line(heads)}
${line(heads.map(() => '---'))}
${rows.map(line).join('\n')}
`;
}
