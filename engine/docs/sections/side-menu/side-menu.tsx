import { Inline, Link, routeHref, type SectionProps, usePage } from 'pagewright/section';
import type { SideMenuSection } from './descriptor.ts';
import './side-menu.css';

/** The menu of a part of the site. It needs no script: groups are `<details>`, and so is what shows the menu on narrow screens. */
export default function SideMenu({ section: { title, groups } }: SectionProps<SideMenuSection>) {
  const { page, language, site } = usePage();
  const current = routeHref(page.route, language, site);
  return (
    <nav className="side-menu" aria-label={title}>
      {/* On narrow screens it shows the list after it, which wide ones always show. A new key closes it on the next page. */}
      <details key={current} className="side-menu__switch">
        <summary>{title}</summary>
      </details>
      <ul className="side-menu__groups">
        {groups.map((group, index) => (
          <li key={index}>
            <Group group={group} current={current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Compiled = SectionProps<SideMenuSection>['section']['groups'][number];

function Group({ group: { heading, links }, current }: { group: Compiled; current: string }) {
  const list = (
    <ul className="side-menu__pages">
      {links.map(({ label, to }) => (
        <li key={to.href}>
          <Link to={to} className="side-menu__link" aria-current={to.href === current ? 'page' : undefined}>
            <Inline text={label} />
          </Link>
        </li>
      ))}
    </ul>
  );
  if (!heading) return list;
  return (
    <details open={links.some(({ to }) => to.href === current)}>
      <summary className="side-menu__heading">
        <Inline text={heading} />
      </summary>
      {list}
    </details>
  );
}
