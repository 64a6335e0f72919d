import { Header, type HeaderProps, routeHref } from 'pagewright/parts';
import { useTranslation } from 'pagewright/section';
import versions from './versions.json';
import './header.css';

/** The header with links to the page in other versions. An old version also has a notice. Neither needs script. */
export default function VersionedHeader({ page, site }: HeaderProps) {
  const { t } = useTranslation('parts');
  const base = site.languages[0]?.prefix ?? '';
  const here = routeHref(page.route, page.language, site).slice(base.length);
  const links = versions.map(({ name, base: folder }, index) => ({
    name,
    label: index === 0 ? t('newest', { name }) : name,
    href: folder.slice(0, -1) + here,
    isShown: folder === `${base}/`,
  }));
  const shown = links.find(({ isShown }) => isShown);
  const [newest] = links;
  return (
    <>
      <Header page={page} site={site} />
      <nav className="versions" aria-label={t('versions')}>
        <span className="versions__title">{t('version')}</span>
        <ul className="versions__list">
          {links.map(({ name, label, href, isShown }) => (
            <li key={name}>
              {/* With a target, the browser opens the link: the router of this version has no pages of others. */}
              <a className="versions__link" href={href} target="_self" aria-current={isShown ? 'true' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {newest && shown !== newest && (
        <aside className="versions__notice" aria-label={t('version')}>
          {shown && t('isOld', { name: shown.name })}{' '}
          <a href={newest.href} target="_self">
            {t('readNewest', { name: newest.name })}
          </a>
        </aside>
      )}
    </>
  );
}
