import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view';
import { markdownPictureUrl } from './schema.ts';
import { showFormula } from './show-formula.ts';

/** The addresses of the site's bases by their names. */
export type Bases = () => Record<string, string>;

/** The labels of the inputs in blocks. */
export interface BlockLabels {
  language: string;
  formula: string;
  source: string;
  note: string;
}

/** The views of blocks that have an input of their own: code with its language, formulas, and blocks that are edited as source. */
export function blockViews(labels: BlockLabels, bases: Bases): Record<string, NodeViewConstructor> {
  return {
    code_block: (node, view, getPos) => codeView(node, view, getPos, labels.language),
    formula_block: (node, view, getPos) => textView({ node, view, getPos, name: 'tex', label: labels.formula }),
    source: (node, view, getPos) => textView({ node, view, getPos, name: 'text', label: labels.source }),
    note: (node, view, getPos) => noteView(node, view, getPos, labels.note),
    formula: formulaView,
    picture: (node) => pictureView(node, bases),
  };
}

type GetPos = () => number | undefined;

function setAttribute(view: EditorView, getPos: GetPos, name: string, value: string): void {
  const at = getPos();
  if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, name, value));
}

function inputFor(
  view: EditorView,
  getPos: GetPos,
  { name, label }: { name: string; label: string },
): HTMLInputElement {
  const input = document.createElement('input');
  Object.assign(input, { className: 'md-block__input', placeholder: label, spellcheck: false });
  input.setAttribute('aria-label', label);
  input.addEventListener('input', () => setAttribute(view, getPos, name, input.value));
  return input;
}

/** Events of the inputs are not those of the editor. */
const isOfInput = (event: Event) => event.target instanceof Element && event.target.matches('input, textarea');

/** A view that is drawn by `show`, also after each change of its node. */
function drawnView(node: Node, show: (node: Node) => void, view: NodeView): NodeView {
  show(node);
  return {
    ignoreMutation: () => true,
    ...view,
    update(next) {
      if (next.type !== node.type) return false;
      show(next);
      return true;
    },
  };
}

function codeView(node: Node, view: EditorView, getPos: GetPos, label: string): NodeView {
  const dom = document.createElement('div');
  dom.className = 'md-code';
  const input = inputFor(view, getPos, { name: 'info', label });
  const contentDOM = document.createElement('code');
  const pre = document.createElement('pre');
  pre.append(contentDOM);
  const head = document.createElement('div');
  head.contentEditable = 'false';
  head.append(input);
  dom.append(head, pre);
  const show = ({ attrs }: Node) => {
    if (input.value !== attrs.info) input.value = attrs.info;
  };
  return drawnView(node, show, {
    dom,
    contentDOM,
    stopEvent: isOfInput,
    ignoreMutation: (change) => !contentDOM.contains(change.target),
  });
}

function noteView(node: Node, view: EditorView, getPos: GetPos, label: string): NodeView {
  const dom = document.createElement('div');
  const input = inputFor(view, getPos, { name: 'title', label });
  const head = document.createElement('div');
  head.contentEditable = 'false';
  const name = document.createElement('span');
  head.append(name, input);
  head.className = 'md-note__head';
  const contentDOM = document.createElement('div');
  dom.append(head, contentDOM);
  const show = ({ attrs }: Node) => {
    dom.className = `md-note md-note--${attrs.name.toLowerCase()}`;
    name.textContent = attrs.name;
    if (input.value !== attrs.title) input.value = attrs.title;
  };
  return drawnView(node, show, {
    dom,
    contentDOM,
    stopEvent: isOfInput,
    ignoreMutation: (change) => !contentDOM.contains(change.target),
  });
}

/** An inline formula. Its TeX is edited in the dialog of the toolbar. */
function formulaView(node: Node): NodeView {
  const dom = document.createElement('span');
  dom.className = 'md-formula';
  const show = ({ attrs }: Node) => {
    dom.title = attrs.tex;
    showFormula(dom, attrs.tex, attrs.mark === '$$');
  };
  return drawnView(node, show, { dom });
}

/** A picture with its caption. */
function pictureView(node: Node, bases: Bases): NodeView {
  const dom = document.createElement('span');
  dom.className = 'md-picture';
  const image = document.createElement('img');
  const caption = document.createElement('span');
  const show = ({ attrs }: Node) => {
    Object.assign(image, { src: markdownPictureUrl(attrs.src, bases()), alt: attrs.alt });
    caption.textContent = attrs.title;
    dom.replaceChildren(image, ...(attrs.title ? [caption] : []));
  };
  return drawnView(node, show, { dom });
}

interface TextViewOptions {
  node: Node;
  view: EditorView;
  getPos: GetPos;
  /** The attribute that has the text. */
  name: 'tex' | 'text';
  label: string;
}

function textView({ node, view, getPos, name, label }: TextViewOptions): NodeView {
  const dom = document.createElement('div');
  dom.className = `md-source md-source--${name}`;
  const input = document.createElement('textarea');
  Object.assign(input, { className: 'md-block__text', spellcheck: false, rows: 1 });
  input.setAttribute('aria-label', label);
  input.addEventListener('input', () => setAttribute(view, getPos, name, input.value));
  const head = document.createElement('span');
  head.textContent = label;
  const shown = document.createElement('div');
  dom.append(head, input, ...(name === 'tex' ? [shown] : []));
  const show = ({ attrs }: Node) => {
    if (input.value !== attrs[name]) input.value = attrs[name];
    input.rows = Math.min(16, input.value.split('\n').length);
    if (name === 'tex') showFormula(shown, attrs.tex, true);
  };
  return drawnView(node, show, { dom, stopEvent: isOfInput });
}
