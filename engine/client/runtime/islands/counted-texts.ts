import { use } from 'react';
import { hasCounts, simpleText, textId } from '../../../ui/i18n/counted-texts.ts';
import { useProvidedTranslation } from '../../../ui/i18n/provide-messages.ts';
import type { Translation } from '../../../ui/i18n/use-translation.ts';
import { useSpeaker } from '../../../ui/i18n/words.tsx';
import { SurroundingsContext } from './interactive-sections.ts';

/** Records the counted texts of each section, so that browsers hydrate them without i18next. For prerendering. */
export function useRecordedTranslation(namespace: string): Translation {
  const { t } = useProvidedTranslation(namespace);
  const speaker = useSpeaker();
  const surroundings = use(SurroundingsContext);
  if (!surroundings || !hasCounts(speaker, namespace)) return { t };
  const section = surroundings.within.at(-1) ?? '';
  const { counted } = surroundings;
  counted[section] ??= {};
  counted[section][namespace] ??= {};
  const texts = counted[section][namespace];
  return {
    t(...given) {
      const text = t(...given);
      if (simpleText(speaker, namespace, given) === undefined) texts[textId(given)] = text;
      return text;
    },
  };
}
