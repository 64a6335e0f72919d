import type { HtmlText, PlainText, RecordId } from '../../descriptor/kinds.ts';

/** The list of questions takes no parameters. */
export type FaqAllParams = Record<string, never>;

/** A question with its answer. */
export interface FaqItem {
  /** Its number, unique among the questions. Default: a question without a number. */
  id?: RecordId;
  /** What it is about: installation, licensing, input. Default: a question under no topic. */
  topic?: PlainText;
  /** The question. */
  question: PlainText;
  /** The answer as HTML. */
  answer: HtmlText;
}

/** A question with its answer, as it is kept under `assets/records/faq/`. */
export interface FaqRecord extends FaqItem {
  /** Its number, unique among the questions. */
  id: RecordId;
  /** What it is about: installation, licensing, input. */
  topic: PlainText;
}

/** All questions, in order of their numbers. */
export type FaqAllResponse = FaqItem[];
