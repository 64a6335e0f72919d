import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { visitors, waitForHydration } from './browser.ts';
import { type Dev, startDev } from './dev/start-dev.ts';
import { noteViolations } from './policy/violations.ts';

const { visit, address } = visitors('museum');
const museum = join(root, 'engine/examples/museum');
const section = 'sections/ticket-counter/ticket-counter';

/** A mistake, in a line of its own, and its message. */
const planted: [line: string, message: RegExp][] = [
  ['<b style={{ color: "red" }} />', /drop the style attribute.*ticket-counter\.css/],
  ['<style>{"b { color: red }"}</style>', /drop the <style> element.*ticket-counter\.css/],
  ['<script>{"window.ran = 1"}</script>', /do not run the inline script.*useEffect/],
  [`<b dangerouslySetInnerHTML={{ __html: '<i onclick="x()">x</i>' }} />`, /drop the event attribute.*onClick/],
  ['<img alt="" src="https://pictures.example/a.png" />', /do not load https:\/\/pictures\.example\/a\.png.*assets/],
  ['<video src="https://films.example/a.mp4" />', /do not load https:\/\/films\.example.*\(media-src\)/],
  ['<iframe title="x" src="https://frames.example/" />', /do not show the frame of https:\/\/frames\.example.*"frame"/],
  [
    '<script async src="https://scripts.example/a.js" />',
    /do not load the script from https:\/\/scripts\.example.*package/,
  ],
];

/** The same of code, which runs only where React can hydrate the section. */
const run: typeof planted = [
  [
    'useEffect(() => void fetch("https://data.example/a").catch(() => {}), []);',
    /the request to https:\/\/data\.example.*"from"/,
  ],
  ['useEffect(() => { try { setTimeout("1 + 1"); } catch {} }, []);', /do not run code from text/],
  [
    'useEffect(() => { try { document.createElement("p").innerHTML = "<i>x</i>"; } catch {} }, []);',
    /HTML that is written as a text.*<Html>/,
  ],
];

/** What the policy allows. */
const allowed = `<img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" /><img alt="" src="/images/lamp.svg" />
      <script type="application/json">{"1"}</script><b hidden onClick={() => fetch('/_data/en.json')} />`;

async function museumWith(markup: string, code: string, css: string): Promise<Record<string, string>> {
  const text = await readFile(join(museum, `${section}.tsx`), 'utf8');
  const edited = text
    .replace("import { useState } from 'react';", "import { useEffect, useState } from 'react';")
    .replace('<div className="ticket-counter">', `$&{language === 'en' ? <>\n${markup}\n</> : <Run />}`);
  return {
    [`${section}.tsx`]: `${edited}\nfunction Run() {\n${code}\nreturn null;\n}\n`,
    [`${section}.css`]: (await readFile(join(museum, `${section}.css`), 'utf8')) + css,
  };
}

const font = `
@font-face { font-family: Far; src: url("https://fonts.example/a.woff2"); }
.ticket-counter { font-family: Far; }
`;

let wrong: Dev;
let right: Dev;
beforeAll(async () => {
  const lines = (all: typeof planted) => all.map(([line]) => line).join('\n');
  wrong = await startDev({ site: museum, files: await museumWith(lines(planted), lines(run), font) });
  right = await startDev({ site: museum, files: await museumWith(allowed, '', '') });
});
afterAll(async () => {
  await wrong.stop();
  await right.stop();
});

it('npm run dev reports everything that the policy of a build blocks, at its line, in place and in the terminal', async () => {
  const source = await readFile(wrong.file(`${section}.tsx`), 'utf8');
  const placed = (all: typeof planted) =>
    all.map(([line, message]) => {
      const number = source.slice(0, source.indexOf(line)).split('\n').length;
      return [`${section}.tsx:${number}:`, message] as const;
    });
  const inCss = [`${section}.css:`, /do not load https:\/\/fonts\.example/] as const;
  for (const [path, expected] of [
    ['/en', [...placed(planted), inCss]],
    ['/ar', placed(run)],
  ] as const) {
    const { page, close } = await visit(wrong.address + path);
    const texts = () => page.locator('[data-mark="ticket-counter"] .problem').allTextContents();
    for (const [place, message] of expected) {
      const among = (all: string[]) => all.filter((one) => one.startsWith(place) && message.test(one));
      await expect.poll(async () => among(await texts()), { message: `${place} ${message}` }).not.toEqual([]);
      await expect.poll(() => among(wrong.printed())).not.toEqual([]);
    }
    expect(await page.evaluate(() => (window as unknown as { ran?: number }).ran)).toBe(undefined);
    await close();
  }
});

it('npm run dev sends the policy of a build, except for a nonce, and reports nothing that it allows', async () => {
  const policyOf = async (home: string) => (await fetch(`${home}/en`)).headers.get('content-security-policy') ?? '';
  const withoutHashes = (policy: string) => policy.replace(/ '(sha256|nonce)-[^']*'/g, '');
  const policy = await policyOf(right.address);
  expect(policy).toMatch(/style-src 'self' 'nonce-[\w-]{22}'/);
  expect(await policyOf(right.address)).not.toBe(policy);
  expect(withoutHashes(policy)).toBe(withoutHashes(await policyOf(address)));

  const { page, faults, close } = await visit('about:blank');
  await noteViolations(page);
  await page.goto(`${right.address}/en`);
  await waitForHydration(page);
  const state = await page.evaluate(async () => (await fetch('/_dev/state?path=/en')).json());
  expect(state.problems).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
  expect(faults).toEqual([]);
  await close();
});
