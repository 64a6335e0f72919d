/** Sample texts begin with a pencil. */
const mark = '✎ ';

/** Marks a text as sample, in its first heading if it begins with one, and removes links and site values, which belong to another site. */
export function asSample(text: string): string {
  const bare = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\{(\w+)\}/g, '$1');
  return bare.trim() === '' ? text : bare.replace(/^(?:#+ )?/, (heading) => heading + mark);
}

export function isSample(text: string): boolean {
  return text.replace(/^<\w+>|^#+ /, '').startsWith(mark.trim());
}
