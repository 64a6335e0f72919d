import type { Message } from '../../check/messages/message.ts';

/** A docstring in both languages, with further tags at its end. */
export function writeDocstring({ en, zh }: Message, ...tags: string[]): string {
  return `/**\n${[completeSentence(en, '.'), `@zh ${completeSentence(zh, '。')}`, ...tags].map((line) => ` * ${line}\n`).join('')} */\n`;
}

/** A sentence as it stands in a comment and a schema: with its full stop, and nothing that would end the comment. */
export function completeSentence(text: string, stop: string): string {
  const plain = text.replaceAll('*/', '').replace(/\s+/g, ' ').trim();
  return /[.!?。！？]$/.test(plain) ? plain : `${plain}${stop}`;
}
