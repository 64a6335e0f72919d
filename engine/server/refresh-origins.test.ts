import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileText } from '../generate/gallery/small-site.ts';
import { lampCollection, lampFiles } from '../testing/lamp-collection.ts';
import { type LocalServer, listenLocally } from '../testing/listen-locally.ts';
import { writeSmallDist } from '../testing/small-dist.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import { openLiveRecords } from './live-records.ts';
import { createOriginRefresher } from './refresh-origins.ts';
import { createServer } from './server.ts';

const lamp = { id: 1, name: 'First' };
const secret = 'planted-secret-4711';

let service: LocalServer;
let value: unknown;
let requests = 0;
let site: SmallFolder;
beforeEach(async () => {
  value = [lamp];
  requests = 0;
  service = await listenLocally((_, response) => {
    requests += 1;
    response.writeHead(value === undefined ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  });
  const from = { rest: service.address, refresh: 10, token: { env: 'LAMP_TOKEN' } };
  site = await smallFolder({ [lampFiles.collection]: fileText(lampCollection(from)) });
  process.env.LAMP_TOKEN = secret;
  expect((await site.run('pull')).code).toBe(0);
});
afterEach(async () => {
  delete process.env.LAMP_TOKEN;
  await site.remove();
  await service.close().catch(() => {});
});

test('the server serves fresh records, and the last good ones while the service fails', async () => {
  const snapshot = await readFile(join(site.folder, lampFiles.snapshot), 'utf8');
  value = [{ ...lamp, name: 'Second' }];
  const said: string[] = [];
  const records = await openLiveRecords(site.folder, (line) => said.push(line), { LAMP_TOKEN: secret });
  const dist = await writeSmallDist();
  const { schemas, sources, state, origins } = records;
  const server = await createServer({ dist, schemas, sources, records: state, origins });
  const served = async () => {
    const { data } = (await server.inject('/api/v1/lamp/all')).json();
    return [data, (await server.inject('/healthz')).json().origins];
  };
  try {
    await records.refreshed;
    expect(await served()).toEqual([value, 'ok']);
    const good = value;
    for (const bad of [
      undefined,
      [{ id: 1 }],
      [
        { id: 1, name: 'A' },
        { id: 1, name: 'B' },
      ],
      'gone',
    ]) {
      value = bad;
      await records.refresh();
      expect(await served()).toEqual([good, 'failing']);
      expect(state()).toBe('valid');
    }
    value = [{ ...lamp, name: 'Third' }];
    await records.refresh();
    // After four failures it is still tried: it rests after five.
    expect(await served()).toEqual([value, 'ok']);
    expect(said.filter((line) => line.startsWith('lamp:'))).toEqual([
      'lamp: the last good records stay. from.rest: The service answers with status 503 instead of 200.',
      'lamp: the records are read again.',
    ]);
    expect(said.join()).not.toContain(secret);
    expect(await readFile(join(site.folder, lampFiles.snapshot), 'utf8')).toBe(snapshot);
  } finally {
    records.close();
    await server.close();
    await rm(dist, { recursive: true, force: true });
  }
});

test('a service rests after five failures in a row', async () => {
  value = undefined;
  const { files } = {
    files: { [lampFiles.collection]: await readFile(join(site.folder, lampFiles.collection), 'utf8') },
  };
  const env = { LAMP_TOKEN: secret };
  const refresher = createOriginRefresher({
    folder: site.folder,
    log: () => {},
    files: () => files,
    apply: async () => true,
    env,
  });
  requests = 0;
  await refresher.follow();
  for (let round = 0; round < 9; round++) await refresher.refresh();
  expect(requests).toBe(5);
  refresher.stop();
});

test('equal records are not applied, and a collection is followed as its file says', async () => {
  const text = await readFile(join(site.folder, lampFiles.collection), 'utf8');
  const snapshot = await readFile(join(site.folder, lampFiles.snapshot), 'utf8');
  let files = { [lampFiles.collection]: text.replace(/"refresh": \d+,/, ''), [lampFiles.snapshot]: snapshot };
  expect(files[lampFiles.collection]).not.toContain('refresh');
  let applied = 0;
  const refresher = createOriginRefresher({
    folder: site.folder,
    log: () => {},
    files: () => files,
    async apply() {
      applied += 1;
      return true;
    },
    env: { LAMP_TOKEN: secret },
  });
  await refresher.follow();
  expect(refresher.state()).toBeUndefined();
  files = { ...files, [lampFiles.collection]: text };
  requests = 0;
  await refresher.follow();
  expect([refresher.state(), requests, applied]).toEqual(['ok', 1, 0]);
  await refresher.follow();
  expect(requests).toBe(1);
  value = [{ ...lamp, name: 'Second' }];
  await refresher.refresh();
  expect(applied).toBe(1);
  const onDisk = { [lampFiles.snapshot]: snapshot };
  expect(refresher.over(onDisk)).not.toEqual(onDisk);
  files = { ...files, [lampFiles.collection]: text.replace(/"refresh": \d+,/, '') };
  await refresher.follow();
  // The records on the disk count again.
  expect([refresher.state(), applied, refresher.over(onDisk)]).toEqual([undefined, 2, onDisk]);
  refresher.stop();
});
