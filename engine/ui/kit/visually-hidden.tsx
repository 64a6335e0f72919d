import type { ReactNode } from 'react';
import './visually-hidden.css';

/** Words for assistive technology that take no room on the screen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
