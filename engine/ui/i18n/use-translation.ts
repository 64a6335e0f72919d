import type { Namespace, TFunction } from 'i18next';
import { startTransition, use, useEffect, useReducer, useState } from 'react';
import { StablePageContext } from '../kit/page-context.tsx';
import { hasCounts, knownText, roughText, simpleText, type TextArguments, textId } from './counted-texts.ts';
import { addOpened, loadedMessages, loadMessages, loadOnUseOf, messagesFailed, onMessages } from './load-messages.ts';
import { useSpeaker } from './words.tsx';

export interface Translation {
  t(...given: TextArguments): string;
}

type Hook = (namespace: string) => Translation;

/** The hook that has i18next at once, see `provide-messages.ts`. */
let provided: Hook | undefined;

/** Replaces loading on use. Call it before the first render. */
export function provideTranslation(hook: Hook | undefined): void {
  provided = hook;
}

/** The interface texts of a namespace, with plural forms and formatted numbers. Other texts need only `useTexts`. */
export function useTranslation<Name extends Namespace & string>(namespace: Name): { t: TFunction<Name> } {
  return (provided ?? useTextsOnUse)(namespace) as unknown as { t: TFunction<Name> };
}

/**
 * Texts of the prerendered page without i18next. A count that is not among them loads it; until then the text that was
 * shown before stays, and a new one is empty, so that screen readers announce it once.
 */
function useTextsOnUse(namespace: string): Translation {
  const speaker = useSpeaker();
  const counted = use(StablePageContext)?.page.counted;
  const [shown] = useState(() => new Map<string, { key: unknown; text: string }>());
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const rendering = { isDone: false, isWaiting: false };

  function t(...given: TextArguments): string {
    const simple = simpleText(speaker, namespace, given);
    if (simple !== undefined) return simple;
    // The same text with another count.
    const id = textId(given, (value) => typeof value !== 'number');
    const [key] = given;
    const text = makeText(...given) ?? knownText(counted, namespace, textId(given));
    if (text !== undefined) {
      shown.set(id, { key, text });
      return text;
    }
    rendering.isWaiting = true;
    // A handler cannot wait.
    if (rendering.isDone || messagesFailed()) return roughText(speaker, namespace, given);
    return (shown.get(id) ?? onlyTextOf(key))?.text ?? '';
  }

  /** The text of a key that shows once, with other values. */
  function onlyTextOf(key: unknown) {
    const texts = [...shown.values()].filter((one) => one.key === key);
    return texts.length === 1 ? texts[0] : undefined;
  }

  function makeText(...given: TextArguments): string | undefined {
    const messages = loadedMessages()?.(speaker);
    const make = messages?.getFixedT(speaker.language, namespace as Namespace) as unknown as
      | Translation['t']
      | undefined;
    return make?.(...given);
  }

  useEffect(() => {
    rendering.isDone = true;
    if (!rendering.isWaiting) return;
    if (!messagesFailed()) loadMessages();
    return onMessages(() => startTransition(renderAgain));
  });
  useEffect(() => {
    loadOnUseOf(counted ?? {});
    const isOfPage = Object.values(counted ?? {}).some((texts) => texts[namespace]);
    return isOfPage || !hasCounts(speaker, namespace) ? undefined : addOpened();
  }, [speaker, counted, namespace]);
  return { t };
}
