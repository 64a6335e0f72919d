// What sections get for `react/jsx-runtime` where pages are rendered to HTML: elements that only a browser can serve are noted.
import type { ElementType, Key, ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { noteInteractive } from './interactive-sections.ts';

type Props = Record<string, unknown>;
type Create = (type: ElementType, props: Props, key?: Key) => ReactElement;

export { Fragment } from 'react/jsx-runtime';

const noted =
  (create: Create): Create =>
  (type, props, key) =>
    typeof type === 'string' && needsBrowser(type, props)
      ? create(Noted as ElementType, { create, type, props }, key)
      : create(type, props, key);

/** Handlers and refs do something, and so does an element of one's own. */
function needsBrowser(tag: string, props: Props): boolean {
  return tag.includes('-') || Boolean(props.ref) || Object.values(props).some((value) => typeof value === 'function');
}

/** An element is noted where it stands, which need not be where it was written. */
function Noted({ create, type, props }: { create: Create; type: ElementType; props: Props }): ReactElement {
  noteInteractive();
  return create(type, props);
}

export const jsx = noted(runtime.jsx as Create);
export const jsxs = noted(runtime.jsxs as Create);
