import { asciiOrigin } from '../../model/schema/ascii-origin.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import type { Rule } from '../rule.ts';
import { linkWords } from '../words/link-words.ts';

/** The public address is a host that browsers can ask. */
export const publicOrigin: Rule = {
  code: 'bad-origin',
  says: {
    en: 'The `origin` of site.json is `https://` and a host that there can be, without a user, a path, a query and an anchor.',
    zh: 'site.json 的 `origin` 是 `https://` 加一个可能存在的主机名，不带用户名、路径、查询和锚点。',
  },
  severity: 'error',
  firm: true,
  *inFile(file, { site }) {
    if (file.kind !== 'site' || !site) return;
    const { origin } = file.value as SiteDescriptor;
    if (origin !== undefined && asciiOrigin(origin) === undefined)
      yield { path: ['origin'], message: linkWords.badOrigin(origin) };
  },
};
