import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { visitors, waitForHydration } from './browser.ts';
import { type Dev, startDev } from './dev/start-dev.ts';

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
  ['{useRequest("https://data.example/a.json")}', /do not send the request to https:\/\/data\.example.*"from"/],
  ['{useCode("1 + 1")}', /do not run code from text/],
  ['{useMarkup("<i>x</i>")}', /refuse HTML that is written as a text.*<Html>/],
];

const hooks = `
function useRequest(address: string) { useEffect(() => void fetch(address).catch(() => {}), [address]); return null; }
function useCode(code: string) { useEffect(() => { try { setTimeout(code); } catch {} }, [code]); return null; }
function useMarkup(html: string) { useEffect(() => { try { document.createElement('p').innerHTML = html; } catch {} }, [html]); return null; }
`;

/** What the policy allows. */
const allowed = `<img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" /><img alt="" src="/images/lamp.svg" />
      <script type="application/json">{"1"}</script><b hidden onClick={() => fetch('/_data/en.json')} />`;

async function museumWith(lines: string, more: string, css: string): Promise<Record<string, string>> {
  const text = await readFile(join(museum, `${section}.tsx`), 'utf8');
  const edited = text
    .replace("import { useState } from 'react';", "import { useEffect, useState } from 'react';")
    .replace('<div className="ticket-counter">', `<div className="ticket-counter">\n${lines}`);
  return {
    [`${section}.tsx`]: edited + more,
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
  const lines = planted.map(([line]) => line).join('\n');
  wrong = await startDev({ site: museum, files: await museumWith(lines, hooks, font) });
  right = await startDev({ site: museum, files: await museumWith(allowed, '', '') });
});
afterAll(async () => {
  await wrong.stop();
  await right.stop();
});

it('npm run dev reports everything that the policy of a build blocks, at its line, in place and in the terminal', async () => {
  const { page, close } = await visit(`${wrong.address}/en`);
  await waitForHydration(page);
  const source = await readFile(wrong.file(`${section}.tsx`), 'utf8');
  const lineOf = (passage: string) => source.slice(0, source.indexOf(passage)).split('\n').length;
  const mark = page.locator('[data-mark="ticket-counter"]');
  const expected = planted.map(([line, message]) => {
    // Code is reported where it is written, which is a function.
    const at = /use(Code|Markup)\(/.exec(line) ? { useCode: 'setTimeout(code', useMarkup: '.innerHTML' } : undefined;
    const name = /use\w+/.exec(line)?.[0] as keyof typeof at;
    return [`${section}.tsx:${lineOf(at ? at[name] : line)}:`, message] as const;
  });
  const texts = () => mark.locator('.problem').allTextContents();
  for (const [place, message] of [...expected, [`${section}.css:`, /do not load https:\/\/fonts\.example/] as const]) {
    const among = (all: string[]) => all.filter((one) => one.startsWith(place) && message.test(one));
    await expect.poll(async () => among(await texts()), { message: `${place} ${message}` }).not.toEqual([]);
    await expect.poll(() => among(wrong.printed())).not.toEqual([]);
  }
  expect(await page.evaluate(() => (window as unknown as { ran?: number }).ran)).toBe(undefined);
  await close();
});

it('npm run dev sends the policy of a build, except for a nonce, and reports nothing that it allows', async () => {
  const policyOf = async (home: string) => (await fetch(`${home}/en`)).headers.get('content-security-policy') ?? '';
  const withoutHashes = (policy: string) => policy.replace(/ '(sha256|nonce)-[^']*'/g, '');
  const policy = await policyOf(right.address);
  expect(policy).toMatch(/style-src 'self' 'nonce-[\w-]{22}'/);
  expect(await policyOf(right.address)).not.toBe(policy);
  expect(withoutHashes(policy)).toBe(withoutHashes(await policyOf(address)));

  const { page, faults, close } = await visit(`${right.address}/en`);
  await page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', () => {
      document.body.dataset.violated = '';
    });
  });
  await waitForHydration(page);
  const state = await page.evaluate(async () => (await fetch('/_dev/state?path=/en')).json());
  expect(state.problems).toEqual([]);
  expect(await page.locator('body[data-violated]').count()).toBe(0);
  expect(faults).toEqual([]);
  await close();
});
