import type { Looked } from './look.ts';
import type { Definition, FileFinding, Finding, Lack } from './rule.ts';
import type { SiteModel } from './site-model.ts';
import { nearest } from './suggest.ts';
import { linkWords } from './words/link-words.ts';

/** A base or value that site.json has not, with the nearest that it has. */
export function lackOf(kind: 'bases' | 'values', name: string, { site, siteFile }: SiteModel): Lack {
  const near = nearest(name, Object.keys(site?.[kind] ?? {}));
  if (near === undefined || !siteFile) return { kind, name };
  return { kind, name, near: { file: siteFile, path: [kind, near], at: 'key', name: near } };
}

/** What several places agree on. */
export interface Agreement {
  /** Findings that may be right, and something else wrong: none of them may be mended without asking. */
  doubted: Set<Finding>;
  /** Findings that are told where the name is defined instead. */
  replaced: Set<Finding>;
  /** The definitions that are told. */
  told: (FileFinding & Pick<Finding, 'code' | 'severity'>)[];
}

/**
 * Several places that miss the same name are right more likely than wrong. Where nothing uses the definition that is near to it, that
 * is where the slip is, and it is told once, there. The languages of one text are one place.
 */
export function agreementIn(looked: Looked[]): Agreement {
  const agreement: Agreement = { doubted: new Set(), replaced: new Set(), told: [] };
  const groups = new Map<string, { finding: Finding; lack: Lack; place: string }[]>();
  for (const { file, ruled = [] } of looked) {
    for (const finding of ruled) {
      const { lacks: lack, path } = finding;
      if (!lack) continue;
      const place = `${file.file} ${path.filter((step) => step !== 'zh' && step !== 'en').join('/')}`;
      const key = `${lack.kind} ${lack.name}`;
      groups.set(key, [...(groups.get(key) ?? []), { finding, lack, place }]);
    }
  }
  for (const all of groups.values()) {
    const [first] = all;
    if (!first || new Set(all.map(({ place }) => place)).size < 2) continue;
    const { lack, finding } = first;
    const findings = all.map(({ finding }) => finding);
    if (lack.near && !isUsed(lack.near, looked)) {
      const { name, ...where } = lack.near;
      for (const one of findings) agreement.replaced.add(one);
      const message = linkWords.unusedDefinition(name, lack.name, findings.length);
      agreement.told.push({ ...where, message, suggestion: lack.name, code: finding.code, severity: finding.severity });
    } else if (lack.kind === 'route') for (const one of findings) agreement.doubted.add(one);
  }
  return agreement;
}

/** Whether a name stands anywhere but where it is defined. */
function isUsed({ name }: Definition, looked: Looked[]): boolean {
  const word = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const form = new RegExp(`(?<![\\w/-])${word}(?![\\w-])`, 'g');
  const times = looked.reduce((sum, { file }) => sum + [...file.text.matchAll(form)].length, 0);
  return times > 1;
}
