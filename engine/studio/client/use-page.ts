import { useCallback, useEffect, useRef, useState } from 'react';
import type { CompiledPage } from '../../model/compiled.ts';
import { dataAddress } from '../../model/page-file.ts';
import { studio, useSite } from './store/studio.ts';

/** The delay before a failed request is repeated, in milliseconds. */
const retryMs = 2000;

/** The compiled page at a route, loaded again after each inspection, and a function that waits for it. `whenLoaded` also knows the pages of key presses. */
export function usePage(language: string, route: string) {
  const looks = useSite(({ looks }) => looks);
  const [page, setPage] = useState<CompiledPage>();
  const latest = useRef(page);
  const waiting = useRef<((page: CompiledPage) => void)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each inspection may change the page.
  useEffect(() => {
    let isCurrent = true;
    let retry: ReturnType<typeof setTimeout>;
    const load = async () => {
      try {
        const response = await fetch(dataAddress(language, route));
        if (!response.ok) throw new Error(String(response.status));
        const { page: loaded } = await response.json();
        if (!isCurrent) return;
        setPage(loaded);
        latest.current = loaded;
        for (const resolve of waiting.current.splice(0)) resolve(loaded);
      } catch {
        // The site has an error, or the server is busy.
        if (isCurrent) retry = setTimeout(load, retryMs);
      }
    };
    void load();
    return () => {
      isCurrent = false;
      clearTimeout(retry);
    };
  }, [language, route, looks]);
  useEffect(
    () =>
      studio.preview.onPage((next) => {
        if (next.language === language && next.route === route) latest.current = next;
      }),
    [language, route],
  );
  const whenLoaded = useCallback(
    () =>
      new Promise<CompiledPage>((resolve) => {
        if (latest.current) resolve(latest.current);
        else waiting.current.push(resolve);
      }),
    [],
  );
  return { page, whenLoaded };
}
