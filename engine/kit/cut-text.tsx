import { cut } from './cut.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A text cut to a number of characters. The whole of it shows on hover and is what assistive technology reads. */
export function CutText({ text, length }: { text: string; length: number }) {
  const short = cut(text, length);
  if (short === text) return text;
  return (
    <span className="cut-text" title={text}>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
