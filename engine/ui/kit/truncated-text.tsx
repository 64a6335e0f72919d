import { truncate } from './truncate.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A text cut to a number of characters. The whole of it shows on hover and is what assistive technology reads. */
export function TruncatedText({ text, length }: { text: string; length: number }) {
  const short = truncate(text, length);
  if (short === text) return text;
  return (
    <span className="truncated-text" title={text}>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
