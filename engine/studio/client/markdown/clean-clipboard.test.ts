// @vitest-environment jsdom
import { DOMParser as ModelParser } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { clipboards } from '../../../testing/clipboards.ts';
import { cleanClipboard } from './clean-clipboard.ts';
import { childrenOf } from './normalize.ts';
import { blocksToMarkdown } from './paste-slice.ts';
import { schema } from './schema.ts';

const markdownOf = (html: string) => {
  const body = new DOMParser().parseFromString(cleanClipboard(html), 'text/html').body;
  return blocksToMarkdown(childrenOf(ModelParser.fromSchema(schema).parse(body)));
};

test.each(Object.entries(clipboards))(
  '%s keeps bold, italics, links, lists, tables and headings, and drops the rest',
  (_, { html, markdown }) => {
    expect(markdownOf(html)).toBe(markdown);
  },
);
