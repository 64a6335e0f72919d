import { oncePer } from '../../model/schema/once.ts';
import { valueAt } from '../../model/schema/pointer.ts';
import type { Schema, Schemas } from '../../model/schema/schema.ts';
import { knownKinds } from '../known-kinds.ts';
import { unreadableFile } from '../located-json.ts';
import { describePath } from '../make-problem.ts';
import { t } from '../messages/messages.ts';
import { defineRule, type Finding } from '../rule.ts';
import { explainErrors } from '../schema-problems.ts';
import { suggest } from '../suggest.ts';
import { validatorFor } from '../validators.ts';

export const soundConfig = defineRule('wrong-config', {
  firm: true,
  *onSite({ config, schemas, site }) {
    if (!config) return;
    for (const { file, text, ...mistake } of config.mistakes) yield { ...mistake, file: unreadableFile(file, text) };
    const at = (written: string) => {
      const { file, text, offset } = config.locate(undefined, written);
      return { file: unreadableFile(file, text), offset };
    };
    for (const [name, theme] of Object.entries(config.packThemes))
      for (const { path, message, suggestion } of themeMistakes(theme, schemas)) {
        const place = `theme.json, ${describePath(theme, path)}: `;
        const reason = { en: place + message.en, zh: place + message.zh };
        yield {
          ...at(name),
          path: ['packs'],
          message: t('configPackConfig', { name, reason }),
          ...(suggestion !== undefined && { suggestion }),
        };
      }
    if (config.notFoundPart !== undefined && site && site.notFound === undefined)
      yield { ...at(config.notFoundPart), path: ['parts', 'notFound'], message: t('unusedNotFound') };
    for (const [index, { code, visit = {} }] of config.rules.entries())
      for (const kind of Object.keys(visit)) {
        const kinds = knownKinds(schemas);
        if (kinds.has(kind)) continue;
        const { file, text, offset } = config.locate(undefined, code, kind);
        const path = ['rules', index, 'visit', kind];
        yield {
          file: unreadableFile(file, text),
          offset,
          path,
          message: t('noKind', { kind }),
          ...suggest(kind, kinds),
        };
      }
  },
});

/** The mistakes in the theme of a pack, in the form of `theme` in site.json. */
function themeMistakes(theme: unknown, schemas: Schemas): Finding[] {
  const schema = themeSchema(schemas);
  const validate = validatorFor(schema);
  if (validate(theme)) return [];
  return explainErrors(validate.errors ?? [], {
    schema,
    value: theme,
    written: (path) => JSON.stringify(valueAt(theme, path)) ?? '',
  });
}

const themeSchema = oncePer((schemas: Schemas): Schema => {
  const { definitions } = schemas['site.schema.json'] ?? {};
  return { ...definitions?.Theme, ...(definitions && { definitions }) };
});
