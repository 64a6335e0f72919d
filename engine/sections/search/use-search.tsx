import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../ui/i18n/words.tsx';
import { Icon } from '../../ui/kit/icon.tsx';
import { onTyped } from '../../ui/kit/on-typed.ts';
import { usePage } from '../../ui/kit/page-context.tsx';
import { VisuallyHidden } from '../../ui/kit/visually-hidden.tsx';
import { kindsOf } from './kinds.tsx';
import { Results, Terms } from './parts/results.tsx';
import { type Asked, step, useFindings, useTerms } from './use-findings.ts';

/** The search field and its results. `inAddress` stores the query in the address; `withTerms` suggests terms. */
export function useSearch(
  id: string,
  { inAddress, withTerms }: { inAddress: boolean; withTerms: boolean },
): { field: ReactNode; results: ReactNode } {
  const { t } = useTexts('search');
  const { site, language: own, query, setQuery } = usePage();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked>({ text: '', kind: undefined, most: step, language: own, tries: 0 });
  const { language } = asked;
  const kinds = useMemo(() => kindsOf(site), [site]);
  const { found, failed } = useFindings(asked, kinds);
  const codes = site.languages.map(({ code }) => code);
  const terms = useTerms(own, codes.indexOf(own), withTerms);
  const onKeyDown = useArrowKeys(input, list, found?.text === asked.text && found.language === language);

  const change = (changes: Partial<Asked>) => setAsked((before) => ({ ...before, most: step, ...changes }));
  const ask = (sought: string) => {
    change({ text: sought, kind: undefined, language: own });
    if (inAddress) setQuery('q', sought || null);
  };
  const begin = (term: string) => {
    if (input.current) input.current.value = term;
    ask(term);
    input.current?.focus();
  };
  const inQuery = inAddress ? query('q') : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address asks for counts when it comes
  useEffect(() => {
    // Text typed before hydration wins.
    const sought = input.current?.value || inQuery;
    if (!sought) return;
    if (input.current) input.current.value = sought;
    change({ text: sought });
  }, [inQuery]);

  return {
    field: (
      <search className="search-field search__field">
        <Icon name="search" />
        <label htmlFor={`${id}-field`}>
          <VisuallyHidden>{t('title')}</VisuallyHidden>
        </label>
        {/* biome-ignore lint/a11y/useSemanticElements: of type `search`, Escape would empty it in some browsers, and not close the dialog */}
        <input
          ref={input}
          id={`${id}-field`}
          type="text"
          role="searchbox"
          inputMode="search"
          aria-controls={`${id}-results`}
          placeholder={t('field')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          {...onTyped(ask)}
          // Selects the previous query, so that typing replaces it.
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
        />
      </search>
    ),
    results: (
      // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the links inside
      <div ref={list} id={`${id}-results`} className="search__results" onKeyDown={onKeyDown}>
        {failed && (
          <p className="search__failed" role="alert">
            {t('failed')}{' '}
            <button type="button" className="search__retry" onClick={() => change({ tries: asked.tries + 1 })}>
              {t('retry')}
            </button>
          </p>
        )}
        {!failed && !found && <Terms terms={terms} onChoose={begin} />}
        {!failed && found && (
          <Results found={found} kinds={kinds} asked={asked} terms={terms} change={change} onTerm={begin} />
        )}
      </div>
    ),
  };
}

const hits = '[data-search-hits] a';

/**
 * Arrow keys, Home and End move between the field and the links; Enter in the field follows the first link.
 * Enter waits while `isCurrent` is false, because the links belong to an older query.
 */
function useArrowKeys(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  isCurrent: boolean,
): (event: KeyboardEvent) => void {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isCurrent || !isAwaited.current) return;
    isAwaited.current = false;
    // Does nothing if the focus has moved.
    if (document.activeElement === field.current) list.current?.querySelector<HTMLElement>(hits)?.click();
  }, [isCurrent, field, list]);

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>(hits) ?? [])];
    const stops = [field.current, ...links];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    isAwaited.current = at === 0 && event.key === 'Enter' && !isCurrent;
    if (isAwaited.current) return event.preventDefault();
    const targets: Record<string, HTMLElement | null | undefined> = {
      ArrowDown: stops[at + 1],
      ArrowUp: stops[at - 1],
      ...(at === 0 ? { Enter: links[0] } : { Home: links[0], End: links.at(-1) }),
    };
    const target = targets[event.key];
    if (!target) return;
    event.preventDefault();
    if (event.key === 'Enter') target.click();
    else target.focus();
  };
}
