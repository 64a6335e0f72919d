import { createContext, use } from 'react';

/** What a page needs from its sections: their answers, and unknown parameters. */
export interface Answers {
  onAnswer(section: string, answer: unknown): void;
  onUnknown(): void;
}

const Context = createContext<Answers>({ onAnswer: () => {}, onUnknown: () => {} });

export const AnswersProvider = Context.Provider;

export function useAnswers(): Answers {
  return use(Context);
}
