import type { SectionProps } from '../../model/compiled.ts';
import { Link } from '../../ui/kit/link.tsx';
import { Subheading } from '../../ui/kit/subheading.tsx';
import type { RelatedSection } from './descriptor.ts';
import './related.css';

/** Related items by page, with the terms that they share. */
export default function Related({ section: { heading, related } }: SectionProps<RelatedSection>) {
  return (
    <div className="related">
      {related.map(({ title, href, items }) => (
        <div key={title}>
          <Subheading under={heading} className="related__page">
            {href === undefined ? title : <Link to={{ href }}>{title}</Link>}
          </Subheading>
          <ul className="related__items">
            {items.map(({ title, to, shared, lang }) => (
              <li key={to.href} className="related__item">
                <Link to={to}>
                  <span lang={lang}>{title}</span>
                </Link>
                {shared.length > 0 && <span className="related__shared"> {shared.join(' · ')}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
