import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { findPrerendered } from '../../../ui/kit/detached-content.ts';
import { nothingInside } from '../../../ui/kit/inner-html.ts';

/** The nodes of each static section at its first render, by id. */
const contents = new Map<string, ChildNode[]>();

/**
 * A section that needs no hydration: its renderer is not loaded. If React creates the element again, the nodes move to
 * the new one. React does not touch the content of an element with its own HTML.
 */
export function StaticSection({ id, ...attributes }: ComponentProps<'section'> & { id: string }) {
  // During rendering, the visible content is still in the document.
  const content = contents.get(id) ?? [...(findPrerendered(id)?.childNodes ?? [])];
  contents.set(id, content);
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (root.current?.childNodes.length === 0) root.current.append(...content);
  }, [content]);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and set only if React creates the element again
    <section {...attributes} id={id} ref={root} suppressHydrationWarning dangerouslySetInnerHTML={nothingInside} />
  );
}
