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

/** The types of inline scripts that are data: they do not run (HTML, 4.12.1, "prepare the script element"). */
export const dataTypes = ['application/json', 'application/ld+json'];

/**
 * What of a page's HTML its policy would block: attributes that style or run, and inline scripts and styles without their
 * hash. Data needs none, but it must be JSON, and hold no `<` by which it could end early.
 */
export function inlineFaults(html: string, policy: string): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name }) => /^style$|^on/.test(name))
      .map(({ name }) => `${element.localName} ${name}=`),
  );
  const inline = [...document.querySelectorAll('script:not([src]), style')];
  const pieces = inline.flatMap(({ localName, textContent, attributes }) => {
    const type = attributes.getNamedItem('type')?.value ?? '';
    if (localName === 'script' && dataTypes.includes(type))
      return isClosedJson(textContent) ? [] : [`${type} that is no JSON or holds <`];
    const hash = createHash('sha256').update(textContent).digest('base64');
    return policy.includes(`'sha256-${hash}'`) ? [] : [`<${localName}> without its hash`];
  });
  return [...attributes, ...pieces];
}

/** Whether a text is JSON that no HTML parser takes for more than one text. */
function isClosedJson(text: string): boolean {
  try {
    JSON.parse(text);
    return !text.includes('<');
  } catch {
    return false;
  }
}
