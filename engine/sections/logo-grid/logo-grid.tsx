import type { SectionProps } from '../../model/compiled.ts';
import { widthAtHeight } from '../../model/picture-variants.ts';
import { Inline } from '../../ui/kit/inline.tsx';
import { Link } from '../../ui/kit/link.tsx';
import { Picture } from '../../ui/kit/picture.tsx';
import type { LogoGridSection } from './descriptor.ts';
import '../../ui/kit/stretched-link.css';
import './logo-grid.css';

/** Partners, as logos with names or names only. */
export default function LogoGrid({ section }: SectionProps<LogoGridSection>) {
  const { logos, columns = 6 } = section;
  return (
    <div className="logo-grid">
      <ul className={`logo-grid__list logo-grid__list--${columns}`}>
        {logos.map((logo, index) => (
          // Entries never move, so the index is a stable key.
          <li key={index} className="logo-grid__item">
            {logo.picture && (
              <Picture
                picture={logo.picture}
                sizes={`min(7rem, ${widthAtHeight(logo.picture, 3)})`}
                className="logo-grid__mark"
              />
            )}
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
