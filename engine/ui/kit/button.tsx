import type { ComponentProps } from 'react';
import './button.css';
import { Link } from './link.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

interface Look {
  /** Default: `secondary`. */
  look?: ButtonLook;
}

export type ButtonProps = Look & ComponentProps<'button'>;

export type ButtonLinkProps = Look & ComponentProps<typeof Link>;

/** A button. It submits no form, unless its `type` says so. */
export function Button({ look = 'secondary', className, ...button }: ButtonProps) {
  return <button type="button" {...button} className={classes(look, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'secondary', className, ...link }: ButtonLinkProps) {
  return <Link {...link} className={classes(look, className)} />;
}

function classes(look: ButtonLook, className: string | undefined): string {
  return `button button--${look}${className ? ` ${className}` : ''}`;
}
