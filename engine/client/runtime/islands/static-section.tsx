import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { nothingInside } from '../../../ui/kit/inner-html.ts';

/** What each static section held when it was first rendered, by id. */
const contents = new Map<string, ChildNode[]>();

/**
 * The root of a section that came as HTML and does nothing beyond it: neither rendered again nor its renderer loaded. Where React
 * makes the element anew (for the page differed from its HTML elsewhere, or an interactive section around it hides and shows it), the
 * section's nodes move over. React neither looks into an element with HTML of its own, nor writes that HTML again while it stays
 * the same.
 */
export function StaticSection({ id, ...attributes }: ComponentProps<'section'> & { id: string }) {
  // While rendering, what the visitor sees is still in the document.
  const content = contents.get(id) ?? [...(document.getElementById(id)?.childNodes ?? [])];
  contents.set(id, content);
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (root.current?.childNodes.length === 0) root.current.append(...content);
  }, [content]);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and written only where React makes the element anew
    <section {...attributes} id={id} ref={root} suppressHydrationWarning dangerouslySetInnerHTML={nothingInside} />
  );
}
