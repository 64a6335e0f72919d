import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { DOMSerializer, type Node } from 'prosemirror-model';
import { EditorState, Selection } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { pastedText } from '../clean-paste.ts';
import { type Bases, type BlockLabels, blockViews } from './block-views.ts';
import { cleanClipboard, type NamedPicture } from './clean-clipboard.ts';
import { type ClipboardPicture, clipboardPictures, hasWords } from './clipboard-pictures.ts';
import { editorKeys } from './editor-keys.ts';
import { writeMarkdown } from './markdown-document.ts';
import { childrenOf } from './normalize.ts';
import { blocksToMarkdown, markdownSlice, writableSlice } from './paste-slice.ts';
import { documentOf, readMarkdown } from './read-markdown.ts';
import { schema } from './schema.ts';

interface ViewOptions {
  text: string;
  /** Whether the text is a file of its own. */
  isFile: boolean;
  lang: string | undefined;
  labels: BlockLabels;
  /** Attributes of the element that is edited. */
  attributes: Record<string, string>;
  /** Called with the Markdown after each change. */
  onChange: (text: string) => void;
  /** Called after each change of the document or selection. */
  onState: (state: EditorState) => void;
  /** Called with pictures that are pasted or dropped, after the cursor is at their place. */
  onPictures: (files: File[]) => void;
  /** Uploads the pictures of a pasted text. Resolves to their names, `undefined` for a refused picture. */
  uploadPictures: (pictures: ClipboardPicture[]) => Promise<(NamedPicture | undefined)[]>;
  /** Called after a text is pasted, with its pictures, and how many stayed behind. */
  onPastedPictures: (pictures: NamedPicture[], missing: number) => void;
  bases: Bases;
  askLink: () => void;
}

export type MarkdownView = ReturnType<typeof createMarkdownView>;

/** Creates a visual editor of Markdown in an element. */
export function createMarkdownView(element: HTMLElement, options: ViewOptions) {
  const { lang, labels, attributes, onChange, onState, onPictures, askLink, bases } = options;
  let source = readMarkdown(options.text);
  let { text } = options;
  /** Sends the Markdown, unless an input method is composing: it follows at the end. */
  const send = () => {
    if (view.composing || view.isDestroyed) return;
    const written = writeMarkdown(source, view.state.doc, options.isFile);
    if (written === text) return;
    text = written;
    onChange(text);
  };
  const takePictures = (files: FileList | undefined, at?: number) => {
    const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length === 0) return false;
    if (at !== undefined) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at))));
    onPictures(pictures);
    return true;
  };
  /** The names of the pictures in the HTML that is being pasted. */
  let named: (NamedPicture | undefined)[] = [];
  const pasteWithPictures = async (html: string, pictures: ClipboardPicture[]) => {
    const names = await options.uploadPictures(pictures);
    if (view.isDestroyed) return;
    named = names;
    view.pasteHTML(html);
    named = [];
    const pasted = names.filter((one) => one !== undefined);
    options.onPastedPictures(pasted, names.length - pasted.length);
  };
  const view: EditorView = new EditorView(element, {
    state: EditorState.create({
      doc: documentOf(source),
      plugins: [...editorKeys(askLink), dropCursor(), gapCursor(), tableEditing()],
    }),
    attributes: { role: 'textbox', 'aria-multiline': 'true', class: 'md-text', ...(lang && { lang }), ...attributes },
    nodeViews: blockViews(labels, bases),
    dispatchTransaction(transaction) {
      const state = view.state.apply(transaction);
      view.updateState(state);
      onState(state);
      if (transaction.docChanged && !transaction.getMeta('loaded')) send();
    },
    transformPastedHTML: (html) => (isFromEditor(html) ? html : cleanClipboard(html, named)),
    transformPasted: writableSlice,
    clipboardTextParser: (pasted, _, isPlain) => {
      const words = pastedText(pasted, lang);
      return isPlain ? markdownSlice(words.replace(/[\\`*_[\]<>~$#]/g, '\\$&')) : markdownSlice(words);
    },
    clipboardTextSerializer: ({ content }) =>
      content.firstChild?.isInline
        ? content.textBetween(0, content.size)
        : blocksToMarkdown(childrenOf(schema.nodes.doc?.create(null, content) as Node)),
    clipboardSerializer: DOMSerializer.fromSchema(schema),
    handlePaste: (_, { clipboardData }) => {
      const html = clipboardData?.getData('text/html') ?? '';
      if (html === '') return takePictures(clipboardData?.files);
      if (isFromEditor(html)) return false;
      // A file that comes with text is a picture of the text, as Word has it.
      if (!hasWords(html) && takePictures(clipboardData?.files)) return true;
      const pictures = clipboardPictures(html, clipboardData?.getData('text/rtf') ?? '');
      if (pictures.some(({ file }) => file)) {
        void pasteWithPictures(html, pictures);
        return true;
      }
      if (pictures.length > 0) options.onPastedPictures([], pictures.length);
      return false;
    },
    handleDrop: (_, event) =>
      takePictures(event.dataTransfer?.files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
    handleDOMEvents: {
      compositionend: () => {
        // The text of the input method is in the document after this event.
        setTimeout(send);
        return false;
      },
    },
  });
  onState(view.state);
  return {
    view,
    text: () => text,
    /** Shows another text. The selection stays in what stays. */
    load(next: string) {
      if (next === text) return;
      text = next;
      source = readMarkdown(next);
      const { doc } = view.state;
      const after = documentOf(source);
      const start = doc.content.findDiffStart(after.content);
      const end = doc.content.findDiffEnd(after.content);
      if (start === null || end === null) return;
      // Where texts repeat, both ends may overlap.
      const overlap = Math.max(0, start - Math.min(end.a, end.b));
      const part = view.state.tr.replace(start, end.a + overlap, after.slice(start, end.b + overlap));
      const tr = part.doc.eq(after) ? part : view.state.tr.replaceWith(0, doc.content.size, after.content);
      view.dispatch(tr.setMeta('loaded', true));
    },
    /** Selects the text at a line of the Markdown, counted from 1, and scrolls to it. */
    goTo(line: number) {
      const read = readMarkdown(text);
      const document = documentOf(read);
      const blocks = childrenOf(document);
      const index = Math.max(
        0,
        read.blocks.findLastIndex(({ lines }) => lines[0] < line),
      );
      const start = blocks.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
      let at = start;
      blocks[index]?.descendants((node, inside) => {
        const lines = read.linesOf.get(node);
        if (lines && lines[0] < line && line <= lines[1]) at = start + 1 + inside;
      });
      const target = view.state.doc.resolve(Math.min(at + 1, view.state.doc.content.size));
      view.dispatch(view.state.tr.setSelection(Selection.near(target)).scrollIntoView());
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}

/** Whether HTML of the clipboard was copied from such an editor. */
function isFromEditor(html: string): boolean {
  return html.includes('data-pm-slice');
}
