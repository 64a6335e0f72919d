// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { onTyped } from './on-typed.ts';

/** One step of an input method: the field's text after it, and the events that a browser sends. */
type Step = [text: string, ...events: ('input' | 'composing' | 'compositionend')[]];

/** The values that a field reports during these steps. */
async function toldOf(steps: Step[]): Promise<string[]> {
  const told: string[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<input {...onTyped((text) => told.push(text))} />));
  const field = place.querySelector('input') as HTMLInputElement;
  // React notes values that are set on the element itself.
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const [text, ...events] of steps) {
    write?.call(field, text);
    for (const event of events)
      await act(async () => {
        const isComposing = event === 'composing';
        field.dispatchEvent(
          event === 'compositionend'
            ? new CompositionEvent(event, { bubbles: true, data: text })
            : new InputEvent('input', { bubbles: true, isComposing }),
        );
      });
  }
  await act(async () => root.unmount());
  place.remove();
  return told;
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test.each<[name: string, steps: Step[], told: string[]]>([
  [
    'keys alone',
    [
      ['a', 'input'],
      ['ab', 'input'],
    ],
    ['a', 'ab'],
  ],
  [
    'pinyin in Chromium',
    [
      ['z', 'composing'],
      ['zh', 'composing'],
      ['赝势', 'composing', 'compositionend'],
    ],
    ['赝势'],
  ],
  [
    'pinyin in Safari',
    [
      ['z', 'composing'],
      ['赝势', 'compositionend', 'input'],
    ],
    ['赝势'],
  ],
  [
    'pinyin that is given up',
    [
      ['能', 'input'],
      ['能z', 'composing'],
      ['能', 'composing', 'compositionend'],
    ],
    ['能', '能'],
  ],
])('%s: a filter hears of finished text alone', async (_, steps, wanted) => {
  const told = await toldOf(steps);
  expect(told.filter((text, at) => text !== told[at - 1])).toEqual(
    wanted.filter((text, at) => text !== wanted[at - 1]),
  );
});

/** The search fields of a source that hear of each letter while an input method composes. */
function rawFields(source: string): string[] {
  return [...source.matchAll(/<input\b(?:[^>]|=>)*?(?:type="search"|role="searchbox")[\s\S]*?\/>/g)]
    .map(([field]) => field)
    .filter((field) => !field.includes('{...onTyped('));
}

test('every field that filters or searches waits for the end of a composition', () => {
  const engine = join(import.meta.dirname, '../..');
  const sources = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  const all = sources.map((file): [string, string] => [file, readFileSync(join(engine, file), 'utf8')]);
  expect(all.filter(([, source]) => rawFields(source).length > 0).map(([file]) => file)).toEqual([]);
  expect(all.filter(([, source]) => source.includes('{...onTyped(')).length).toBeGreaterThanOrEqual(6);
  // The control.
  expect(rawFields('<input type="search" onChange={(event) => narrow(event.target.value)} />')).toHaveLength(1);
});
