import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type Markup, parseMarkup } from '../../model/schema/markup.ts';
import { Sign } from './icon-button.tsx';
import { useMessages, withSpace } from './messages.tsx';
import { Toolbar } from './toolbar.tsx';
import { TypedInput, type TypedInputProps } from './typed-input.tsx';
import { useProposals } from './use-proposals.tsx';
import { addLink, type MarkupEdit, toggleMark } from './write-markup.ts';

/** An input for text with inline markup, with formatting buttons and a preview of the markup. */
export function MarkedInput(props: TypedInputProps) {
  const { t } = useMessages();
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const [isLinking, setLinking] = useState(false);
  const [shown, setShown] = useState<string>();
  const write = (make: (text: string, selected: [number, number]) => MarkupEdit) => {
    const input = field.current;
    if (!input) return;
    const { text, start, end, selected } = make(input.value, [input.selectionStart ?? 0, input.selectionEnd ?? 0]);
    input.focus();
    input.setSelectionRange(start, end);
    // Inserted as typing is, so that the browser can undo it.
    document.execCommand('insertText', false, text);
    input.setSelectionRange(...selected);
  };
  const bold = () => write((text, at) => toggleMark(text, at, '**'));
  const code = () => write((text, at) => toggleMark(text, at, '`'));
  const pressed = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const act = { b: bold, e: code, k: () => setLinking(true) }[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const markup = parseMarkup(shown ?? props.text);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the shortcuts are those of the input.
    <div className="marked" onKeyDown={pressed}>
      <TypedInput
        {...props}
        field={field}
        write={(text) => {
          setShown(text);
          props.write(text);
        }}
        onServed={() => setShown(undefined)}
      />
      <Toolbar className="marked__tools" name={t('markup')}>
        <button type="button" className="icon" aria-label={t('bold')} title={`${t('bold')} (Ctrl+B)`} onClick={bold}>
          <b>B</b>
        </button>
        <button type="button" className="icon" aria-label={t('code')} title={`${t('code')} (Ctrl+E)`} onClick={code}>
          <code>{'<>'}</code>
        </button>
        <button
          type="button"
          className="icon"
          aria-label={t('link')}
          title={`${t('link')} (Ctrl+K)`}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          <Sign sign="↗" />
        </button>
      </Toolbar>
      {isLinking && (
        <LinkForm
          close={() => {
            setLinking(false);
            field.current?.focus();
          }}
          add={(target) => {
            setLinking(false);
            write((text, at) => addLink(text, at, target));
          }}
        />
      )}
      {markup.some((node) => typeof node !== 'string') && (
        <p className="marked__shown" lang={props.lang}>
          <span className="unseen">{withSpace(t('shownAs'))}</span>
          <MarkupView markup={markup} />
        </p>
      )}
    </div>
  );
}

interface LinkFormProps {
  /** The target of the link that changes. Default: a new link. */
  initial?: string;
  add: (target: string) => void;
  close: () => void;
  /** Buttons behind the first one. */
  children?: ReactNode;
}

/** Asks for the target of a link, and proposes the pages of the site. */
export function LinkForm({ initial = '', add, close, children }: LinkFormProps) {
  const { t } = useMessages();
  const { list, options } = useProposals(['Routes']);
  const [target, setTarget] = useState(initial);
  return (
    <form
      className="named"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (target.trim()) add(target.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: the form opens on request.
        autoFocus
        aria-label={t('linkTo')}
        placeholder={t('linkTo')}
        list={list}
        value={target}
        onChange={(event) => setTarget(event.target.value)}
      />
      <button type="submit">{t('addLink')}</button>
      {children}
      {options}
    </form>
  );
}

/** Rendered inline markup. Links are inert. */
function MarkupView({ markup }: { markup: Markup }) {
  return markup.map((node, index) => {
    if (typeof node === 'string') return node;
    if ('code' in node) return <code key={index}>{node.code}</code>;
    if ('strong' in node)
      return (
        <strong key={index}>
          <MarkupView markup={node.strong} />
        </strong>
      );
    return (
      <span key={index} className="marked__link" title={node.target}>
        <MarkupView markup={node.label} />
      </span>
    );
  });
}
