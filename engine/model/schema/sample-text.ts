/** What sample texts begin with, in every language: a pencil, for a text that is still to be written. */
const mark = '✎ ';

/** A text as a sample of what may be written in its place. Links and site values in it would be of another site. */
export function asSample(text: string): string {
  const bare = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\{(\w+)\}/g, '$1');
  return bare.trim() === '' ? text : mark + bare;
}

/** Whether a text is still the sample that a new section came with. */
export function isSample(text: string): boolean {
  return text.replace(/^<\w+>/, '').startsWith(mark.trim());
}
