import type { Compiled } from '../../model/compiled.ts';
import type { Tab } from './descriptor.ts';

export interface BarProps {
  label: string;
  tabs: Compiled<Tab>[];
  /** The id of the selected tab. */
  chosen: string;
  choose: (id: string) => void;
  /** The address of a tab, for links before hydration. */
  hrefOf: (id: string) => string;
  panelOf: (id: string) => string;
  tabOf: (id: string) => string;
}
