import type { DataAddress } from '../../descriptor/link.ts';
import type { Text } from '../../descriptor/text.ts';

/** The module list takes no parameters. */
export type ModuleAllParams = Record<string, never>;

/** An add-on module, as it is kept under `assets/records/module/` and answered. */
export interface ModuleRecord {
  /** Its number, unique among the modules. */
  id: number;
  /** Its name. The menu of the module page lists modules by it. */
  name: string;
  /** What it computes. */
  summary: Text;
  /** The address of its tutorial; absent when there is none. */
  course_url?: DataAddress;
  /** The address of its files; absent for one that ships with the main program. */
  software_url?: DataAddress;
  /** Links to examples, and remarks, as HTML. */
  note?: Text;
}

/** All modules, in order of their numbers. */
export type ModuleAllResponse = ModuleRecord[];
