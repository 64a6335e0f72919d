import { Fragment } from 'react';

/** Text shorter than this fits on one line everywhere. */
const shortest = 10;

/** Inline code. Long names break after separators: `max_`, `conf/`, `H.`. */
export function CodeText({ children }: { children: string }) {
  const segments = children.length < shortest ? [children] : children.split(/(?<=[_./:@=-])(?=[\p{L}\p{N}])/u);
  return (
    <code>
      {/* The segments of a text never change places, so their position names them. */}
      {segments.map((segment, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {segment}
        </Fragment>
      ))}
    </code>
  );
}
