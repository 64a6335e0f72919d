import type { CompiledTarget } from '../../model/compiled.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import './neighbours.css';

export interface Neighbour {
  way: 'previous' | 'next';
  /** The text for the direction. */
  word: string;
  title: string;
  to: CompiledTarget;
}

/** Links to the previous and next item. */
export function Neighbours({ label, all }: { label: string; all: Neighbour[] }) {
  if (all.length === 0) return null;
  return (
    <nav className="neighbours" aria-label={label}>
      {all.map(({ way, word, title, to }) => (
        <Link key={way} to={to} rel={way === 'previous' ? 'prev' : 'next'} className={`neighbours__${way}`}>
          <span className="neighbours__way">
            <Icon name={way === 'previous' ? 'arrow-left' : 'arrow-right'} />
            {word}
          </span>{' '}
          {title}
        </Link>
      ))}
    </nav>
  );
}
