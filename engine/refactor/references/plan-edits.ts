import { t } from '../../check/messages/messages.ts';
import type { SiteFile } from '../../check/site-files.ts';
import type { SiteModel } from '../../check/site-model.ts';
import { applyOperations, type Operation } from '../../edit/operations.ts';
import { readWholeFile } from '../../edit/passage.ts';
import { spliceOfString } from '../../edit/splice-of-string.ts';
import { pointerOf, valueAt } from '../../model/schema/pointer.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import { applySplices, type Splice } from '../../model/text/splice.ts';
import { Refusal } from '../../site/files/refusal.ts';
import { collectReferences } from './collect-references.ts';
import { findReferences } from './find-references.ts';
import { type NameReference, referenceRange, referenceText } from './name-reference.ts';
import { formatReference } from './report.ts';
import { respellAsset, respellRoute } from './spelling.ts';

/** A name and its replacement, in the form of references. */
export interface Renaming {
  kind: NameReference['kind'];
  from: string;
  to: string;
  /** The words of a heading, whose id follows from them. Default: they stay. */
  words?: string;
}

/** A file with its new text. */
export interface PlannedEdit {
  file: string;
  text: string;
  edits: number;
}

/** The changed files of a renaming. Throws a refusal if a position cannot express the new name. */
export function planEdits(renamings: Renaming[], model: SiteModel, more: Operation[] = []): PlannedEdit[] {
  const { site, siteFile } = model;
  if (!site || !siteFile) throw new Refusal(t('refusedBrokenSite'));
  const places = new Map<SiteFile, Renamed[]>(more.length > 0 ? [[siteFile, []]] : []);
  for (const { kind, from, to, words } of renamings) {
    for (const place of findReferences({ kind, names: [from] }, model)) {
      const { file } = place;
      if (place.isHeading && words === undefined) continue;
      const written = place.isHeading && words !== undefined ? words : respelled(place, from, to, site);
      refuseShared(place, model);
      // The references in a removed redirect need no edit.
      if (file === siteFile && isTakenOut(place, more)) continue;
      places.set(file, [...(places.get(file) ?? []), { place, to: written }]);
    }
  }
  return [...places].map(([file, renamed]) => {
    const text = applySplices(file.text, renamed.map(spliceOf));
    verify(file, text, renamed);
    if (file !== siteFile) return { file: file.file, text, edits: renamed.length };
    const edits = renamed.length + more.length;
    return { file: file.file, text: applyOperations(readWholeFile(file.file, text), more).text, edits };
  });
}

interface Renamed {
  place: NameReference;
  to: string;
}

function isTakenOut({ path }: NameReference, operations: Operation[]): boolean {
  return operations.some(({ op, path: pointer }) => op === 'remove' && `${pointerOf(path)}/`.startsWith(`${pointer}/`));
}

function spliceOf({ place, to }: Renamed): Splice {
  const { file, path, start, end, at } = place;
  const whole = at === 'key' ? path.at(-1) : valueAt(file.value, path);
  if (typeof whole === 'string') return spliceOfString(file, { path, at, whole, start, end }, to);
  return { ...referenceRange(place), text: to };
}

function respelled(place: NameReference, from: string, to: string, site: SiteDescriptor): string {
  const written = referenceText(place);
  if (place.kind === 'route') return respellRoute(written, from, to, site);
  if (place.kind === 'anchor' || place.kind === 'heading') return to.slice(to.indexOf('#') + 1);
  // A key of a collection is the part behind the dot.
  if (place.kind === 'field' || place.at === 'key') return to.slice(to.lastIndexOf('.') + 1);
  if (place.kind === 'source' || place.kind === 'collection') return to;
  if (place.kind === 'record') return to.slice(to.lastIndexOf('/') + 1);
  const spelled = place.folder && respellAsset(written, place.folder, to, site);
  if (spelled !== undefined) return spelled;
  throw new Refusal(
    `${formatReference(place)} can only name files of assets/${place.folder?.root}: choose a name in it.`,
  );
}

/** Refuses a reference with two targets, such as a base that differs by language. */
function refuseShared(place: NameReference, model: SiteModel): void {
  const other = collectReferences(place.file, model).find(
    (one) => one.kind === place.kind && one.name !== place.name && one.start === place.start && alike(one, place),
  );
  if (other)
    throw new Refusal(t('refusedTwoNames', { place: formatReference(place), one: place.name, other: other.name }));
}

function alike(one: NameReference, other: NameReference): boolean {
  return one.path.join('/') === other.path.join('/');
}

/** Verifies that a new JSON text has the new names in their positions, and no other changes. */
function verify(file: SiteFile, text: string, places: Renamed[]): void {
  if (file.isPlain) return;
  const meant = structuredClone(file.value);
  // From the end of each string, so that earlier places stay where they are.
  const keys = places.filter(({ place }) => place.at === 'key');
  for (const { place, to } of places
    .filter((one) => !keys.includes(one))
    .toSorted((a, b) => b.place.start - a.place.start)) {
    const holder = valueAt(meant, place.path.slice(0, -1)) as Record<string | number, string | number>;
    const key = place.path.at(-1) as string | number;
    const whole = holder[key] as string | number;
    holder[key] = typeof whole === 'number' ? Number(to) : whole.slice(0, place.start) + to + whole.slice(place.end);
  }
  // The innermost first, so that the outer places stay where they are.
  for (const { place, to } of keys.toSorted((a, b) => b.place.path.length - a.place.path.length)) {
    const holder = valueAt(meant, place.path.slice(0, -1)) as Record<string, unknown>;
    const entries = Object.entries(holder).map(
      ([key, value]) => [key === place.path.at(-1) ? to : key, value] as const,
    );
    for (const key of Object.keys(holder)) delete holder[key];
    Object.assign(holder, Object.fromEntries(entries));
  }
  if (JSON.stringify(JSON.parse(text)) !== JSON.stringify(meant))
    throw new Error(`${file.file} cannot be edited safely: its text and what it says do not fit. Nothing was written.`);
}
