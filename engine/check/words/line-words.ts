import type { Words } from './words.ts';

/** Messages about line breaks and lists that would run together. */
export const lineWords = {
  lineBreak: (): Words => ({
    en: 'A line break shows as a space here. Write each paragraph as a text of its own, or one line.',
    zh: '此处的换行会显示为空格。请把每段写成单独的文字，或写成一行。',
  }),
  list: (): Words => ({
    en: 'A list shows as one line here. Write each item as a text of its own, in a field or section that holds a list.',
    zh: '此处的列表会显示为一行。请在可列出多项的字段或区块中，把每项写成单独的文字。',
  }),
  htmlParagraphs: (): Words => ({
    en: 'Blank lines do not show in HTML: the paragraphs run together. Write <p>…</p> around each.',
    zh: 'HTML 不显示空行：各段会连成一段。请给每段加上 <p>…</p>。',
  }),
  htmlList: (): Words => ({
    en: 'Lines do not show in HTML: the list runs together. Write <ul><li>…</li></ul>, or <br> between the lines.',
    zh: 'HTML 不显示换行：列表会连成一行。请写 <ul><li>…</li></ul>，或在各行之间写 <br>。',
  }),
};
