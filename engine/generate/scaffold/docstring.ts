import type { Message } from '../../check/messages/message.ts';

/** A docstring with a description and a label in both languages, and further tags at its end. */
export function writeDocstring({ en, zh }: Message, title?: Message, ...tags: string[]): string {
  const label = title ? [`@title ${title.en} | ${title.zh}`] : [];
  const lines = [completeSentence(en, '.'), ...label, `@zh ${completeSentence(zh, '。')}`, ...tags];
  return `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`;
}

/** A sentence for a comment or schema: with a full stop, and without the end of a comment. */
export function completeSentence(text: string, stop: string): string {
  const plain = text.replaceAll('*/', '').replace(/\s+/g, ' ').trim();
  return /[.!?。！？]$/.test(plain) ? plain : `${plain}${stop}`;
}
