import { beforeAll, describe, expect, test } from 'vitest';
import { checkSite } from '../engine/check/check.ts';
import { rules } from '../engine/check/rules/rules.ts';
import { createSurveyor } from '../engine/check/survey.ts';
import type { Section } from '../engine/descriptor/section.ts';
import type { Schema, Schemas } from '../engine/schema/schema.ts';
import { root } from './paths.ts';
import { readSchemas, readSite } from './site/read-site.ts';
import { siteNames } from './site/site-names.ts';
import { type Editor, openEditor } from './testing/editor.ts';
import { allExamples, folders, pageWith, sectionTypes } from './testing/examples.ts';
import { mistakesIn } from './testing/section-mistakes.ts';
import { siteWith, smallAssets, textOf } from './testing/small-site.ts';

const file = 'pages/example.json';
let editor: Editor;
let schemas: Schemas;

beforeAll(async () => {
  const names = siteNames(createSurveyor()(await siteWith()).model.files, smallAssets);
  editor = await openEditor({ '.vscode/schemas/site-names.schema.json': JSON.stringify(names) });
  schemas = await readSchemas();
});

/** A page that holds one section, as text with a field a line. */
function pageOf(section: unknown): string {
  return textOf(pageWith({ type: 'x', section: section as Section }, 1));
}

/** The lines of the mistakes that the check finds in a page. */
async function checkedLines(text: string): Promise<number[]> {
  const problems = checkSite(await siteWith({ [file]: text }));
  return problems.filter((problem) => problem.file === file && problem.severity === 'error').map(({ line }) => line);
}

describe('the editor and the check give one verdict', () => {
  test.each(allExamples().map((example) => [`${example.type}: ${example.name.en}`, example.section] as const))(
    '%s',
    async (_, section) => {
      expect(await editor.marks(file, pageOf(section))).toEqual([]);
      for (const { mistake, section: broken } of mistakesIn(section)) {
        const text = pageOf(broken);
        const [line, ...others] = await checkedLines(text);
        expect.soft({ mistake, others }).toEqual({ mistake, others: [] });
        const marks = await editor.marks(file, text);
        expect
          .soft(
            marks.map((mark) => mark.line),
            `${mistake}: ${JSON.stringify(marks)}`,
          )
          .toContain(line);
      }
    },
  );

  test('on every file of the shipped site: nothing to mark', async () => {
    const site = await readSite(root);
    const shipped = await openEditor({
      '.vscode/schemas/site-names.schema.json': JSON.stringify(
        siteNames(createSurveyor()(site).model.files, site.assets),
      ),
    });
    const marked = [];
    for (const [path, text] of Object.entries(site.files)) {
      for (const mark of await shipped.marks(path, text)) marked.push({ path, ...mark });
    }
    expect(marked).toEqual([]);
  });

  test('names that the list lacks stay allowed: a page added since is no mistake', async () => {
    const section = { type: 'links', links: [{ label: 'x', to: '/added-since' }] };
    expect(await editor.marks(file, pageOf(section))).toEqual([]);
  });
});

describe('the editor proposes', () => {
  const descriptions = (schema: Schema) =>
    Object.entries(schema.properties ?? {}).map(([name, { $ref, description }]) => {
      const target = $ref ? schemas['page.schema.json']?.definitions?.[$ref.replace('#/definitions/', '')] : undefined;
      return [name, description ?? target?.description] as const;
    });

  test('every section type after "type", each with its sentence', async () => {
    const proposals = await editor.proposals(file, pageOf({ type: '|' }));
    expect([...proposals.keys()].sort()).toEqual([...sectionTypes, 'include'].sort());
    for (const type of sectionTypes)
      expect(proposals.get(type)).toBe(schemas[`sections/${type}.schema.json`]?.description);
  });

  test.each(sectionTypes)('every field of %s with its sentence', async (type) => {
    const text = pageOf({ type }).replace(`"type": "${type}"`, `"type": "${type}", "|"`);
    const proposals = await editor.proposals(file, text);
    const wanted = descriptions(schemas[`sections/${type}.schema.json`] as Schema).filter(([name]) => name !== 'type');
    expect(Object.fromEntries(proposals)).toMatchObject(Object.fromEntries(wanted));
    expect(proposals.size).toBe(wanted.length);
  });

  test.each<[string, unknown, string[]]>([
    [
      'routes, anchors and files in a link',
      { type: 'links', links: [{ label: 'x', to: '|' }] },
      ['/second', '/news/{page}', '/news', '/second#guide', 'files:example.zip', 'docs:'],
    ],
    ['them in a target of one language', { type: 'links', links: [{ label: 'x', to: { zh: '|' } }] }, ['/second']],
    ['pictures', { type: 'feature', picture: { src: '|' } }, ['example.svg']],
    ['shared files', { type: 'include', name: '|' }, ['links']],
    ['bases', { type: 'table', columns: [{ base: '|' }] }, ['files', 'docs']],
    ['sources', { type: 'table', data: { source: '|' } }, folders('engine/sources')],
    ['the parameters of a source', { type: 'table', data: { source: 'news.list', params: { '|': '' } } }, ['page']],
  ])('%s', async (_, section, wanted) => {
    const proposals = await editor.proposals(file, pageOf(section));
    expect([...proposals.keys()]).toEqual(expect.arrayContaining(wanted));
  });

  test('the rules that can be set, each with what it says and how severe it is', async () => {
    const site = '{ "$schema": "../schemas/site.schema.json", "checks": { "rules": { "|" } } }';
    const wanted = rules
      .filter(({ firm }) => !firm)
      .map(({ code, says, severity }) => [code, `${says.en} Default: \`${severity}\`.`]);
    expect(Object.fromEntries(await editor.proposals('pages/site.json', site))).toEqual(Object.fromEntries(wanted));
  });

  test('routes in a navigation entry and as a page’s parent', async () => {
    const site = '{ "$schema": "../schemas/site.schema.json", "navigation": [{ "to": "|" }] }';
    expect([...(await editor.proposals('pages/site.json', site)).keys()]).toContain('/second');
    const page = '{ "$schema": "../schemas/page.schema.json", "parent": "|" }';
    expect([...(await editor.proposals(file, page)).keys()]).toContain('/second');
  });
});
