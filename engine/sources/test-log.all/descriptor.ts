import type { DataAddress } from '../../descriptor/link.ts';
import type { Text } from '../../descriptor/text.ts';

/** The bug log takes no parameters. */
export type TestLogAllParams = Record<string, never>;

/** A reported bug, as it is kept under `assets/records/test-log/` and answered. */
export interface TestLogRecord {
  /** The day it was reported, as `yyyy-mm-dd`. */
  time: string;
  /** Who reported it. */
  ask_man: Text;
  /** What goes wrong. */
  summary: Text;
  /** The address of files that show it; absent when there are none. */
  download?: DataAddress;
  /** What has been found or done. */
  answer: Text;
  /** Whether it is resolved: "Resolved", "In progress". */
  resolve: Text;
  /** The day it was resolved, as `yyyy-mm-dd`; empty while it is open. */
  resolve_time: string;
}

/** All reported bugs, the latest report first. */
export type TestLogAllResponse = TestLogRecord[];
