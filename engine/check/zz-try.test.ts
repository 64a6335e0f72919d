import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { root } from '../../tools/paths.ts';
import { readSite } from '../../tools/site/read-site.ts';
import { mutate, tableOf } from '../../tools/testing/mutations.ts';
import { siteWith } from '../../tools/testing/small-site.ts';
import { examplePages } from '../../tools/testing/examples.ts';
test('x', async () => {
  const most = Number(process.env.MOST ?? 6);
  for (const [name, site] of [['examples', await siteWith(examplePages())], ['shipped', await readSite(root)]] as const) {
    const t = performance.now();
    const { scores, failed } = mutate(site, most);
    writeFileSync(`/tmp/mutants/${name}.txt`, tableOf(scores) + '\n\n' + failed.join('\n') + '\n' + (performance.now() - t));
  }
}, 900000);
