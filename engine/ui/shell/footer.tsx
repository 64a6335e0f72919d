import { memo } from 'react';
import { useTexts } from '../i18n/words.tsx';
import { Link } from '../kit/link.tsx';
import { markHydrated } from '../kit/mark-hydrated.ts';
import './footer.css';
import type { FooterProps } from './part-props.ts';

/** The footer. Memoized, because every page has the same. */
export const Footer = memo(function Footer({ site }: FooterProps) {
  const { groups, contacts, qrCode, social, copyright, icpFiling } = site.footer;
  const { t } = useTexts('shell');
  // A Chinese filing number is the same on English pages.
  const filingLanguage = icpFiling && /\p{Script=Han}/u.test(icpFiling.label) ? 'zh-CN' : undefined;
  return (
    <footer className="footer" ref={markHydrated}>
      <div className="footer__columns">
        {groups.map(({ title, links }) => (
          <nav key={title} className="footer__group" aria-label={title}>
            <h2 className="footer__title">{title}</h2>
            <ul className="footer__list">
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {contacts.length > 0 && (
          <div className="footer__group">
            <h2 className="footer__title">{t('contacts')}</h2>
            <dl className="footer__contacts">
              {contacts.map(({ label, value, to }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{to ? <Link to={to}>{value}</Link> : value}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        {qrCode && (
          <figure className="footer__code">
            <img decoding="async" loading="lazy" {...qrCode.picture} alt={qrCode.caption} />
            <figcaption>{qrCode.caption}</figcaption>
          </figure>
        )}
        {social.length > 0 && (
          <div className="footer__group">
            <h2 className="footer__title">{t('social')}</h2>
            <ul className="footer__list">
              {social.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="footer__end">
        <p>{copyright}</p>
        {icpFiling && (
          <p lang={filingLanguage}>
            <Link to={icpFiling.to} mark={false}>
              {icpFiling.label}
            </Link>
          </p>
        )}
      </div>
    </footer>
  );
});
