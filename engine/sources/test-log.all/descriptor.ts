import type { DataAddress, Day, OpenDay, PlainText } from '../../descriptor/kinds.ts';

/** The bug log takes no parameters. */
export type TestLogAllParams = Record<string, never>;

/** A reported bug, as it is kept under `assets/records/test-log/` and answered. */
export interface TestLogRecord {
  /** The day it was reported, as `yyyy-mm-dd`. */
  time: Day;
  /** Who reported it. */
  ask_man: PlainText;
  /** What goes wrong. */
  summary: PlainText;
  /** The address of files that show it; absent when there are none. */
  download?: DataAddress;
  /** What has been found or done. */
  answer: PlainText;
  /** Whether it is resolved: "Resolved", "In progress". */
  resolve: PlainText;
  /** The day it was resolved, as `yyyy-mm-dd`; empty while it is open. */
  resolve_time: OpenDay;
}

/** All reported bugs, the latest report first. */
export type TestLogAllResponse = TestLogRecord[];
