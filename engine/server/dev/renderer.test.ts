import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeAtomically } from '../../site/files/files.ts';
import { root } from '../../site/paths.ts';
import { startChildServer } from '../../testing/child-server.ts';
import { smallFolder } from '../../testing/small-folder.ts';

const footer = 'parts/footer.tsx';
const valid = 'export default () => <p>Low tide at six</p>;\n';

/**
 * Waits for a file after a source with `held` is read, and before Vite handles a change to a text with `slow`. Prints
 * what happens.
 */
const config = `import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { defineConfig } from 'pagewright/config';

const waitFor = async (name) => {
  while (!existsSync(new URL(name, import.meta.url))) await setTimeout(10);
};

const hold = {
  name: 'hold',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('/${footer}')) return undefined;
    const text = await readFile(id, 'utf8');
    if (!text.includes('held')) return text;
    console.log('read');
    await waitFor('go');
    return text;
  },
  async watchChange(id) {
    if (!id.endsWith('/${footer}') || !(await readFile(id, 'utf8')).includes('slow')) return;
    console.log('slow');
    await waitFor('go on');
  },
  async hotUpdate({ file }) {
    if (this.environment.name !== 'ssr' || !file.endsWith('/${footer}')) return;
    const text = await readFile(file, 'utf8');
    console.log(text.includes('held') ? 'broken' : 'fixed');
  },
};

export default defineConfig({ parts: { footer: './${footer}' }, vite: { plugins: [hold] } });
`;

test('a source that is fixed while a page is rendered with its error is shown, and not the error', async () => {
  const small = await smallFolder({ 'pagewright.config.ts': config, [footer]: valid });
  onTestFinished(small.remove);
  const dev = await startChildServer([join(root, 'engine/cli/pagewright.mjs'), 'dev', '--site', small.folder]);
  onTestFinished(async () => void (await dev.stop()));
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${dev.port}${path}`)).text();
  const printed = (line: string) => expect.poll(() => dev.lines).toContain(line);
  const write = (file: string, text: string) => writeAtomically(join(small.folder, file), text);
  expect(await ask('/')).toContain('Low tide at six');
  await write(footer, 'const broken = ; // held\n');
  await printed('broken');
  const during = ask('/_dev/state?path=/');
  await printed('read');
  await write(footer, valid.replace('six', 'seven'));
  await printed('fixed');
  // Vite has dropped what depends on the source when it answers.
  await ask('/_engine/@vite/client');
  await write('go', '');
  expect(await during).toContain('Unexpected token');
  expect(await ask('/_dev/state?path=/')).not.toContain('Unexpected token');
  expect(await ask('/')).toContain('Low tide at seven');

  // A plugin that handles changes slowly does not delay them.
  await write(footer, `${valid.replace('six', 'eight')} // slow`);
  await printed('slow');
  expect(await ask('/')).toContain('Low tide at eight');
  await write('go on', '');
});
