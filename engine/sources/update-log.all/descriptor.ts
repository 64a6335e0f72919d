import type { Day, PlainText } from '../../descriptor/kinds.ts';

/** The update log takes no parameters. */
export type UpdateLogAllParams = Record<string, never>;

/** A release, as it is kept under `assets/records/update-log/` and answered. */
export interface UpdateLogRecord {
  /** The day of the release as `yyyy-mm-dd`. */
  time: Day;
  /** What it brought. */
  summary: PlainText;
}

/** All releases, newest first. */
export type UpdateLogAllResponse = UpdateLogRecord[];
