import * as React from 'react';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SurroundingsContext } from './interactive-sections.ts';
import { jsx } from './jsx-runtime.ts';
import * as noting from './react.ts';

/** The sections that are noted as interactive when this is rendered inside a section inside another. */
function notedFor(content: ReactNode): string[] {
  const interactive = new Set<string>();
  renderToString(
    createElement(
      SurroundingsContext,
      { value: { within: ['outer', 'inner'], interactive, counted: {}, queries: new Set<string>() } },
      content,
    ),
  );
  return [...interactive];
}

const component = (body: () => unknown) =>
  jsx(() => {
    body();
    return jsx('p', { children: 'text' });
  }, {});

const needing: Record<string, ReactNode> = {
  state: component(() => noting.useState(0)),
  'an effect': component(() => noting.useEffect(() => {})),
  'a hook by way of the default export': component(() => noting.default.useReducer((state: number) => state, 0)),
  'a handler': jsx('button', { onClick: () => {} }),
  'a ref': jsx('p', { ref: { current: null } }),
  'an element of its own': jsx('own-chart' as 'div', {}),
  'a class': jsx(
    class extends noting.Component {
      override render() {
        return null;
      }
    },
    {},
  ),
};

test.each(Object.entries(needing))('a section with %s is interactive, and so is the one around it', (_, content) => {
  expect(notedFor(content)).toEqual(['outer', 'inner']);
});

test('a section of text, links, remembered values and values from around is not', () => {
  const remembering = component(() => [noting.useMemo(() => 1, []), noting.useId(), noting.use(SurroundingsContext)]);
  const link = jsx('a', { href: '/', className: 'a', ref: undefined, children: 'text' });
  expect(
    notedFor(
      jsx(Fragment, { children: [remembering, link].map((one, key) => jsx(Fragment, { children: one }, `${key}`)) }),
    ),
  ).toEqual([]);
});

test('an element belongs to the section that renders it, not to the one that creates it', () => {
  const interactive = new Set<string>();
  const button = jsx('button', { onClick: () => {} });
  const inside = (id: string, content: ReactNode) =>
    createElement(
      SurroundingsContext,
      { value: { within: [id], interactive, counted: {}, queries: new Set<string>() } },
      content,
    );
  renderToString(createElement(Fragment, {}, inside('first', 'text'), inside('second', button)));
  expect([...interactive]).toEqual(['second']);
});

test('every hook of React counts, but for those that serve rendering to HTML as well', () => {
  const hooks = Object.keys(React).filter((name) => /^use/.test(name));
  const same = hooks.filter((name) => Reflect.get(noting, name) === Reflect.get(React, name));
  expect(same.sort()).toEqual(['use', 'useCallback', 'useContext', 'useDebugValue', 'useId', 'useMemo']);
});
