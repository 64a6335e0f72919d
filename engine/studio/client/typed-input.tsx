import { type ClipboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pastedText, withoutOuterBreaks } from './clean-paste.ts';
import { studio } from './store/studio.ts';
import { useSlice } from './store/use-slice.ts';

/** What an input is called and described by, as ids, and whether what it holds is wrong. */
export interface Labels {
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
}

export interface TypedInputProps {
  text: string;
  pointer: string;
  isLong: boolean;
  labels: Labels;
  lang?: string;
  type?: string;
  list?: string;
  /** Where the input is found. Default: nobody looks for it. */
  field?: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  /** Called when what was typed gives way to what the server has. */
  onServed?: () => void;
  write: (text: string) => void;
}

/** An input of text that keeps what is typed until the server has it. */
export function TypedInput({
  text,
  pointer,
  isLong,
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
  // Another element in its place while it is typed in would lose the cursor.
  const [isTall, setTall] = useState(isLong || text.includes('\n'));
  const caret = useRef<number>(undefined);
  const epoch = useSlice(studio.editing, ({ epoch }) => epoch);
  const giveWay = () => {
    setTyped(undefined);
    onServed?.();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another text from the server takes the place of what was typed.
  useEffect(() => {
    if (typed === text || document.activeElement !== input.current) giveWay();
  }, [text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused or taken back gives way also where it is being typed.
  useEffect(giveWay, [epoch]);
  const shown = typed ?? text;
  const taken = (value: string) => {
    setTyped(value);
    // What an input method is still composing is no text yet.
    if (!composing.current) write(value);
  };
  // Lines that are pasted stay lines: the field grows, and the check says where they belong.
  const growForLines = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = withoutOuterBreaks(pastedText(event.clipboardData.getData('text/plain'), lang));
    if (lang === undefined || !pasted.includes('\n')) return;
    event.preventDefault();
    const before = value.slice(0, selectionStart ?? value.length) + pasted;
    caret.current = before.length;
    setTall(true);
    taken(before + value.slice(selectionEnd ?? value.length));
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
    'aria-labelledby': labels.labelledBy,
    'aria-describedby': labels.describedBy,
    'aria-invalid': labels.isInvalid || undefined,
    ...(lang !== undefined && { lang }),
    spellCheck: lang !== undefined,
    onCompositionStart: () => {
      composing.current = true;
    },
    onCompositionEnd: ({ currentTarget }: { currentTarget: { value: string } }) => {
      composing.current = false;
      taken(currentTarget.value);
    },
  };
  if (isTall)
    return (
      <textarea
        {...props}
        ref={input as RefObject<HTMLTextAreaElement>}
        rows={Math.min(12, Math.max(2, Math.ceil(shown.length / 42)))}
        onChange={({ target }) => taken(target.value)}
      />
    );
  return (
    <input
      {...props}
      ref={input as RefObject<HTMLInputElement>}
      type={type}
      list={list}
      onPaste={growForLines}
      onChange={({ target }) => taken(target.value)}
    />
  );
}
