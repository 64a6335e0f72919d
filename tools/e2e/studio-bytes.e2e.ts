import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stepsOf } from '../../engine/model/schema/pointer.ts';
import { spellings } from '../../engine/testing/json-operations.ts';
import { randomFrom } from '../../engine/testing/random.ts';
import { sampleCount } from '../../engine/testing/test-depth.ts';
import { visitors } from './browser.ts';
import { enter, openFile, openSection, save, undoAll } from './studio/at-work.ts';
import { type StartedStudio, secondStudio } from './studio/start-studio.ts';

const { visit } = visitors();
/** A file for each way in which JSON may be written. */
const files = ['site', 'home', 'tides', 'visit/pier', 'adrift'].map((name) => `pages/${name}.json`);

/** The rows of sections, and those of navigation and footer. */
const entries = '.sections [data-item]';

/** What an edit makes of a text, worked out without the engine; and what a writer of whole values makes of it. */
interface Made {
  predicted: string;
  rewritten: string;
}

/** The steps of a pointer, those into lists as numbers. */
function pathOf(pointer: string): (string | number)[] {
  return (stepsOf(pointer) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

function nodeAt(text: string, pointer: string): Node | undefined {
  const tree = parseTree(text);
  return tree && findNodeAtLocation(tree, pathOf(pointer));
}

function byModify(text: string, pointer: string, value: unknown): string {
  return applyEdits(
    text,
    modify(text, pathOf(pointer), value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }),
  );
}

/** Letters typed at the end of a string: they stand before its last quote, and all else as it was. */
function typed(text: string, pointer: string, letters: string): Made | undefined {
  const node = nodeAt(text, pointer);
  if (node?.type !== 'string') return undefined;
  const end = node.offset + node.length - 1;
  return {
    predicted: text.slice(0, end) + letters + text.slice(end),
    rewritten: byModify(text, pointer, node.value + letters),
  };
}

/** An item of a list and the one behind it in each other's place, as they are written. */
function swapped(text: string, list: string, index: number): Made | undefined {
  const node = nodeAt(text, list);
  const [one, other] = node?.children?.slice(index, index + 2) ?? [];
  if (!node || !one || !other) return undefined;
  const written = ({ offset, length }: Node) => text.slice(offset, offset + length);
  const predicted = [
    text.slice(0, one.offset),
    written(other),
    text.slice(one.offset + one.length, other.offset),
    written(one),
    text.slice(other.offset + other.length),
  ].join('');
  const items = JSON.parse(written(node));
  items.splice(index, 2, items[index + 1], items[index]);
  return { predicted, rewritten: byModify(text, list, items) };
}

describe('what is done in the page of the studio', () => {
  let studio: StartedStudio;
  beforeAll(async () => {
    studio = await secondStudio(async (folder) => {
      for (const [index, spell] of Object.values(spellings).entries()) {
        const path = join(folder, files[index] ?? '');
        await writeFile(path, spell(await readFile(path, 'utf8')));
      }
    });
  });
  afterAll(() => studio?.stop());

  /** The pointers of the form's elements that match a selector. */
  const pointers = (page: Page, selector: string, name: string) =>
    page.locator(selector).evaluateAll((all, attribute) => all.map((one) => one.getAttribute(attribute) ?? ''), name);

  it('changes the very bytes that were predicted, in files of every spelling, and all is taken back', async () => {
    const random = randomFrom(2026);
    const pick = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)] as Item;
    const { page, close } = await enter(visit, studio.address());
    const start = await studio.texts();
    const texts = { ...start };
    const wanted = sampleCount(200, 6);
    let [edits, moves, rewritten] = [0, 0, 0];
    for (let turn = 0; edits < wanted; turn += 1) {
      const file = files[turn % files.length] as string;
      await openFile(page, file);
      const places = await pointers(page, entries, 'data-item');
      if (places.length > 0 && random() < 0.7) {
        await openSection(page, pick(places));
      }
      await page.locator('.form details:has(> summary[data-item])').evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true;
      });
      for (let own = 0; own < 4; own += 1) {
        const before = texts[file] ?? '';
        const items = await pointers(page, `${entries}, main summary[data-item]`, 'data-item');
        const below = items.filter((one) => !one.endsWith('/0'));
        let made: Made | undefined;
        if (random() < 0.3 && below.length > 0) {
          const pointer = pick(below);
          const [, list = '', index = ''] = /^(.*)\/(\d+)$/.exec(pointer) ?? [];
          made = swapped(before, list, Number(index) - 1);
          if (!made) continue;
          await page.locator(`[data-item="${pointer}"]`).first().press('Alt+ArrowUp');
          await page.locator(`[data-item="${list}/${Number(index) - 1}"]:focus`).waitFor();
          moves += 1;
        } else {
          const fields = await pointers(
            page,
            'main :is(input:not([type]), input[type="text"], textarea)[data-pointer]:visible',
            'data-pointer',
          );
          const pointer = pick(fields.filter((one) => /\/(zh|en)$/.test(one)));
          made = typed(before, pointer, ` x${edits}`);
          if (!made) continue;
          await page.locator(`main [data-pointer="${pointer}"]`).focus();
          await page.keyboard.press('End');
          await page.keyboard.press('Control+End');
          await page.keyboard.type(` x${edits}`);
        }
        edits += 1;
        if (made.rewritten !== made.predicted) rewritten += 1;
        texts[file] = made.predicted;
      }
      await save(page);
      await expect.poll(studio.texts).toEqual(texts);
    }
    await undoAll(page, 120_000);
    await save(page);
    await expect.poll(studio.texts).toEqual(start);
    expect(moves).toBeGreaterThan(wanted / 20);
    expect(rewritten).toBeGreaterThan(wanted / 10);
    await close();
  });
});
