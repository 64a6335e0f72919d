import { createContext, use } from 'react';

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
