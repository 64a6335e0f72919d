import { knownKinds } from '../known-kinds.ts';
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
