import type { SectionProps } from '../../descriptor/compiled.ts';
import { Inline } from '../../kit/inline.tsx';
import { Link } from '../../kit/link.tsx';
import { Picture } from '../../kit/picture.tsx';
import type { LogoGridSection } from './descriptor.ts';
import '../../kit/stretched-link.css';
import './logo-grid.css';

/** Partners: a mark over each name, or the names alone in even rows. */
export default function LogoGrid({ section }: SectionProps<LogoGridSection>) {
  const { logos, columns = 6 } = section;
  return (
    <div className="logo-grid">
      <ul className={`logo-grid__list logo-grid__list--${columns}`}>
        {logos.map((logo, index) => (
          // The order of a descriptor never changes.
          <li key={index} className="logo-grid__item">
            {logo.picture && <Picture picture={logo.picture} className="logo-grid__mark" />}
            {logo.to ? (
              <Link to={logo.to} className="stretched-link">
                <Inline text={logo.name} />
              </Link>
            ) : (
              <span>
                <Inline text={logo.name} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
