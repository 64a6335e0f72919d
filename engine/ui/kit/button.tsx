import type { ComponentProps, ReactNode } from 'react';
import type { CompiledTarget } from '../../model/compiled.ts';
import './button.css';
import { Link } from './link.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Default: `secondary`. */
  look?: ButtonLook;
}

export function Button({ look = 'secondary', className, ...button }: ButtonProps) {
  return <button type="button" {...button} className={classes(look, className)} />;
}

/** A link with the style of a button. */
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
  /** The file name for downloads. */
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
