import { type ReactNode, useEffect, useRef } from 'react';

/** The words for what came of a form. They show as the address's target, and where a script has them shown, with the focus. */
export function Outcome({ id, isShown, children }: { id: string; isShown: boolean; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) root.current?.focus();
  }, [isShown]);
  return (
    <div ref={root} className="form__outcome" id={id} tabIndex={-1} data-shown={isShown || undefined}>
      <p>{children}</p>
    </div>
  );
}
