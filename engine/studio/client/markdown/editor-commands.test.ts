import { EditorState, NodeSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { describePicture, setPicture } from './editor-commands.ts';
import { writeMarkdown } from './markdown-document.ts';
import { documentOf, readMarkdown } from './read-markdown.ts';

const text = 'See ![a][r] and ![a][r].\n\n[r]: x.png "T"\n';

test.each([
  ['alternative text keeps the definition', { alt: 'b', title: 'T' }, '![b][r]'],
  ['caption is written at the picture', { alt: 'a', title: 'New' }, '![a](x.png "New")'],
])('another %s of a picture with a definition', (_, attrs, written) => {
  const source = readMarkdown(text);
  const state = EditorState.create({ doc: documentOf(source) });
  // Behind the paragraph's start and "See ".
  const selected = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 5)));
  for (const command of [setPicture({ src: 'x.png', ...attrs }), describePicture({ src: 'x.png', ...attrs })]) {
    let after = selected;
    command(selected, (transaction) => {
      after = selected.apply(transaction);
    });
    expect(writeMarkdown(source, after.doc, true)).toBe(text.replace('![a][r]', written));
  }
});
