import type { ComponentProps, ReactNode } from 'react';
import type { CompiledTarget } from '../../model/compiled.ts';
import './button.css';
import { Link } from './link.tsx';

/** How a button stands out: the one main action, a further one, or one among many. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet';

/** What a button takes: its look, and anything a `<button>` takes. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** Default: `secondary`. */
  look?: ButtonLook;
}

/** A button that does something on this page. */
export function Button({ look = 'secondary', className, ...button }: ButtonProps) {
  return <button type="button" {...button} className={classes(look, className)} />;
}

/** A link that looks like a button, because following it is the next step. */
export function ButtonLink({
  to,
  look = 'secondary',
  className,
  download,
  children,
}: {
  to: CompiledTarget;
  /** Default: `secondary`. */
  look?: ButtonLook;
  className?: string;
  /** The name under which the browser saves the file, for downloads. */
  download?: string;
  children: ReactNode;
}) {
  return (
    <Link to={to} className={classes(look, className)} download={download}>
      {children}
    </Link>
  );
}

function classes(look: ButtonLook, className: string | undefined): string {
  return `button button--${look}${className ? ` ${className}` : ''}`;
}
