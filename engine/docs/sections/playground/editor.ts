import { json } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup } from 'codemirror';

/** A problem of the edited text. */
export interface Mark {
  line: number;
  column: number;
  severity: 'error' | 'warning';
  text: string;
}

export interface Editor {
  setText(text: string): void;
  setMarks(marks: Mark[]): void;
  /** Moves the cursor, and focuses the editor. */
  goTo(line: number, column: number): void;
  destroy(): void;
}

const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'light-dark(#0b5394, #8ab8f5)' },
  { tag: tags.string, color: 'light-dark(#1a6b2f, #8fd3a0)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'light-dark(#8a3b00, #f0b27a)' },
]);

const theme = EditorView.theme({
  '&': { color: 'var(--color-text)', backgroundColor: 'var(--color-background)', fontSize: '0.875rem', height: '100%' },
  '.cm-gutters': { color: 'var(--color-text-muted)', backgroundColor: 'var(--color-surface)', border: 'none' },
  '.cm-content': { caretColor: 'var(--color-text)' },
  '&.cm-focused': { outline: '2px solid var(--color-accent)', outlineOffset: '-2px' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text)' },
  '.cm-tooltip, .cm-panels': { color: 'var(--color-text)', backgroundColor: 'var(--color-surface)' },
});

/** Creates a text editor for JSON. Its styles are in a shadow root, where the policy of a site allows them. */
export function createEditor(host: HTMLElement, label: string, text: string, onChange: (text: string) => void): Editor {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const parent = document.createElement('div');
  parent.style.height = '100%';
  shadow.replaceChildren(parent);
  const view = new EditorView({
    doc: text,
    parent,
    root: shadow,
    extensions: [
      basicSetup,
      json(),
      lintGutter(),
      syntaxHighlighting(colors),
      theme,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onChange(state.doc.toString());
      }),
    ],
  });
  const offsetOf = (line: number, column: number) => {
    const { from, length } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
    return from + Math.min(column - 1, length);
  };
  return {
    setText: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    setMarks(marks) {
      const diagnostics = marks.map(({ line, column, severity, text: message }): Diagnostic => {
        const from = offsetOf(line, column);
        return { from, to: view.state.wordAt(from)?.to ?? from, severity, message };
      });
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    goTo(line, column) {
      view.dispatch({ selection: { anchor: offsetOf(line, column) }, scrollIntoView: true });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
