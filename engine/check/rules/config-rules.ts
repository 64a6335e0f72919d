import { oncePer } from '../../model/schema/once.ts';
import type { Schemas } from '../../model/schema/schema.ts';
import { unreadableFile } from '../located-json.ts';
import { t } from '../messages/messages.ts';
import { defineRule } from '../rule.ts';
import { suggest } from '../suggest.ts';

export const soundConfig = defineRule('wrong-config', {
  firm: true,
  *onSite({ config, schemas }) {
    if (!config) return;
    for (const { file, text, ...mistake } of config.mistakes) yield { ...mistake, file: unreadableFile(file, text) };
    for (const [index, { code, visit = {} }] of config.rules.entries())
      for (const kind of Object.keys(visit)) {
        const kinds = kindsIn(schemas);
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

/** All kinds of values that the schemas of a site describe. */
const kindsIn = oncePer((schemas: Schemas): Set<string> => {
  const kinds = new Set<string>();
  for (const schema of Object.values(schemas)) {
    for (const name of Object.keys(schema.definitions ?? {})) kinds.add(name);
    for (const [, kind = ''] of JSON.stringify(schema).matchAll(/"kind":"(\w+)"/g)) kinds.add(kind);
  }
  return kinds;
});
