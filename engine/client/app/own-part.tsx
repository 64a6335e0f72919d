import { type ComponentType, useEffect } from 'react';
import { routeHref } from '../../model/page-file.ts';
import { markHydrated } from '../../ui/kit/mark-hydrated.ts';
import { useStablePage } from '../../ui/kit/page-context.tsx';
import type { FooterProps, HeaderProps, NotFoundProps } from '../../ui/shell/part-props.ts';

export const ownHeader = (Part: ComponentType<HeaderProps>) => withHydrationMark(Part, 'header');

export const ownFooter = (Part: ComponentType<FooterProps>) => withHydrationMark(Part, 'footer');

/** Adds the mark that repeats early clicks, and for which tests wait. */
function withHydrationMark<Props extends object>(Part: ComponentType<Props>, tag: string): ComponentType<Props> {
  return function OwnPart(props) {
    useEffect(() => {
      const element = document.querySelector<HTMLElement>(`#root>${tag}`);
      // It may contain the engine's part, which marks itself.
      if (element?.dataset.hydrated === undefined) markHydrated(element);
    }, []);
    return <Part {...props} />;
  };
}

/** Adds the site and the address of its home page. */
export function ownNotFound(
  Part: ComponentType<NotFoundProps>,
): ComponentType<Pick<NotFoundProps, 'page' | 'children'>> {
  return function OwnNotFound({ page, children }) {
    const { site } = useStablePage();
    return (
      <Part page={page} site={site} home={routeHref('/', page.language, site)}>
        {children}
      </Part>
    );
  };
}
