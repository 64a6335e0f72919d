import type { Text } from '../../descriptor/text.ts';

/** The list of questions takes no parameters. */
export type FaqAllParams = Record<string, never>;

/** A question with its answer, as it is kept under `assets/records/faq/` and answered. */
export interface FaqRecord {
  /** Its number, unique among the questions. */
  id: number;
  /** What it is about: installation, licensing, input. */
  topic: Text;
  /** The question. */
  question: Text;
  /** The answer as HTML. */
  answer: Text;
}

/** All questions, in order of their numbers. */
export type FaqAllResponse = FaqRecord[];
