import type { Text } from '../../descriptor/text.ts';

/** The list of questions takes no parameters. */
export type FaqAllParams = Record<string, never>;

/** A question with its answer. */
export interface FaqItem {
  /** Its number, unique among the questions. Default: a question without a number. */
  id?: number;
  /** What it is about: installation, licensing, input. Default: a question under no topic. */
  topic?: Text;
  /** The question. */
  question: Text;
  /** The answer as HTML. */
  answer: Text;
}

/** A question with its answer, as it is kept under `assets/records/faq/`. */
export interface FaqRecord extends FaqItem {
  /** Its number, unique among the questions. */
  id: number;
  /** What it is about: installation, licensing, input. */
  topic: Text;
}

/** All questions, in order of their numbers. */
export type FaqAllResponse = FaqItem[];
