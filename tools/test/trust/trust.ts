import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../../files/files.ts';
import { root } from '../../paths.ts';
import { type Proof, proofsFolder, readProofs } from './proofs.ts';
import { type RowName, rows } from './rows.ts';

/**
 * `npm run trust`: writes `tools/TRUST.md` from the proofs that the last full run of the tests and the long commands left. Returns 1 and
 * writes nothing when a row has no figure, and says what to run.
 */
export async function trust(): Promise<number> {
  const files = (await readdir(proofsFolder).catch(() => [])).sort();
  const proofs = (await Promise.all(files.map(readProofs))).flat();
  const missing = (Object.keys(rows) as RowName[]).filter(
    (name) => !proofs.some(({ row, reached }) => row === name && reached),
  );
  if (missing.length > 0) {
    console.log(`trust: nothing proves ${missing.join(', ')}.`);
    console.log(
      'trust: run npm test -- --full, npm run test:hosts, npm run fuzz and npm run soak first; each leaves its proofs.',
    );
    return 1;
  }
  await writeAtomically(join(root, 'tools/TRUST.md'), tableOf(proofs));
  console.log(`trust: ${Object.keys(rows).length} rows written to tools/TRUST.md`);
  return 0;
}

/** A text as Markdown shows it in a table. */
function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('|', '\\|');
}

function tableOf(proofs: Proof[]): string {
  const lines = Object.entries(rows).map(([name, { area, wanted }]) => {
    const own = proofs.filter(({ row }) => row === name);
    const cell = (texts: (string | undefined)[]) =>
      [...new Set(texts.flatMap((text) => text || []))].map(plain).join('<br>') || '–';
    return `| ${area} | ${wanted} | ${cell(own.map(({ reached }) => reached))} | ${cell(own.map(({ control }) => control))} |`;
  });
  return `# What was promised, and what was reached

Written by the tests, the host comparison, the fuzzer and the soak run (\`npm run trust\`). Each control is a case that must fail.

| area | to reach | reached | control |
| --- | --- | --- | --- |
${lines.join('\n')}
`;
}
