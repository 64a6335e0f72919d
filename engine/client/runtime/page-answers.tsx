import { createContext, use, useMemo, useState } from 'react';
import type { CompiledPage } from '../../model/compiled.ts';
import { answeredTitle } from '../../model/sources/answered-title.ts';

/** What a page needs from its sections: their answers, and unknown parameters. */
export interface AnswerListener {
  onAnswer(section: string, answer: unknown): void;
  onUnknown(): void;
}

const Context = createContext<AnswerListener>({ onAnswer: () => {}, onUnknown: () => {} });

export const AnswersProvider = Context.Provider;

export function useAnswers(): AnswerListener {
  return use(Context);
}

/** The title of a page, which a section's answer may replace, and the listener for that answer. */
export function useAnsweredTitle({ title, titleFrom }: CompiledPage, onUnknown: () => void) {
  const [answered, setAnswered] = useState<string>();
  const answers = useMemo<AnswerListener>(
    () => ({
      onAnswer(section, answer) {
        // Without an answer, the page keeps its own title.
        if (section === titleFrom?.section) setAnswered(answeredTitle(answer, titleFrom.field));
      },
      onUnknown,
    }),
    [titleFrom, onUnknown],
  );
  return { title: answered ?? title, answers };
}
