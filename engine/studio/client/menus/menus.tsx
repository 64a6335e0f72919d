import { useMessages } from '../messages.tsx';
import { ProblemList, useProblems } from '../problem-list.tsx';
import { useChosen } from '../store/studio.ts';
import { MenuItems } from './menu-items.tsx';
import type { MenuList } from './menu-lists.ts';
import { type Menus, useMenus } from './use-menus.ts';
import './menus.css';

/** The menus of the chosen file, such as navigation and footer, as trees. */
export function MenuTrees() {
  const { t } = useMessages();
  const menus = useMenus();
  const chosen = useChosen();
  if (!chosen || menus.lists.length === 0) return null;
  return (
    <div className="sections menus">
      <h2>{t('menus')}</h2>
      <button
        type="button"
        className="row"
        aria-current={chosen.pointer === '' || undefined}
        onClick={() => menus.choose('')}
      >
        <span className="row__name">{t('settingsItself')}</span>
      </button>
      {menus.lists.map((list) => (
        <MenuTree key={list.pointer} menus={menus} list={list} />
      ))}
    </div>
  );
}

function MenuTree({ menus, list }: { menus: Menus; list: MenuList }) {
  const { localize } = useMessages();
  const problems = useProblems(list.pointer, false);
  const name = list.titles.map(localize).join(' › ');
  return (
    <section aria-labelledby={`menu${list.pointer}`}>
      <h3 id={`menu${list.pointer}`}>{name}</h3>
      <MenuItems menus={menus} list={list} name={name} />
      <ProblemList problems={problems} />
    </section>
  );
}
