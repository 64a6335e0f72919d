import type { Message, MessageLanguage } from '../../../engine/check/messages/message.ts';
import { escapeBraces } from '../../../engine/model/schema/placeholders.ts';

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

/** A field, or an option of a command. All texts are Markdown. */
interface FieldRow {
  name: string;
  /** What the studio calls it. Default: it has no label. */
  label?: string;
  /** Its values. Default: not given. */
  kind?: string;
  /** Whether it is required, or what can be instead of it. Empty for an optional field. */
  need: string;
  says: string;
}

export const fieldColumns = { en: ['Field', 'Value and effect'], zh: ['字段', '值与作用'] };

/**
 * A table of fields, in two columns that fit on a phone. `theme.css` puts the label (emphasis), the need (strong) and the
 * kind (emphasis) on lines of their own.
 */
export function fieldTable(fields: FieldRow[], columns: string[]): string | false {
  const rows = fields.map(({ name, label, kind, need, says }) => {
    const first = [`\`${name}\``, label && `*${label}*`, need && `**${need}**`];
    return [first, [kind && `*${kind}*`, says]].map((parts) => escapeBraces(parts.filter(Boolean).join(' ')));
  });
  return rows.length > 0 && tableOf(columns, rows);
}

export function codeBlock(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** The first sentence of a description. */
export function firstSentence(text: string): string {
  return /^.*?(?:[.。](?=\s|$)|。|$)/s.exec(text)?.[0].replace(/\s+/g, ' ') ?? text;
}
