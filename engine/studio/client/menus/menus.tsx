import { ProblemList, problemsAt } from '../problem-list.tsx';
import { useSpeech } from '../speech.tsx';
import type { Work } from '../use-studio.ts';
import { MenuItems } from './menu-items.tsx';
import { useMenus } from './use-menus.ts';
import './menus.css';

/** The lists of links of the chosen file, as navigation and footer have them: a tree each, whose entries are opened, moved, added and deleted. */
export function MenuTrees({ work }: { work: Work }) {
  const { t } = useSpeech();
  const menus = useMenus(work);
  const { chosen } = work;
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
        <section key={list.pointer} aria-labelledby={`menu${list.pointer}`}>
          <h3 id={`menu${list.pointer}`}>{list.pointer.slice(1).replaceAll('/', ' › ')}</h3>
          <MenuItems work={work} menus={menus} list={list} name={list.pointer.slice(1).replaceAll('/', ' › ')} />
          <ProblemList work={work} problems={problemsAt(work, list.pointer, false)} />
        </section>
      ))}
    </div>
  );
}
