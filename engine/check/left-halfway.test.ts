import { expect, test } from 'vitest';
import { examplePages } from '../../tools/generate/gallery/examples.ts';
import { readSite } from '../../tools/site/read-site.ts';
import { smallFolder } from '../../tools/test/fixtures/small-folder.ts';
import { createInspector, createSteppingInspector } from './inspect-site.ts';

test('an inspection that was left halfway, at whatever step, changes nothing of what the next ones tell', async () => {
  const { folder, remove } = await smallFolder(examplePages());
  const sound = await readSite(folder);
  const home = JSON.parse(sound.files['pages/home.json'] as string);
  // Other files say something of the route; of the page that is gone, links speak.
  const renamed = { ...sound.files, 'pages/home.json': JSON.stringify({ ...home, route: '/elsewhere', id: 'else' }) };
  const half = { ...sound, files: renamed };
  const last = { ...sound, files: { ...sound.files, 'pages/home.json': JSON.stringify({ ...home, title: 5 }) } };
  const fresh = { sound: createInspector()(sound).problems, last: createInspector()(last).problems };
  const told = createInspector()(half).problems;
  // The control: what is left is another site than those beside it.
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
