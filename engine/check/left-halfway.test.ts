import { expect, test } from 'vitest';
import { examplePages } from '../generate/gallery/examples.ts';
import { readSite } from '../site/read-site.ts';
import { smallFolder } from '../testing/small-folder.ts';
import { createInspector, createSteppingInspector } from './inspect-site.ts';
import { openFile } from './site-files.ts';

test('an inspection that was left halfway, at whatever step, changes nothing of what the next ones tell', async () => {
  const { folder, remove } = await smallFolder(examplePages());
  const sound = await readSite(folder);
  const home = JSON.parse(sound.files['pages/home.json'] as string);
  // Other files link to the route, also to that of the removed page.
  const renamed = { ...sound.files, 'pages/home.json': JSON.stringify({ ...home, route: '/elsewhere', id: 'else' }) };
  const half = { ...sound, files: renamed };
  const last = { ...sound, files: { ...sound.files, 'pages/home.json': JSON.stringify({ ...home, title: 5 }) } };
  const fresh = { sound: createInspector()(sound).problems, last: createInspector()(last).problems };
  const told = createInspector()(half).problems;
  // The control: the rest is another site.
  expect(told).not.toEqual(fresh.sound);
  expect(told).not.toEqual(fresh.last);
  const steps = createSteppingInspector();
  const whole = (input: typeof sound) => {
    const inspection = steps(input);
    for (let next = inspection.next(); ; next = inspection.next()) if (next.done) return next.value.problems;
  };
  expect(whole(sound)).toEqual(fresh.sound);
  let left = 0;
  for (let count = 1; ; count++) {
    const inspection = steps(half);
    let isDone = false;
    for (let step = 0; step < count && !isDone; step++) isDone = inspection.next().done === true;
    if (isDone) break;
    left = count;
    expect(whole(count % 2 ? sound : last), `left at step ${count}`).toEqual(count % 2 ? fresh.sound : fresh.last);
  }
  expect(left).toBeGreaterThan(20);
  await remove();
}, 120_000);

test('what goes on from an inspection finds what a new one finds, whatever changes, and leaves the first as it was', async () => {
  const { folder, remove } = await smallFolder(examplePages());
  // A stamp is the version of the input, not of the result.
  const { versionOf: __, ...sound } = await readSite(folder);
  const fresh = createInspector()(sound).problems;
  const home = JSON.parse(sound.files['pages/home.json'] as string);
  const withHome = (changed: object) => ({
    ...sound,
    files: { ...sound.files, 'pages/home.json': JSON.stringify({ ...home, ...changed }) },
  });
  const { 'pages/second.json': _, ...less } = sound.files;
  const moved = withHome({ route: '/elsewhere', id: 'else' });
  const gone = { ...sound, files: less };
  const sites = [moved, gone, withHome({ title: 5 }), { ...sound, assets: [...sound.assets].slice(1) }, sound];
  const expected = sites.map((site) => createInspector()(site).problems);
  // The control: each change except the last is reported.
  expect(expected.map((problems) => problems.length > fresh.length)).toEqual([true, true, true, true, false]);
  const first = createInspector();
  const { later } = first(sound);
  for (const from of [later, () => later()(gone).later(), () => later()(moved).later()]) {
    const goes = from();
    for (const [index, site] of sites.entries()) {
      expect(goes(site).problems, String(index)).toEqual(expected[index]);
      expect(later()(site).problems, String(index)).toEqual(expected[index]);
      expect(first(sound).problems).toEqual(fresh);
    }
  }
  // Later inspections of the first do not affect others that continue from before.
  const spaced = { 'pages/home.json': `${sound.files['pages/home.json']}\n` };
  expect(first({ ...gone, files: { ...less, ...spaced } }).problems).not.toEqual(fresh);
  expect(later()({ ...sound, files: { ...sound.files, ...spaced } }).problems).toEqual(fresh);
  // It inspects no unchanged file.
  const opened: string[] = [];
  const open = (file: string, text: string) => {
    opened.push(file);
    return openFile(file, text);
  };
  later()(moved, { open });
  expect(opened).toEqual(['pages/home.json']);
  await remove();
}, 120_000);
