import type { Message } from '../../check/messages/message.ts';

/** A docstring in both languages, with further tags at its end. */
export function writeDocstring({ en, zh }: Message, ...tags: string[]): string {
  return `/**\n${[completeSentence(en, '.'), `@zh ${completeSentence(zh, '。')}`, ...tags].map((line) => ` * ${line}\n`).join('')} */\n`;
}

/** A sentence for a comment or schema: with a full stop, and without the end of a comment. */
export function completeSentence(text: string, stop: string): string {
  const plain = text.replaceAll('*/', '').replace(/\s+/g, ' ').trim();
  return /[.!?。！？]$/.test(plain) ? plain : `${plain}${stop}`;
}
