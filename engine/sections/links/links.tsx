import type { SectionProps } from '../../model/compiled.ts';
import { ButtonLink } from '../../ui/kit/button.tsx';
import { fileSize } from '../../ui/kit/file-size.ts';
import { Inline } from '../../ui/kit/inline.tsx';
import { Link } from '../../ui/kit/link.tsx';
import type { LinksSection } from './descriptor.ts';
import './links.css';

/** Links as list, strip or buttons, with file sizes. */
export default function Links({ section }: SectionProps<LinksSection>) {
  const { links, variant = 'list' } = section;
  return (
    <ul className={`links links--${variant}`}>
      {links.map(({ label, to }, index) => (
        <li key={index} className="links__item">
          {variant === 'buttons' ? (
            <ButtonLink to={to} look={index === 0 ? 'primary' : 'secondary'}>
              <Inline text={label} />
            </ButtonLink>
          ) : (
            <Link className="links__link" to={to}>
              <Inline text={label} />
            </Link>
          )}
          {variant === 'list' && to.file && <span className="links__size">{fileSize(to.file.bytes)}</span>}
        </li>
      ))}
    </ul>
  );
}
