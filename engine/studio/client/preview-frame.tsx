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
import { useSlice } from './store/slice.ts';
import { studio, usePlace, useSite } from './store/studio.ts';
import { useFrameDocument, useFrameNavigation } from './use-frame-document.ts';
import { usePage } from './use-page.ts';

interface FrameProps {
  language: StudioState['languages'][number];
  route: string;
  width: number;
  theme: 'system' | 'light' | 'dark';
  isFollowing: boolean;
  marked?: { pointer: string; text: string };
}

/** The live page at a route. A click opens the field of the clicked element. The focused field is marked. */
export function PreviewFrame({ language, route, width, theme, isFollowing, marked }: FrameProps) {
  const { t, labelFor } = useMessages();
  const languages = useSite(({ languages }) => languages);
  const file = usePlace(({ chosen }) => chosen?.file);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const { inside, isStyled, path } = useFrameDocument(frame);
  const [available, setAvailable] = useState({ width: 0, height: 0 });
  const { page, whenLoaded } = usePage(language.code, route);
  const href = routeHref(route, language.code, { languages });
  const first = useFrameNavigation(frame, href);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setAvailable({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  useEffect(
    () =>
      studio.preview.onPage((next) => {
        const { contentWindow: view } = frame.current ?? {};
        if (next.language === language.code) view?.postMessage({ pagewright: 'page', page: next }, location.origin);
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
    const onClick = async (event: Event) => {
      // Clicks of scripts, such as the studio's navigation, pass.
      if (!event.isTrusted) return;
      event.preventDefault();
      event.stopPropagation();
      const { target } = event;
      const { id, sections } = await whenLoaded();
      const clicked = findClicked(target, sectionsIn(sections), fileOf(id));
      if (clicked) await open(clicked.place, clicked.shown);
    };
    inside.addEventListener('click', onClick, true);
    return () => inside.removeEventListener('click', onClick, true);
  }, [whenLoaded, isFollowing, inside, language.code]);
  useEffect(() => {
    if (!inside) return;
    inside.addEventListener('keydown', forwardKeys);
    return () => inside.removeEventListener('keydown', forwardKeys);
  }, [inside]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each inspection and each width may move the element.
  useEffect(() => {
    if (!inside || file === undefined) return;
    // The input can differ from when it got the focus.
    const { activeElement: field } = document;
    const isTyped = field instanceof HTMLElement && field.dataset.pointer === marked?.pointer && 'value' in field;
    const text = isTyped ? String(field.value) : (marked?.text ?? '');
    markElement(inside, marked && { file, ...marked, text }, sectionsIn(page?.sections ?? []));
  }, [marked, page, inside, path, width, available.width]);
  const incomplete = useSite(({ incomplete }) => incomplete);
  const problems = useSite(({ problems }) => problems);
  const unfinished = useSlice(studio.unfinished, ({ values }) => values);
  useEffect(() => {
    if (inside) hideIncomplete(inside, sectionsIn(page?.sections ?? []), { incomplete, unfinished, problems });
  }, [inside, page, incomplete, unfinished, problems]);
  // Navigation in the frame also chooses the page in the studio.
  useEffect(() => {
    if (!inside || !isFollowing) return;
    const observer = new MutationObserver(() => {
      const id = inside.querySelector<HTMLElement>('main[data-page]')?.dataset.page;
      const shown = fileOf(id);
      if (shown && shown !== studio.place.file()) studio.choose({ file: shown, pointer: '' });
    });
    observer.observe(inside.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-page'],
    });
    return () => observer.disconnect();
  }, [isFollowing, inside]);

  // In a narrower pane the page is scaled down.
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

function fileOf(id: string | undefined): string | undefined {
  const isOf = (one: { id?: string }) => one.id !== undefined && one.id === id;
  return studio.site.get().files.find((one) => isOf(one) || one.instances?.some(isOf))?.file;
}

const siteFile = 'pages/site.json';
/** The width of the narrowest phones, in pixels. */
const narrowest = 360;

/** The form of a value, and those of the sections inside a section, whose texts it may show. */
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

/** Forwards the studio's shortcuts: key events in a frame do not reach its parent. */
function forwardKeys(event: KeyboardEvent): void {
  const { key, shiftKey, ctrlKey, metaKey } = event;
  if (key !== 'F6' && !((ctrlKey || metaKey) && key.toLowerCase() === 's')) return;
  event.preventDefault();
  window.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, ctrlKey, metaKey }));
}
