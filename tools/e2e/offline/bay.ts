import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../../engine/build/build.ts';
import { serveSite } from '../../../engine/server/serve-site.ts';
import { secondSite } from '../serve.ts';

export type Bay = Awaited<ReturnType<typeof openBay>>;

/** A page without links to it: links in view are prefetched. */
const far = {
  $schema: '../../../../schemas/page.schema.json',
  id: 'far',
  route: '/far',
  title: { zh: '远处', en: 'Far away' },
  sections: [{ type: 'prose', paragraphs: [{ zh: '这里很远。', en: 'It is far from here.' }] }],
};

/** Builds and serves an offline copy of the second site with the guide `/visit/pier` and further `pages`. */
export async function openBay(pages: Record<string, object> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-offline-'));
  await cp(secondSite, folder, { recursive: true, filter: (path) => !/\/(dist|\.cache)(\/|$)/.test(path) });
  for (const [name, page] of Object.entries({ far, ...pages }))
    await writeFile(join(folder, `pages/${name}.json`), JSON.stringify(page));
  /** Publishes it with these fields of its `site.json`. */
  const publish = async (fields: object) => {
    const site = JSON.parse(await readFile(join(secondSite, 'pages/site.json'), 'utf8'));
    const own = { ...site, precache: ['/visit/pier'], checks: {}, ...fields };
    await writeFile(join(folder, 'pages/site.json'), JSON.stringify(own));
    if ((await build({ site: folder, target: 'any' })) !== 0) throw new Error('the site does not build');
  };
  await publish({});
  const served = await serveSite(folder);
  return {
    served,
    publish,
    async close() {
      await served.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
