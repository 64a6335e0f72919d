/** A run of a text, and whether it is one of those that were sought. */
export interface MarkedRun {
  text: string;
  marked: boolean;
}

/** How many letters of a text are shown around what was sought. */
const room = 110;

/** The sentence of a text that has the most of what was sought, with that marked; of a long one what stands around the first of it. */
export function excerptOf(text: string, sought: string[]): MarkedRun[] {
  const form = formOf(sought);
  const sentences = text.split(/ · |(?<=[。！？；])|(?<=[.!?])\s+/u);
  const held = (sentence: string) =>
    new Set((form ? sentence.match(form) : null)?.map((one) => one.toLowerCase())).size;
  const best = sentences.reduce((best, one) => (held(one) > held(best) ? one : best), sentences[0] ?? '');
  return markedIn(cut(best, form ? Math.max(0, best.search(form)) : 0), sought);
}

/** A text in runs, with what was sought marked. */
export function markedIn(text: string, sought: string[]): MarkedRun[] {
  const form = formOf(sought);
  if (!form) return [{ text, marked: false }];
  // Split at a group, every second piece is what the group held.
  const pieces = text.split(new RegExp(`(${form.source})`, 'giu'));
  return pieces.flatMap((piece, index) => (piece === '' ? [] : { text: piece, marked: index % 2 === 1 }));
}

function formOf(sought: string[]): RegExp | undefined {
  const words = [...new Set(sought)].sort((a, b) => b.length - a.length).map(patternOf);
  return words.length > 0 ? new RegExp(words.join('|'), 'giu') : undefined;
}

/** Words are found where they begin, Han characters anywhere. */
function patternOf(word: string): string {
  return /\p{Script=Han}/u.test(word) ? word : `(?<![\\p{L}\\p{N}])${word}`;
}

function cut(text: string, at: number): string {
  if (text.length <= room) return text;
  const start = Math.max(0, Math.min(at - room / 3, text.length - room));
  return `${start > 0 ? '…' : ''}${text.slice(start, start + room)}${start + room < text.length ? '…' : ''}`;
}
