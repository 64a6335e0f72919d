import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MessageLanguage } from '../../check/messages/message.ts';
import type { Schema, Schemas } from '../../model/schema/schema.ts';
import { root } from '../../site/paths.ts';
import { readSchemas } from '../../site/read-site.ts';
import { readExampleCollection, readExamples, sectionTypes } from '../gallery/examples.ts';
import { collectDescriptions } from './descriptions.ts';
import { guideFiles, writeGuide } from './guide.ts';

let schemas: Schemas;
beforeAll(async () => {
  schemas = await readSchemas();
});

describe.each(Object.entries(guideFiles) as [MessageLanguage, string][])('the guide in %s', (language, file) => {
  let guide = '';
  let headings: string[] = [];
  beforeAll(() => {
    guide = writeGuide(schemas, readExamples(), readExampleCollection(), language);
    headings = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading as string);
  });

  test('is committed as the schemas and examples give it', async () => {
    expect(await readFile(join(root, 'schemas', file), 'utf8')).toBe(guide);
  });

  test('has a part for every section type, for collections and for the kinds of their fields, each heading once', () => {
    expect(headings).toEqual(
      expect.arrayContaining([...sectionTypes, 'CollectionAnswer', 'RecordField', 'RecordKinds']),
    );
    expect(new Set(headings.map(anchorOf)).size).toBe(headings.length);
  });

  test('explains every field and kind that pages, the site, sections and records have, in its language', () => {
    const flat = guide.replaceAll('\\|', '|').replaceAll('\n', ' ');
    // Not in any file: the data that renderers need, and the list of kinds. The folders' words.json files
    // list a site's own messages.
    const described = Object.entries(schemas).filter(([path]) => !/^(answers\/|kinds\.|words\.)/.test(path));
    const own = collectDescriptions(Object.fromEntries(described)).filter(({ of }) => !/^Section(\.|$)/.test(of));
    expect(own.filter((one) => !flat.includes(one[language].replaceAll('\n', ' '))).map(({ of }) => of)).toEqual([]);
  });

  test('describes every value of a choice, in its language', () => {
    const sentences = new Set<string>();
    // Section types have parts of their own.
    JSON.stringify(schemas, (key, value) => {
      const { enumZh = [], markdownEnumDescriptions = [] } = (value ?? {}) as Schema;
      if (key !== 'type') for (const says of language === 'zh' ? enumZh : markdownEnumDescriptions) sentences.add(says);
      return value;
    });
    expect(sentences.size).toBeGreaterThan(40);
    // The first letter depends on the position of the sentence.
    expect([...sentences].filter((says) => !guide.includes(says.slice(1).replace(/[.。]$/, '')))).toEqual([]);
  });

  test('describes fields of which exactly one is required', () => {
    const [, row = ''] = /^\| \S+ `rows` \|([^\n]*)$/m.exec(guide.slice(guide.indexOf('\n### table\n'))) ?? [];
    expect(row).toContain({ en: '| this or `data` |', zh: '| 此项或 `data` |' }[language]);
  });

  test('has links to its own headings alone', () => {
    const anchors = new Set(headings.map(anchorOf));
    const prose = guide.replace(/```.*?```|`[^`\n]*`/gs, '');
    const links = [...prose.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor as string);
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });
});

/** The anchor of a heading on GitHub. */
function anchorOf(heading: string): string {
  return heading.toLowerCase().replaceAll(' ', '-').replace(/[./]/g, '');
}
