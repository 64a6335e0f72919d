/**
 * The score of MDN's HTTP Observatory for a response, by its version 1.6.3 (`src/grader/charts.js` and
 * `src/analyzer/tests/` of github.com/mdn/mdn-http-observatory). Assumes a neutral host: HTTPS with a redirect from
 * HTTP, no cookies, no CORS, no preloading.
 */
export function observatoryScore(headers: Record<string, unknown>, html = ''): number {
  const of = (name: string) => String(headers[name] ?? headers[name.toLowerCase()] ?? '').trim();
  const policy = parsePolicy(of('Content-Security-Policy'));
  const modifiers = [
    policyModifier(policy),
    transportModifier(of('Strict-Transport-Security')),
    of('X-Content-Type-Options').toLowerCase() === 'nosniff' ? 0 : -5,
    policy.has('frame-ancestors') || /^(deny|sameorigin)$/i.test(of('X-Frame-Options')) ? 5 : -20,
    referrerModifier(of('Referrer-Policy')),
    listed(of('Cross-Origin-Resource-Policy'), ['same-origin', 'same-site'], ['cross-origin']),
    listed(
      of('Cross-Origin-Opener-Policy'),
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      ['unsafe-none'],
    ),
    listed(of('Cross-Origin-Embedder-Policy'), ['require-corp', 'credentialless'], ['unsafe-none']),
    scriptModifier(html),
  ];
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const lost = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  // A bonus only counts from 90 points on.
  return Math.max(0, lost < 90 ? lost : lost + sum(modifiers.filter((modifier) => modifier > 0)));
}

type Policy = Map<string, string[]>;

function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(
    directives
      .filter(([name]) => name)
      .reverse() // the first of two equal directives counts
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources.map((source) => source.toLowerCase())]),
  );
}

const broad = /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/;
const plain = /^(http|ftp):/;

function policyModifier(policy: Policy): number {
  if (policy.size === 0) return -25;
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isOpen = (sources: string[]) =>
    sources.some(
      (source) =>
        broad.test(source) ||
        source === 'data:' ||
        (source === "'unsafe-inline'" && !sources.some((other) => /^'(sha(256|384|512)|nonce)-/.test(other))),
    );
  if (isOpen(of('script-src')) || of('object-src').some((source) => broad.test(source))) return -20;
  const passive = ['img-src', 'media-src'];
  const active = [...policy].flatMap(([name, sources]) => (passive.includes(name) ? [] : sources));
  if (active.some((source) => plain.test(source))) return -20;
  if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'")) return -10;
  if (passive.flatMap(of).some((source) => plain.test(source))) return -10;
  if (isOpen(of('style-src'))) return 0;
  return String(policy.get('default-src')) === "'none'" ? 10 : 5;
}

function transportModifier(value: string): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1];
  if (age === undefined || value.includes(',')) return -20;
  return Number(age) >= 15_552_000 ? 0 : -10;
}

function referrerModifier(value: string): number {
  if (value === '') return 0;
  return listed(
    value.toLowerCase(),
    ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'],
    [],
    5,
  );
}

/** A bonus for a protective value, 0 for the default or a missing one, and a penalty for any other. */
function listed(value: string, good: string[], neutral: string[], bonus = 10): number {
  if (good.includes(value)) return bonus;
  return value === '' || neutral.includes(value) ? 0 : -5;
}

/** Scripts from other origins cost points unless they use HTTPS with a hash. */
function scriptModifier(html: string): number {
  const foreign = [...html.matchAll(/<script\b[^>]*\ssrc\s*=\s*["']?((?:https?:)?\/\/[^>]*)/gi)].map(
    ([, tag = '']) => tag,
  );
  if (foreign.some((tag) => !tag.startsWith('https:'))) return -50;
  if (foreign.some((tag) => !/\sintegrity\s*=/i.test(tag))) return -5;
  return foreign.length > 0 ? 5 : 0;
}
