import type { DataAddress, PlainText, RecordId } from '../../descriptor/kinds.ts';

/** Which utilities are asked for. */
export interface UtilityListParams {
  /** The category. */
  category: UtilityCategory;
}

/**
 * What a utility does: converts formats, draws data, or works on results.
 * @choices
 * format-conversion: Converts between file formats.
 * data-visualization: Draws data.
 * data-post-processing: Works on results.
 */
export type UtilityCategory = 'format-conversion' | 'data-visualization' | 'data-post-processing';

/** A small program around the main one. */
export interface UtilityItem {
  /** Its number, unique in its category. */
  id: RecordId;
  /** Its name, as it is called on the command line. */
  name: string;
  /** What it does. */
  summary: PlainText;
  /** The file name of its tutorial under the utilities base. */
  course_url: DataAddress;
  /** The file name of the program under the utilities base. */
  software_url: DataAddress;
}

/** The utilities of the category, in order of their numbers. */
export type UtilityListResponse = UtilityItem[];

/** One utility as it is kept under `assets/records/utility/`. */
export interface UtilityRecord extends UtilityItem {
  /** The category in whose list it stands. */
  category: UtilityCategory;
}
