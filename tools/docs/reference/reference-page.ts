import type { Message, MessageLanguage } from '../../../engine/check/messages/message.ts';

/** A page of the reference: a record of the collection `reference` with its text in both languages. */
export interface ReferencePage {
  slug: string;
  group: 'files' | 'sections' | 'tools';
  title: Message;
  summary: Message;
  content: Message;
}

/** A text in both languages, each of paragraphs and other blocks. */
export function inBoth(write: (language: MessageLanguage) => (string | false | undefined)[]): Message {
  const text = (language: MessageLanguage) => `${write(language).filter(Boolean).join('\n\n')}\n`;
  return { en: text('en'), zh: text('zh') };
}

/** A table in Markdown. */
export function tableOf(head: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function codeBlock(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** The first sentence of a description. */
export function firstSentence(text: string): string {
  return /^.*?(?:[.。](?=\s|$)|。|$)/s.exec(text)?.[0].replace(/\s+/g, ' ') ?? text;
}
