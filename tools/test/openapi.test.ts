import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { generateSource } from 'oazapfts';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerTasks } from '../../engine/build/site-tasks.ts';
import { schemas } from '../../engine/cli/schemas.ts';
import type { CompileContext } from '../../engine/compile/context.ts';
import { createOpenApi, openApiAddress } from '../../engine/compile/openapi.ts';
import { createServer } from '../../engine/server/server.ts';
import { createSiteOpener } from '../../engine/site/open-site.ts';
import { root } from '../../engine/site/paths.ts';
import { writeSmallDist } from '../../engine/testing/small-dist.ts';

const museum = join(root, 'engine/examples/museum');

interface Description {
  info: { title: string };
  paths: Record<string, { get: { operationId: string; parameters?: { name: string }[]; responses: object } }>;
  components: object;
}

async function lint(document: object): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    // A site's data needs neither a license nor a login.
    rules: {
      'info-license': 'off',
      'info-license-url': 'off',
      'security-defined': 'off',
      'operation-4xx-response': 'off',
    },
  });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
}

describe.each(['the first site', 'the museum'])('the description of the data of %s', (name) => {
  let context: CompileContext;
  let document: Description;
  beforeAll(async () => {
    let folder = root;
    if (name === 'the museum') {
      // Its own types get their schemas in its folder.
      folder = await mkdtemp(join(tmpdir(), 'pagewright-openapi-'));
      await cp(museum, folder, { recursive: true, filter: (path) => !/\/(dist|\.cache)$/.test(path) });
      await schemas({ site: folder });
    }
    const opened = await createSiteOpener(folder).open();
    if (folder !== root) await rm(folder, { recursive: true, force: true });
    context = opened.context as CompileContext;
    document = createOpenApi(context) as Description;
  }, 60_000);

  test('is valid, and describes every source', async () => {
    expect(await lint(document)).toEqual([]);
    const described = Object.values(document.paths).map(({ get }) => get.operationId);
    expect(described.sort()).toEqual(Object.keys(context.sources).sort());
    const broken = structuredClone(document) as unknown as { components: { schemas: object } };
    broken.components.schemas = {};
    expect((await lint(broken)).length).toBeGreaterThan(0);
  });

  test('holds for every answer', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'api', components: document.components });
    let count = 0;
    for (const [name, { endpoint, answer, instances }] of Object.entries(context.sources)) {
      const [path = ''] = endpoint.path.split('?');
      const { get } = document.paths[path] as Description['paths'][string];
      const schema = (get.responses as Record<string, { content: { 'application/json': { schema: object } } }>)[200];
      const text = JSON.stringify(schema?.content['application/json'].schema).replaceAll('"#/', '"api#/');
      const validate = ajv.compile(JSON.parse(text));
      for (const params of instances().slice(0, 50)) {
        count += 1;
        expect(validate({ data: answer(params) }), `${name} ${JSON.stringify(validate.errors)}`).toBe(true);
        expect(get.parameters?.map((one) => one.name) ?? []).toEqual(expect.arrayContaining(Object.keys(params)));
      }
      expect(validate({ data: 7 })).toBe(false);
    }
    expect(count).toBeGreaterThan(5);
  });

  test('is the same in dist and from the server', async () => {
    const built = [...answerTasks(context)].find(({ path }) => path === openApiAddress.slice(1))?.text;
    const dist = await writeSmallDist();
    const { sources, site } = context;
    const server = await createServer({
      dist,
      sources: () => sources,
      schemas: () => context.schemas,
      site: () => site,
    });
    const { body, headers, statusCode } = await server.inject(openApiAddress);
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'application/json; charset=utf-8', built]);
    await server.close();
    await rm(dist, { recursive: true, force: true });
  });

  test('gives a typed client', async () => {
    const client = await generateSource(document as never);
    const place = await mkdtemp(join(root, 'node_modules/.pagewright-client-'));
    try {
      await writeFile(join(place, 'client.ts'), client);
      const [operation = ''] = /(?<=export function )\w+/.exec(client) ?? [];
      const use = (member: string) =>
        `import { ${operation} } from './client.ts';\ntype Answer = Awaited<ReturnType<typeof ${operation}>>;\nexport const read = (answer: Extract<Answer, { status: 200 }>) => answer.data.${member};\n`;
      const settings = [
        '--noEmit',
        '--ignoreConfig',
        '--strict',
        '--module',
        'nodenext',
        '--target',
        'es2022',
        '--skipLibCheck',
        '--allowImportingTsExtensions',
        '--types',
        '',
      ];
      const check = async (member: string) => {
        await writeFile(join(place, 'use.ts'), use(member));
        const tsc = join(root, 'node_modules/typescript/bin/tsc');
        return promisify(execFile)(process.execPath, [tsc, ...settings, join(place, 'use.ts')], { cwd: place }).then(
          () => '',
          ({ stdout }: { stdout: string }) => stdout,
        );
      };
      expect(await check('data')).toBe('');
      expect(await check('dta')).toContain("Property 'dta' does not exist");
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  }, 60_000);
});
