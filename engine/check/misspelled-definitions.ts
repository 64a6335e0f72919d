import { groupBy } from '../model/group-by.ts';
import type { InspectedFile } from './inspect-file.ts';
import { t } from './messages/messages.ts';
import type { FileFinding, Finding, MissingDefinition, SiteFinding } from './rule.ts';
import { foldersIn, type SiteModel } from './site-model.ts';
import { nearest, suggest } from './suggest.ts';

/**
 * If three links begin with `files:` and site.json has an unused base `fils`, reports that base and not the
 * links: places that agree are more likely right. For routes see {@link missedRoutes}.
 */
export function misspelledDefinitions(missing: MissingName[], model: SiteModel) {
  const replaced = new Set<Finding>();
  const definitions: SiteFinding[] = [];
  for (const group of groupBy(missing, ({ missing }) => `${missing.kind} ${missing.name}`).values()) {
    if (!isMissedTwice(group)) continue;
    const [{ missing, finding }] = group as [MissingName];
    const blamed = blame(missing, group.length, model);
    if (!blamed) continue;
    for (const one of group) replaced.add(one.finding);
    definitions.push({ ...blamed, code: finding.code, severity: finding.severity });
  }
  return { replaced, definitions };
}

/** The finding at the misspelled definition of a name; undefined if no definition is near. */
function blame({ kind, name }: MissingDefinition, times: number, model: SiteModel): FileFinding | undefined {
  if (kind === 'route') return undefined;
  if (kind === 'folder') return blameBase(name, times, model);
  const { site, siteFile } = model;
  const names = new Set(Object.keys(site?.[kind] ?? {}));
  for (let near = nearest(name, names); near !== undefined; near = nearest(name, names)) {
    if (siteFile && !isUsed(near, model)) {
      const message = t('unusedDefinition', { name: near, wanted: name, times });
      return { file: siteFile, path: [kind, near], at: 'key', message, suggestion: name };
    }
    names.delete(near);
  }
  return undefined;
}

function blameBase(name: string, times: number, { site, siteFile, assets }: SiteModel): FileFinding | undefined {
  const base = site?.bases?.[name];
  if (!siteFile || typeof base !== 'string') return undefined;
  const path = ['bases', name];
  return {
    file: siteFile,
    path,
    message: t('noFolder', { base, times }),
    ...suggest(base, foldersIn(assets)),
  };
}

/** Whether a name occurs outside its definition. */
function isUsed(name: string, { files }: SiteModel): boolean {
  const word = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const form = new RegExp(`(?<![\\w/-])${word}(?![\\w-])`, 'g');
  return files.reduce((sum, { text }) => sum + [...text.matchAll(form)].length, 0) > 1;
}

export interface MissingName {
  finding: Finding;
  missing: MissingDefinition;
  /** All languages of a text are one place. */
  place: string;
}

export function missingNamesIn(inspected: InspectedFile[], codes: string[]): MissingName[] {
  return inspected.flatMap(({ file, ruled = [] }) =>
    ruled.flatMap((finding) => {
      const { missing, path } = finding;
      if (!missing) return [];
      return {
        finding,
        missing,
        place: `${file.file} ${path.filter((step) => !codes.includes(String(step))).join('/')}`,
      };
    }),
  );
}

/** Whether several places miss a name. */
export function isMissedTwice(missing: MissingName[]): boolean {
  return new Set(missing.map(({ place }) => place)).size > 1;
}
