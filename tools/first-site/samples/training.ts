import { readFileSync } from 'node:fs';
import { randomFrom } from '../../test/fixtures/random.ts';
import type { Entry } from './sample.ts';

const source = (name: string) => readFileSync(new URL(`./training/${name}`, import.meta.url), 'utf8');

/** Distances (in σ) and Lennard-Jones energies (in ε) of pairs, to learn from and to ask about. */
function pairs(count: number, seed: number): string {
  const random = randomFrom(seed);
  const rows = Array.from({ length: count }, () => {
    const r = 1 + 1.2 * random();
    return `${r.toFixed(5)} ${(4 * (r ** -12 - r ** -6)).toFixed(6)}`;
  });
  return `# r energy\n${rows.join('\n')}\n`;
}

/**
 * The toolkit in small: the training program, the interface to LAMMPS, the active-learning tool and the converter that its
 * page lists, each of which does its work on the pairs that come with it.
 */
export const trainingEntries: Entry[] = [
  ...['train', 'active-learning', 'convert'].map((name) => ({
    name: `MatPL/bin/${name}`,
    text: source(`${name}.sh`),
    runnable: true,
  })),
  { name: 'MatPL/lammps/in.matpl', text: source('in.matpl') },
  { name: 'MatPL/data/train.dat', text: pairs(60, 3) },
  { name: 'MatPL/data/candidates.dat', text: pairs(20, 8) },
];
