import type { Label, Target, Text } from '../../descriptor/kinds.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * Terms with their values: contacts, requirements, figures.
 * @alias stats figures
 */
export interface FactsSection extends SectionBase {
  /** The facts, in order. */
  facts: Fact[];
  /**
   * `list` (a line each), or `figures` (large numbers side by side). Default: `list`.
   * @choices
   * list: A line each.
   * figures: Large numbers side by side.
   */
  look?: 'list' | 'figures';
}

/** One fact. */
export interface Fact {
  /** What it is. */
  label: Label;
  /** Its value. */
  value: Text;
  /** Where the value leads. Default: plain text. */
  to?: Target;
}
