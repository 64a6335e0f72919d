import { unreadableFile } from '../located-json.ts';
import { defineRule } from '../rule.ts';

export const soundConfig = defineRule('wrong-config', {
  firm: true,
  *onSite({ config }) {
    for (const { file, text, ...mistake } of config?.mistakes ?? [])
      yield { ...mistake, file: unreadableFile(file, text) };
  },
});
