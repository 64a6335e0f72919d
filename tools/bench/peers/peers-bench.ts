import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sirv from 'sirv';
import { type LocalServer, listenLocally } from '../../../engine/testing/listen-locally.ts';
import { launchChromium } from '../../browsers/chromium.ts';
import { measureArrival } from '../arrival.ts';
import { type FirstVisit, measureFirstVisits } from '../first-visit.ts';
import { measureInteraction } from '../interaction.ts';
import { type MeasuredSubject, measureInTurn, median, type Result } from '../results.ts';
import { readPeerContent } from './content.ts';
import { makePeer, type PeerBuild } from './make-peer.ts';
import { type Peer, peerFolder, peers, readVersion } from './peers.ts';
import { assertSame } from './same-content.ts';

/** The number of posts of a measured build, and of a visited site. */
const [manyPosts, fewPosts] = [5000, 20];

const dialogButton = 'main :is(td, th) button:not(dialog button)';
const searchField = 'main input[type=search]';
const openable = 'main .rows summary, main details summary';

/** The peers that build all pages. */
const visited = peers.filter(({ postsAlone }) => !postsAlone);

/** Measures visits of the same content, hand-written, by other generators and by ours. */
export async function benchPeers(): Promise<MeasuredSubject[]> {
  for (const peer of visited) await makePeer(peer, fewPosts);
  return [{ title: 'Next to peers, slow: the same content', results: await visits() }];
}

/** Measures builds of many posts by other generators and by ours. */
export async function benchPeerBuilds(): Promise<MeasuredSubject[]> {
  const builds = new Map<string, PeerBuild>();
  for (const peer of peers.filter((one) => one.builds)) {
    const build = await makePeer(peer, manyPosts);
    builds.set(await titleOf(peer), build);
  }
  return [{ title: `Next to peers: building ${manyPosts} posts`, results: buildsOf(builds) }];
}

async function titleOf(peer: Peer): Promise<string> {
  return `${peer.name} ${await readVersion(peer)}`.trim();
}

async function visits(): Promise<Result[]> {
  const servers = await Promise.all(visited.map(servePeer));
  const browser = await launchChromium();
  try {
    const content = readPeerContent(fewPosts);
    for (const [index, { address }] of servers.entries())
      await assertSame(address, content, visited[index]?.name ?? '');
    return await measureVisits(browser, servers);
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
}

/** The position of the peer that uses React, too. */
const next = visited.findIndex(({ name }) => name === 'Next');

async function measureVisits(browser: Browser, servers: LocalServer[]): Promise<Result[]> {
  const titles = await Promise.all(visited.map(titleOf));
  const line = (what: string, unit: string, values: number[], factor: number): Result => {
    const ours = values.at(-1) ?? 0;
    const others = Object.fromEntries(titles.slice(0, -1).map((title, index) => [title, values[index] ?? 0]));
    // The goal is the best generator, not the hand-written page.
    const best = Math.min(...values.slice(1, -1));
    return { what, ours, unit, peers: others, atMost: Math.round(best * factor * 10) / 10 };
  };
  const first = (servers[0]?.address ?? '').replace('127.0.0.1', 'localhost');
  const at = (route: string) => servers.map(({ address }) => address + route);
  const visit = (route: string, how: Parameters<typeof measureFirstVisits>[3]) =>
    measureFirstVisits(browser, `${first}/posts/post-1`, at(route), how);
  const field = (visits: FirstVisit[], name: keyof FirstVisit) => visits.map((visit) => visit[name]);
  const inTurn = async (addresses: string[], measure: (address: string) => Promise<number>) =>
    (await measureInTurn(addresses, measure)).map(median);
  const arrivals = (to: string) => inTurn(at(''), (address) => measureArrival(browser, address, ['/', to]));
  const durations = (route: string, act: { control: string; key?: string }) =>
    inTurn(at(route), (address) => measureInteraction(browser, address, act));
  const downloads = await visit('/downloads', { control: dialogButton });
  const modules = await visit('/modules', { control: openable });
  const home = await visit('/', {});
  const onPhone = await visit('/downloads', { conditions: { cpu: 6 } });
  const resting = (name: string, visits: FirstVisit[]) => {
    const [tasks, elements] = [field(visits, 'tasks'), field(visits, 'elements')];
    return [
      line(`requests at rest, ${name}`, '', field(visits, 'requests'), 1),
      line(`bytes at rest, ${name}`, 'kB', field(visits, 'kilobytes'), 1),
      // React's own time cannot be less than that of its best generator.
      { ...line(`tasks at rest, ${name}`, 'ms', tasks, 1), atMost: Math.round((tasks[next] ?? 0) * 1.1) },
      { ...line(`elements, ${name}`, '', elements, 1), atMost: Math.round((elements[0] ?? 0) * 1.5) },
    ];
  };
  return [
    line('largest paint, downloads', 'ms', field(downloads, 'lcp'), 1),
    line('dialog usable', 'ms', field(downloads, 'usable'), 1),
    line('row of 120 usable', 'ms', field(modules, 'usable'), 1),
    line('largest paint, home', 'ms', field(home, 'lcp'), 1),
    line('next page → modules', 'ms', await arrivals('/modules'), 1.3),
    line('next page → post', 'ms', await arrivals('/posts/post-1'), 1.3),
    line('dialog click, 4 × CPU', 'ms', await durations('/downloads', { control: dialogButton }), 1.3),
    line('filter key, 4 × CPU', 'ms', await durations('/modules', { control: searchField, key: '4' }), 1.3),
    line('bytes before load, downloads', 'kB', field(downloads, 'beforeLoad'), 1),
    ...resting('downloads', downloads),
    ...resting('modules', modules),
    ...resting('downloads, 6 × CPU', onPhone),
  ];
}

/** Serves the pages of a peer with their compressed copies. */
function servePeer(peer: Peer): Promise<LocalServer> {
  return listenLocally(sirv(join(peerFolder(peer), peer.pages), { brotli: true, etag: true, extensions: ['html'] }));
}

function buildsOf(builds: Map<string, PeerBuild>): Result[] {
  const line = (what: string, unit: string, field: keyof PeerBuild, atMost: number): Result => {
    const { Ours: ours = 0, ...others } = Object.fromEntries(
      [...builds].map(([title, build]) => [title, build[field]]),
    );
    return { what, unit, ours, peers: others, atMost };
  };
  return [
    line('build with the same compression', 's', 'seconds', 25),
    line('files a page', '', 'filesPerPage', 2),
    line('HTML a page, before compression', 'kB', 'html', 12),
  ];
}
