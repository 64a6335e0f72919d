import {
  type AriaAttributes,
  type ClipboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { pastedText, withoutOuterBreaks } from './clean-paste.ts';
import { useSlice } from './store/slice.ts';
import { studio } from './store/studio.ts';

export type Labels = Pick<AriaAttributes, 'aria-labelledby' | 'aria-describedby' | 'aria-invalid'>;

/** The props of an input for one kind of field. */
export interface FieldInputProps<InputField> {
  field: InputField;
  labels: Labels;
  write: (text: string) => void;
}

export interface TypedInputProps {
  text: string;
  pointer: string;
  /** Default: `false`. */
  isLong?: boolean;
  labels: Labels;
  lang?: string;
  type?: string;
  list?: string;
  field?: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  /** Called when the server's value replaces the typed text. */
  onServed?: () => void;
  write: (text: string) => void;
}

/** A text input that shows the typed text until the server has it. */
export function TypedInput({
  text,
  pointer,
  isLong = false,
  labels,
  lang,
  type = 'text',
  list,
  field,
  onServed,
  write,
}: TypedInputProps) {
  const [typed, setTyped] = useState<string>();
  const own = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const input = field ?? own;
  const composing = useRef(false);
  // Switching between input and textarea while typing would lose the cursor.
  const [isTall, setTall] = useState(isLong || text.includes('\n'));
  const caret = useRef<number>(undefined);
  const epoch = useSlice(studio.editing, ({ epoch }) => epoch);
  const reset = () => {
    setTyped(undefined);
    onServed?.();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new text from the server replaces the typed text.
  useEffect(() => {
    if (typed === text || document.activeElement !== input.current) reset();
  }, [text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal or an undo also resets the focused input.
  useEffect(reset, [epoch]);
  const shown = typed ?? text;
  const change = (value: string) => {
    setTyped(value);
    // An input method is still composing the text.
    if (!composing.current) write(value);
  };
  // Pasted line breaks are kept: the input becomes a textarea.
  const growForLines = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = withoutOuterBreaks(pastedText(event.clipboardData.getData('text/plain'), lang));
    if (lang === undefined || !pasted.includes('\n')) return;
    event.preventDefault();
    const before = value.slice(0, selectionStart ?? value.length) + pasted;
    caret.current = before.length;
    setTall(true);
    change(before + value.slice(selectionEnd ?? value.length));
  };
  useLayoutEffect(() => {
    if (caret.current === undefined || !isTall) return;
    input.current?.focus();
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [isTall, input]);
  const props = {
    value: shown,
    'data-pointer': pointer,
    ...labels,
    ...(lang !== undefined && { lang }),
    spellCheck: lang !== undefined,
    onCompositionStart: () => {
      composing.current = true;
    },
    onCompositionEnd: ({ currentTarget }: { currentTarget: { value: string } }) => {
      composing.current = false;
      change(currentTarget.value);
    },
  };
  if (isTall)
    return (
      <textarea
        {...props}
        ref={input as RefObject<HTMLTextAreaElement>}
        rows={Math.min(12, Math.max(2, Math.ceil(shown.length / 42)))}
        onChange={({ target }) => change(target.value)}
      />
    );
  return (
    <input
      {...props}
      ref={input as RefObject<HTMLInputElement>}
      type={type}
      list={list}
      onPaste={growForLines}
      onChange={({ target }) => change(target.value)}
    />
  );
}
