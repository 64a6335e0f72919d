import { createContext, use } from 'react';

/** What a page wants to know of its sections' data, answers as they come and parameters that name nothing; and what they know of it. */
export interface Answers {
  onAnswer(section: string, answer: unknown): void;
  onUnknown(): void;
  /** Whether the page came as HTML, so that what its sections show was on screen before they are rendered. */
  prerendered: boolean;
}

const Context = createContext<Answers>({ onAnswer: () => {}, onUnknown: () => {}, prerendered: false });

/** Tells the page around of its sections' answers. */
export const AnswersProvider = Context.Provider;

/** The page's ear, for the section frame. */
export function useAnswers(): Answers {
  return use(Context);
}
