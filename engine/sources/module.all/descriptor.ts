import type { DataAddress, HtmlText, PlainText, RecordId } from '../../descriptor/kinds.ts';

/** The module list takes no parameters. */
export type ModuleAllParams = Record<string, never>;

/** An add-on module, as it is kept under `assets/records/module/` and answered. */
export interface ModuleRecord {
  /** Its number, unique among the modules. */
  id: RecordId;
  /** Its name. The menu of the module page lists modules by it. */
  name: string;
  /** What it computes. */
  summary: PlainText;
  /** The address of its tutorial; absent when there is none. */
  course_url?: DataAddress;
  /** The address of its files; absent for one that ships with the main program. */
  software_url?: DataAddress;
  /** Links to examples, and remarks, as HTML. */
  note?: HtmlText;
}

/** All modules, in order of their numbers. */
export type ModuleAllResponse = ModuleRecord[];
