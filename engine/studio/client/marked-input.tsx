import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { type Markup, parseMarkup } from '../../model/schema/markup.ts';
import { Sign } from './icon-button.tsx';
import { useMessages, withSpace } from './messages.tsx';
import { Toolbar } from './toolbar.tsx';
import { TypedInput, type TypedInputProps } from './typed-input.tsx';
import { addLink, type MarkupEdit, toggleMark } from './write-markup.ts';

type Proposed = { value: string; description?: string }[];

/** An input of a text with small markup: buttons that write it, and beneath how it will show where it holds any. */
export function MarkedInput({ targets, ...props }: TypedInputProps & { targets: Proposed }) {
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
    // As if typed, so that the browser's own undo takes it back.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the input in it.
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
          targets={targets}
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

function LinkForm({ targets, add, close }: { targets: Proposed; add: (target: string) => void; close: () => void }) {
  const { t } = useMessages();
  const list = useId();
  const [target, setTarget] = useState('');
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
        // biome-ignore lint/a11y/noAutofocus: it opens because somebody asked for it.
        autoFocus
        aria-label={t('linkTo')}
        placeholder={t('linkTo')}
        list={list}
        value={target}
        onChange={(event) => setTarget(event.target.value)}
      />
      <button type="submit">{t('addLink')}</button>
      <datalist id={list}>
        {targets.map(({ value, description }) => (
          <option key={value} value={value} label={description} />
        ))}
      </datalist>
    </form>
  );
}

/** Small markup as it is read; a link leads nowhere here. */
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
