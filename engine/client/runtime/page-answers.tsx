import { createContext, use } from 'react';

/** What a page wants to know of its sections' data, answers as they come and parameters that name nothing. */
export interface Answers {
  onAnswer(section: string, answer: unknown): void;
  onUnknown(): void;
}

const Context = createContext<Answers>({ onAnswer: () => {}, onUnknown: () => {} });

/** Tells the page around of its sections' answers. */
export const AnswersProvider = Context.Provider;

/** The page's ear, for the section frame. */
export function useAnswers(): Answers {
  return use(Context);
}
