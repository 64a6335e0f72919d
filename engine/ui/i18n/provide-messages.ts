// Bundles i18next where it cannot load on use: for prerendering, for other React apps, and in tests.
import type { Namespace } from 'i18next';
import { useTranslation as useMessages } from 'react-i18next';
import { messagesOf } from './messages.ts';
import { provideTranslation, type Translation } from './use-translation.ts';
import { useSpeaker } from './words.tsx';

/** The texts of a namespace by i18next, without waiting. */
export function useProvidedTranslation(namespace: string): Translation {
  return useMessages(namespace as Namespace, { i18n: messagesOf(useSpeaker()) }) as unknown as Translation;
}

provideTranslation(useProvidedTranslation);
