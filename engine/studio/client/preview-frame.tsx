import { useEffect, useRef, useState } from 'react';
import { routeHref, sectionsIn } from '../../model/page-file.ts';
import type { Field } from '../protocol/form-protocol.ts';
import type { FilePointer } from '../protocol/protocol.ts';
import type { StudioState } from '../protocol/state-protocol.ts';
import { findFieldByText, sectionPointers } from './find-field.ts';
import { enclosingSection } from './follow-pointer.ts';
import { useMessages } from './messages.tsx';
import { findClicked, hideIncomplete, markElement } from './preview-document.ts';
import { server } from './server.ts';
import { studio, usePlace, useSite } from './store/studio.ts';
import { useSlice } from './store/use-slice.ts';
import { useFrameDocument } from './use-frame-document.ts';
import { useNavigation } from './use-going.ts';
import { usePage } from './use-page.ts';

interface FrameProps {
  language: StudioState['languages'][number];
  route: string;
  width: number;
  theme: 'system' | 'light' | 'dark';
  isFollowing: boolean;
  marked?: { pointer: string; text: string };
}

/** The page at a route, live. A click on anything in it opens its field; the field that is focused is marked in it. */
export function PreviewFrame({ language, route, width, theme, isFollowing, marked }: FrameProps) {
  const { t, labelFor } = useMessages();
  const languages = useSite(({ languages }) => languages);
  const file = usePlace(({ chosen }) => chosen?.file);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const { inside, isStyled, path } = useFrameDocument(frame);
  const [available, setAvailable] = useState({ width: 0, height: 0 });
  const { page, whenHere } = usePage(language.code, route);
  const href = routeHref(route, language.code, { languages });
  const first = useNavigation(frame, href);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setAvailable({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  useEffect(
    () =>
      studio.preview.onPage((come) => {
        const { contentWindow: view } = frame.current ?? {};
        if (come.language === language.code) view?.postMessage({ pagewright: 'page', page: come }, location.origin);
      }),
    [language.code],
  );
  useEffect(() => {
    const root = inside?.documentElement;
    if (!root) return;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  }, [theme, inside]);
  useEffect(() => {
    if (!inside || isFollowing) return;
    const open = async (place: FilePointer, shown: string) => {
      const forms = await formsAt(place);
      const pointer = findFieldByText(forms, shown, language.code);
      if (pointer === undefined && place.pointer === '' && place.file !== siteFile)
        return open({ file: siteFile, pointer: '' }, shown);
      const around = pointer === undefined || place.pointer === '' ? place.pointer : enclosingSection(pointer);
      studio.choose({ file: place.file, pointer: around }, pointer ?? place.pointer);
    };
    const clicked = async (event: Event) => {
      // What the studio follows itself leads on.
      if (!event.isTrusted) return;
      event.preventDefault();
      event.stopPropagation();
      const { target } = event;
      const { id, sections } = await whenHere();
      const found = findClicked(target, sectionsIn(sections), fileOf(id));
      if (found) await open(found.place, found.shown);
    };
    inside.addEventListener('click', clicked, true);
    return () => inside.removeEventListener('click', clicked, true);
  }, [whenHere, isFollowing, inside, language.code]);
  useEffect(() => {
    if (!inside) return;
    inside.addEventListener('keydown', forwardKeys);
    return () => inside.removeEventListener('keydown', forwardKeys);
  }, [inside]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each look, and at another width, the place may be elsewhere.
  useEffect(() => {
    if (!inside || file === undefined) return;
    // What has been typed since it was focused is what it says.
    const { activeElement: field } = document;
    const isTyped = field instanceof HTMLElement && field.dataset.pointer === marked?.pointer && 'value' in field;
    const text = isTyped ? String(field.value) : (marked?.text ?? '');
    markElement(inside, marked && { file, ...marked, text }, sectionsIn(page?.sections ?? []));
  }, [marked, page, inside, path, width, available.width]);
  const incomplete = useSite(({ incomplete }) => incomplete);
  const problems = useSite(({ problems }) => problems);
  const untouched = useSlice(studio.untouched, ({ values }) => values);
  useEffect(() => {
    if (inside) hideIncomplete(inside, sectionsIn(page?.sections ?? []), { incomplete, untouched, problems });
  }, [inside, page, incomplete, untouched, problems]);
  // Where the visitor goes in the frame, the rest of the studio follows.
  useEffect(() => {
    if (!inside || !isFollowing) return;
    const observer = new MutationObserver(() => {
      const id = inside.querySelector<HTMLElement>('main[data-page]')?.dataset.page;
      const followed = fileOf(id);
      if (followed && followed !== studio.place.file()) studio.choose({ file: followed, pointer: '' });
    });
    observer.observe(inside.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-page'],
    });
    return () => observer.disconnect();
  }, [isFollowing, inside]);

  // No visitor has a narrower screen: in less room the page is drawn smaller.
  const own = width || (available.width && Math.max(available.width, narrowest));
  const scale = own > 0 ? Math.min(1, available.width / own) : 1;
  return (
    <div className="frame" ref={room} aria-busy={!isStyled || undefined}>
      {!isStyled && (
        <p className="frame__waits" aria-hidden="true">
          {t('loading')}
        </p>
      )}
      <iframe
        ref={frame}
        className={isStyled ? undefined : 'frame__bare'}
        title={labelFor(t('preview'), language.name)}
        src={first}
        style={{
          inlineSize: own ? `${own}px` : '100%',
          blockSize: available.height ? `${available.height / scale}px` : '100%',
          transform: scale < 1 ? `scale(${scale})` : undefined,
        }}
      />
    </div>
  );
}

/** The file of the page with an id. */
function fileOf(id: string | undefined): string | undefined {
  return studio.site.get().files.find((one) => one.id !== undefined && one.id === id)?.file;
}

const siteFile = 'pages/site.json';
/** The width of the narrowest phones, in pixels. */
const narrowest = 360;

/** The form of a place, and of the sections in a section: it may show what they say, as a selector shows rows of its tables. */
async function formsAt(place: FilePointer): Promise<Field[]> {
  const fieldOf = async (pointer: string) => {
    const form = await server.form({ file: place.file, pointer }).catch(() => undefined);
    return form ? [form.field] : [];
  };
  const [own] = await fieldOf(place.pointer);
  if (!own) return [];
  const inside = place.pointer === '' ? [] : sectionPointers(own).filter((pointer) => pointer !== place.pointer);
  return [own, ...(await Promise.all(inside.map(fieldOf))).flat()];
}

/** The keys of the studio are its own wherever the focus is: a frame keeps those that are pressed in it to itself. */
function forwardKeys(event: KeyboardEvent): void {
  const { key, shiftKey, ctrlKey, metaKey } = event;
  if (key !== 'F6' && !((ctrlKey || metaKey) && key.toLowerCase() === 's')) return;
  event.preventDefault();
  window.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, ctrlKey, metaKey }));
}
