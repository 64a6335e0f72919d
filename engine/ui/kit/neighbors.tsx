import type { CompiledTarget } from '../../model/compiled.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import './neighbors.css';

export interface Neighbor {
  way: 'previous' | 'next';
  /** The text for the direction. */
  word: string;
  title: string;
  to: CompiledTarget;
}

/** Links to the previous and next item. */
export function Neighbors({ label, all }: { label: string; all: Neighbor[] }) {
  if (all.length === 0) return null;
  return (
    <nav className="neighbors" aria-label={label}>
      {all.map(({ way, word, title, to }) => (
        <Link key={way} to={to} rel={way === 'previous' ? 'prev' : 'next'} className={`neighbors__${way}`}>
          <span className="neighbors__way">
            <Icon name={way === 'previous' ? 'arrow-left' : 'arrow-right'} />
            {word}
          </span>{' '}
          {title}
        </Link>
      ))}
    </nav>
  );
}
