import type { Text } from './sample.ts';

/** A tutorial deck: the stem of its file, what it is about, what to know, and input lines. */
export interface Tutorial {
  stem: string;
  title: Text;
  about: Text;
  /** What it is physically, then an exercise. */
  background: [Text, Text, Text];
  points: Text[];
  code: string;
}
