import { Fragment } from 'react';
import type { InlineNode, Inline as InlineText } from '../../model/compiled.ts';
import { Link } from './link.tsx';

export { plainText } from '../../model/field-text.ts';

/** Renders bold, code and links. */
export function Inline({ text }: { text: InlineText }) {
  if (typeof text === 'string') return text;
  // Nodes never move, so the index is a stable key.
  return text.map((node, index) => <Node key={index} node={node} />);
}

/** Texts, each in an element of its own. They never move, so the index is a stable key. */
export function InlineEach({ texts = [], as: Tag, className }: InlineEachProps) {
  return texts.map((text, index) => (
    <Tag key={index} className={className}>
      <Inline text={text} />
    </Tag>
  ));
}

interface InlineEachProps {
  texts: InlineText[] | undefined;
  as: 'p' | 'li';
  className?: string;
}

function Node({ node }: { node: InlineNode }) {
  if (typeof node === 'string') return node;
  if ('strong' in node) {
    return (
      <strong>
        <Inline text={node.strong} />
      </strong>
    );
  }
  if ('code' in node) return <CodeText>{node.code}</CodeText>;
  return (
    <Link to={node.to}>
      <Inline text={node.label} />
    </Link>
  );
}

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
