import type { Text } from '../../descriptor/text.ts';

/** The update log takes no parameters. */
export type UpdateLogAllParams = Record<string, never>;

/** A release, as it is kept under `assets/records/update-log/` and answered. */
export interface UpdateLogRecord {
  /** The day of the release as `yyyy-mm-dd`. */
  time: string;
  /** What it brought. */
  summary: Text;
}

/** All releases, newest first. */
export type UpdateLogAllResponse = UpdateLogRecord[];
