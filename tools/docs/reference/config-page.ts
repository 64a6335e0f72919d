import { join } from 'node:path';
import type { MessageLanguage } from '../../../engine/check/messages/message.ts';
import { escapeBraces } from '../../../engine/model/schema/placeholders.ts';
import { root } from '../../../engine/site/paths.ts';
import { type FieldDoc, readTypes, type TypeDoc } from './read-types.ts';
import { codeBlock, fieldColumns, fieldTable, inBoth, type ReferencePage } from './reference-page.ts';

const words = {
  intro: {
    en: '`pagewright.config.ts`, next to `pages/`, has the code of a site. Every field is optional. [Configure a site with code](/how-to/configure-with-code) explains them with examples.',
    zh: '`pagewright.config.ts` 在 `pages/` 旁边，存放网站的代码。所有字段都可省略。[用代码配置网站](/how-to/configure-with-code)举例说明了它们的用法。',
  },
  required: { en: 'required', zh: '必填' },
  type: { en: 'Type: ', zh: '类型：' },
} satisfies Record<string, Record<MessageLanguage, string | string[]>>;

/** The types of the configuration, the configuration first. */
export function readConfigTypes(): TypeDoc[] {
  return readTypes(join(root, 'engine/site/config/site-config.ts'), 'SiteConfig');
}

/** The configuration of a site, from its TypeScript types: each field, then the types that fields use. */
export function configPage(): ReferencePage {
  const [config, ...types] = readConfigTypes();
  const names = new Set(types.map(({ name }) => name));
  return {
    slug: 'config',
    group: 'files',
    title: { en: 'Configuration', zh: '配置' },
    summary: {
      en: 'Every field of pagewright.config.ts: plugins, elements of the head, analytics, rules, packs and parts.',
      zh: 'pagewright.config.ts 的全部字段：插件、head 元素、访问统计、规则、扩展包和可替换的部件。',
    },
    content: inBoth((language) => [
      words.intro[language],
      ...(config?.fields ?? []).flatMap(({ name, type, says, example, fields }) => [
        `## ${name}`,
        escapeBraces(says[language]),
        fields.length === 0 && typeLine(type, language, names),
        tableOfFields(fields, language, names, `${name}.`),
        example !== undefined && codeBlock('ts', inConfig(example)),
      ]),
      ...types.flatMap(({ name, type, says, example, fields }) => [
        `## ${name}`,
        escapeBraces(says[language]),
        type !== undefined && typeLine(type, language, names),
        tableOfFields(fields, language, names),
        example !== undefined && codeBlock('ts', example),
      ]),
    ]),
  };
}

/** A configuration that has the fields of an example, after its imports. */
export function inConfig(example: string): string {
  const [, imports = '', fields = ''] = /^((?:import [^\n]*\n)*)\n*(.*)$/s.exec(example) ?? [];
  return `import { defineConfig } from 'pagewright/config';\n${imports}\nexport default defineConfig({\n${fields.replace(/^(?=.)/gm, '  ')}\n});`;
}

function typeLine(type: string, language: MessageLanguage, names: Set<string>): string {
  return escapeBraces(`${words.type[language]}${linked(type, names)}`);
}

function tableOfFields(fields: FieldDoc[], language: MessageLanguage, names: Set<string>, before = ''): string | false {
  const rows = fields.map(({ name, type, required, says }) => ({
    name: `${before}${name}`,
    kind: linked(type, names),
    need: required ? words.required[language] : '',
    says: says[language],
  }));
  return fieldTable(rows, fieldColumns[language]);
}

/** A type as code, in which the types of this page are links. */
function linked(type: string, names: Set<string>): string {
  return type
    .split(new RegExp(`\\b(${[...names].join('|')})\\b`))
    .map((part, index) =>
      index % 2 === 1
        ? `[\`${part}\`](/reference/config#${part.toLowerCase()})`
        : part.replace(/^(\s*)(\S.*?)(\s*)$/s, '$1`$2`$3'),
    )
    .join('');
}
