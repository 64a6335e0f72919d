import { siliconPotential } from './pseudopotentials.ts';
import { type Entry, product } from './sample.ts';

/** Half the lattice constant of silicon, in ångström. */
const half = 2.7155;

/** A silicon calculation: the job with lines to add to its input, and how often the cell is repeated along each vector. */
export interface Calculation {
  job?: string;
  lines?: string[];
  repeat?: number;
}

/** The input files of a silicon calculation, its pseudopotential among them: a folder that the program runs in as it is. */
export function siliconInput({ job = 'SCF', lines = [], repeat = 1 }: Calculation = {}): Entry[] {
  const grid = Math.max(1, Math.round(9 / repeat));
  const input = [
    '1 1',
    `JOB = ${job}`,
    'IN.ATOM = atom.config',
    `IN.PSP1 = ${siliconPotential.name}`,
    'ECUT = 50',
    `MP_N123 = ${grid} ${grid} ${grid} 0 0 0`,
    ...lines,
  ];
  const note = `# ${product.text} 示例输入：以硅原胞代替真实体系。 Sample input: a silicon cell stands in for the real system.\n`;
  return [
    { name: 'etot.input', text: `${input.join('\n')}\n` },
    { name: 'atom.config', text: structure(repeat) },
    siliconPotential,
    { name: 'NOTE.txt', text: note },
  ];
}

/** The primitive diamond cell, repeated. */
function structure(repeat: number): string {
  const side = (repeat * half).toFixed(5);
  const zero = (0).toFixed(5);
  const vectors = [
    [zero, side, side],
    [side, zero, side],
    [side, side, zero],
  ];
  const steps = Array.from({ length: repeat }, (_, step) => step);
  const cells = steps.flatMap((a) => steps.flatMap((b) => steps.map((c) => [a, b, c])));
  const atoms = cells.flatMap((cell) =>
    [0, 0.25].map((offset) => cell.map((at) => ((at + offset) / repeat).toFixed(6)).join('  ')),
  );
  const rows = [
    ...vectors.map((vector) => `  ${vector.join('  ')}`),
    'POSITION',
    ...atoms.map((at) => `14  ${at}  1 1 1`),
  ];
  return `${atoms.length}\nLATTICE\n${rows.join('\n')}\n`;
}
