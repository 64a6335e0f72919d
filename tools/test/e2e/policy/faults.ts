import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';

/** The words of a policy that let in more than is named, and what it must say and does not. */
export function weaknesses(policy: string): string[] {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  const weak = directives.flatMap(([name, ...sources]) =>
    sources
      .filter((source) => /^'unsafe-|\*|^(https?|wss?|ftp|filesystem):$|^'allow-duplicates'$/i.test(source))
      .map((source) => `${name} ${source}`),
  );
  const wanted = ["default-src 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"];
  const said = directives.map((words) => words.join(' '));
  return [...weak, ...wanted.filter((directive) => !said.includes(directive))];
}

// Reads HTML, and no style sheets in it.
const { DOMParser } = new JSDOM('').window;

/**
 * What of a page's HTML its policy would block: attributes that style or run, and inline scripts and styles without their
 * hash. A script of JSON is data: it does not run (HTML, 4.12.1, "prepare the script element").
 */
export function inlineFaults(html: string, policy: string): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name }) => /^style$|^on/.test(name))
      .map(({ name }) => `${element.localName} ${name}=`),
  );
  const unhashed = [...document.querySelectorAll('script:not([src], [type="application/json"]), style')].filter(
    ({ textContent }) => {
      const hash = createHash('sha256')
        .update(textContent ?? '')
        .digest('base64');
      return !policy.includes(`'sha256-${hash}'`);
    },
  );
  return [...attributes, ...unhashed.map(({ localName }) => `<${localName}> without its hash`)];
}
