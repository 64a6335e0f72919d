// Replaces `react/jsx-runtime` for sections during prerendering: detects elements that need a browser.
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

/** Handlers, refs and custom elements need a browser. */
function needsBrowser(tag: string, props: Props): boolean {
  return tag.includes('-') || Boolean(props.ref) || Object.values(props).some((value) => typeof value === 'function');
}

/** A component, so that the element is recorded where it is rendered, not where it was created. */
function Noted({ create, type, props }: { create: Create; type: ElementType; props: Props }): ReactElement {
  noteInteractive();
  return create(type, props);
}

export const jsx = noted(runtime.jsx as Create);
export const jsxs = noted(runtime.jsxs as Create);
