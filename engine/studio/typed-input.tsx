import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { Epoch } from './counts.ts';

/** What an input is called and described by, as ids, and whether what it holds is wrong. */
export interface Labels {
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
}

/** What is typed, and where it goes. */
export interface TypedInputProps {
  text: string;
  pointer: string;
  isLong: boolean;
  labels: Labels;
  lang?: string;
  type?: string;
  /** The id of the list of what is proposed. */
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
  const [isTall] = useState(isLong || text.includes('\n'));
  const epoch = useContext(Epoch);
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
      onChange={({ target }) => taken(target.value)}
    />
  );
}
