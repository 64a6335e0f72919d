import type { Compiled } from '../../model/compiled.ts';
import type { Tab } from './descriptor.ts';

export interface BarProps {
  label: string;
  tabs: Compiled<Tab>[];
  /** The id of the tab that shows. */
  chosen: string;
  choose: (id: string) => void;
  /** The address at which a tab shows, for links that also work before hydration. */
  hrefOf: (id: string) => string;
  panelOf: (id: string) => string;
  tabOf: (id: string) => string;
}
