import type { Browser } from 'playwright-core';
import type { LocalServer } from '../../../engine/testing/listen-locally.ts';
import { launchChromium } from '../../browsers/chromium.ts';
import { type FirstView, measureFirstViews } from '../first-view.ts';
import { measureInteraction } from '../interactions.ts';
import { type MeasuredSubject, median, type Result } from '../results.ts';
import { type ArrivalWay, measureArrival } from './arrival.ts';
import { readPeerContent } from './content.ts';
import { install, makePeer, type PeerBuild } from './make-peer.ts';
import { type Peer, peers, readVersion } from './peers.ts';
import { assertSame } from './same-content.ts';
import { servePeer } from './serve-peer.ts';

/** How many posts are built for the builds' cost, and how many a visited site has. */
const [manyPosts, fewPosts] = [5000, 20];

const dialogButton = 'main :is(td, th) button:not(dialog button)';
const openable = 'main .rows summary, main details summary';

/** Those that make the whole site. */
const shown = peers.filter(({ postsAlone }) => !postsAlone);

/** The same content by hand, by the best of the field, and by us: what visitors wait for. */
export async function comparePeers(rounds: number): Promise<MeasuredSubject[]> {
  for (const peer of shown) {
    console.log(`peers: ${peer.name} …`);
    await install(peer);
    await makePeer(peer, fewPosts);
  }
  return [{ title: `Next to peers, slow: the same content (${rounds} rounds)`, results: await visits(rounds) }];
}

/** What a build of many posts costs the best of the field, and us. */
export async function compareBuilds(): Promise<MeasuredSubject[]> {
  const builds = new Map<string, PeerBuild>();
  for (const peer of peers) {
    console.log(`builds of peers: ${peer.name} …`);
    await install(peer);
    builds.set(await titleOf(peer), await makePeer(peer, manyPosts));
  }
  return [{ title: `Next to peers: ${manyPosts} posts from nothing`, results: buildsOf(builds) }];
}

async function titleOf(peer: Peer): Promise<string> {
  return `${peer.name} ${await readVersion(peer)}`.trim();
}

async function visits(rounds: number): Promise<Result[]> {
  const servers = await Promise.all(shown.map(servePeer));
  const browser = await launchChromium();
  try {
    const content = readPeerContent(fewPosts);
    for (const [index, { address }] of servers.entries()) await assertSame(address, content, shown[index]?.name ?? '');
    const titles = await Promise.all(shown.map(titleOf));
    const line = (what: string, unit: string, values: number[], factor: number): Result => {
      const ours = values.at(-1) ?? 0;
      const others = Object.fromEntries(titles.slice(0, -1).map((title, index) => [title, values[index] ?? 0]));
      // By hand is what is striven for; to be reached is the best of those that make sites.
      const best = Math.min(...values.slice(1, -1));
      return { what, ours, unit, peers: others, atMost: Math.round(best * factor * 10) / 10 };
    };
    return await linesOf(browser, servers, rounds, line);
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
}

type Line = (what: string, unit: string, values: number[], factor: number) => Result;

async function linesOf(browser: Browser, servers: LocalServer[], rounds: number, line: Line): Promise<Result[]> {
  const first = (servers[0]?.address ?? '').replace('127.0.0.1', 'localhost');
  const at = (route: string) => servers.map(({ address }) => address + route);
  const seen = (route: string, control: string | undefined) =>
    measureFirstViews(browser, `${first}/posts/post-1`, at(route), control, rounds);
  const field = (views: FirstView[], name: keyof FirstView) => views.map((view) => view[name]);
  const downloads = await seen('/downloads', dialogButton);
  const modules = await seen('/modules', openable);
  const home = await seen('/', undefined);
  const content = readPeerContent(fewPosts);
  const [post] = content.posts;
  const toModules = {
    from: '/',
    to: '/modules',
    heading: content.modules.title,
    last: content.modules.rows.at(-1)?.summary ?? '',
  };
  const toPost = { from: '/', to: '/posts/post-1', heading: post?.title ?? '', last: post?.paragraphs.at(-1) ?? '' };
  return [
    line('largest paint, downloads', 'ms', field(downloads, 'lcp'), 1),
    line('dialog usable', 'ms', field(downloads, 'usable'), 1),
    line('row of 120 usable', 'ms', field(modules, 'usable'), 1),
    line('largest paint, home', 'ms', field(home, 'lcp'), 1),
    line('next page → modules', 'ms', await arrivals(browser, servers, toModules, rounds), 1.3),
    line('next page → post', 'ms', await arrivals(browser, servers, toPost, rounds), 1.3),
    line('dialog click, 4 × CPU', 'ms', await durations(browser, at('/downloads'), dialogButton, rounds), 1.3),
    line(
      'filter key, 4 × CPU',
      'ms',
      await durations(browser, at('/modules'), 'main input[type=search]', rounds, '4'),
      1.3,
    ),
    line('bytes before load, downloads', 'kB', field(downloads, 'beforeLoad'), 1),
    line('total bytes, downloads', 'kB', field(downloads, 'total'), 1),
  ];
}

/** In turn, so that what else the machine does meets all. */
async function inTurn(count: number, rounds: number, measure: (index: number) => Promise<number>): Promise<number[]> {
  const times = Array.from({ length: count }, (): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, list] of times.entries()) list.push(await measure(index));
  return times.map(median);
}

function arrivals(browser: Browser, servers: LocalServer[], way: ArrivalWay, rounds: number): Promise<number[]> {
  return inTurn(servers.length, rounds, (index) => measureArrival(browser, servers[index]?.address ?? '', way));
}

function durations(
  browser: Browser,
  addresses: string[],
  control: string,
  rounds: number,
  key?: string,
): Promise<number[]> {
  return inTurn(addresses.length, rounds, (index) =>
    measureInteraction(browser, addresses[index] ?? '', { control, ...(key && { key }) }),
  );
}

function buildsOf(builds: Map<string, PeerBuild>): Result[] {
  const made = [...builds].filter(([, { seconds }]) => seconds > 0);
  const ours = made.at(-1)?.[1] as PeerBuild;
  const others = (of: (build: PeerBuild) => number) =>
    Object.fromEntries(made.slice(0, -1).map(([title, build]) => [title, of(build)]));
  const line = (what: string, unit: string, of: (build: PeerBuild) => number): Result => ({
    what,
    unit,
    ours: of(ours),
    peers: others(of),
  });
  const compressed = ({ seconds, compressing }: PeerBuild) => Math.round((seconds + compressing) * 100) / 100;
  const hugo = made.find(([title]) => title === 'Hugo')?.[1];
  return [
    line('build', 's', ({ seconds }) => seconds),
    {
      ...line('build with the same compression', 's', compressed),
      ...(hugo && { atMost: Math.round(compressed(hugo) * 130) / 100 }),
    },
    line('written', 'MB', ({ megabytes }) => megabytes),
    line('files', '', ({ files }) => files),
    { ...line('files a page', '', ({ filesPerPage }) => filesPerPage), atMost: 2 },
    { ...line('HTML a page, before compression', 'kB', ({ html }) => html), atMost: 12 },
  ];
}
