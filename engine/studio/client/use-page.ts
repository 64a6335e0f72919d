import { useCallback, useEffect, useRef, useState } from 'react';
import type { CompiledPage } from '../../model/compiled.ts';
import { dataAddress } from '../../model/page-file.ts';
import { studio, useSite } from './store/studio.ts';

/** After so many milliseconds a page that could not be had is asked for again. */
const againMs = 2000;

/** The page at a route as it was compiled last, asked for anew after each look at the site; and what waits for it. What a key makes of it is drawn at once, and known here. */
export function usePage(
  language: string,
  route: string,
): { page?: CompiledPage; whenHere: () => Promise<CompiledPage> } {
  const looks = useSite(({ looks }) => looks);
  const [page, setPage] = useState<CompiledPage>();
  const latest = useRef(page);
  const waiting = useRef<((page: CompiledPage) => void)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each look at the site its pages may be others.
  useEffect(() => {
    let isHere = true;
    let again: ReturnType<typeof setTimeout>;
    const load = async () => {
      try {
        const response = await fetch(dataAddress(language, route));
        if (!response.ok) throw new Error(String(response.status));
        const { page: loaded } = await response.json();
        if (!isHere) return;
        setPage(loaded);
        latest.current = loaded;
        for (const go of waiting.current.splice(0)) go(loaded);
      } catch {
        // The page waits until something is mended, or the server is busy.
        if (isHere) again = setTimeout(load, againMs);
      }
    };
    void load();
    return () => {
      isHere = false;
      clearTimeout(again);
    };
  }, [language, route, looks]);
  useEffect(
    () =>
      studio.preview.onPage((come) => {
        if (come.language === language && come.route === route) latest.current = come;
      }),
    [language, route],
  );
  const whenHere = useCallback(
    () =>
      new Promise<CompiledPage>((go) => {
        if (latest.current) go(latest.current);
        else waiting.current.push(go);
      }),
    [],
  );
  return { page, whenHere };
}
