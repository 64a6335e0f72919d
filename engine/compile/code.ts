import type { CompiledCode, CompiledTarget } from '../model/compiled.ts';
import { parseCode } from '../model/schema/parse-code.ts';
import { fillSlugs, type SiteValues } from '../model/schema/placeholders.ts';

/** Fills in site values and facts about files. Only a browser may know the origin of their addresses. */
export function compileCode(code: string, site: SiteValues, target: (address: string) => CompiledTarget): CompiledCode {
  const parts: Exclude<CompiledCode, string> = [];
  const add = (part: (typeof parts)[number]) => {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  };
  for (const part of parseCode(code)) {
    if (typeof part === 'string') add(fillSlugs(part, site));
    else if ('shown' in part) add(part.shown);
    else {
      const { href, external, file } = target(part.target);
      if (part.fact === 'address') add(external ? href : { href });
      else add(file?.[part.fact] ?? '');
    }
  }
  const [only = ''] = parts;
  return parts.length > 1 || typeof only !== 'string' ? parts : only;
}
