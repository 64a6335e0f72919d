import { oncePer } from '../model/schema/once.ts';
import { parseCss, selectorsIn, splitList } from './css-rules.ts';
import { optionalStyles } from './styles.ts';

/** The names of the optional styles for elements that a page contains before the link of the shared sheet. */
export function optionalStylesOf(body: string, inline: Record<string, string>): string[] {
  const end = body.indexOf(' data-style="later"');
  const inView = end < 0 ? body : body.slice(0, end);
  return optionalStyles.filter((name) => inline[name] && startTags(inline[name]).test(inView));
}

/** Matches the start tags of elements with the name, class or attribute that a selector starts with. */
const startTags = oncePer((css: string) => {
  const selectors = selectorsIn(parseCss(css)).flatMap(splitList);
  const firsts = (name: RegExp) => [...new Set(selectors.flatMap((one) => name.exec(one)?.[0] ?? []))];
  const names = firsts(/^[a-z]\w*/).map((name) => `<${name}[ >]`);
  const classes = firsts(/(?<=^\.)[\w-]+/).map((name) => ` class="(?:[^"]* )?${name}[" ]`);
  const attributes = firsts(/(?<=^\[)[\w-]+/).map((name) => ` ${name}[= >]`);
  return new RegExp([...names, ...classes, ...attributes].join('|'));
});
