import type { SectionProps } from '../../model/compiled.ts';
import { useTexts } from '../../ui/i18n/words.tsx';
import { useDeferred, useHydrated } from '../../ui/kit/delivery.ts';
import { Inline, plainText } from '../../ui/kit/inline.tsx';
import { Pager } from '../../ui/kit/pager.tsx';
import { fieldText, type RowsAnswer, rowsIn } from '../../ui/kit/search-rows.ts';
import { Subheading } from '../../ui/kit/subheading.tsx';
import { useRowAnchors } from '../../ui/kit/use-row-anchors.ts';
import type { ExpandableListSection } from './descriptor.ts';
import './expandable-list.css';
import { ListMenu } from './parts/list-menu.tsx';
import { ListRows } from './parts/list-rows.tsx';
import { hasPager, type ListSection, useVisibleRows, type VisibleRows } from './use-visible-rows.ts';
import './parts/list-tools.css';
import { NoMatch, SearchTools } from '../../ui/kit/search-tools.tsx';

/** A list with expandable rows, and optionally a menu, search and pagination. */
export default function ExpandableList({ section, data }: SectionProps<ExpandableListSection, RowsAnswer | undefined>) {
  const { title, summary, columns = [], numbered = true, menu = [] } = section;
  const { t } = useTexts('expandable-list');
  const hydrated = useHydrated();
  const later = useDeferred();
  const all = rowsIn(data, section.rows);
  const anchors = useRowAnchors(section.id, all);
  const visible = useVisibleRows(section, all, anchors);
  const { entry, found, shown } = visible;
  // Without JavaScript there is no pagination, so the HTML contains all rows and CSS shows them.
  const from = hydrated ? shown.first - 1 : 0;
  const listed = hydrated ? shown.rows.length : found.length;
  const rendered = later ? listed : Math.min(listed, screenful);
  const label = plainText(section.heading ?? entry?.label ?? title.label);

  return (
    <div className={menu.length > 0 ? 'expandable-list expandable-list--with-menu' : 'expandable-list'} data-restored>
      {entry && <ListMenu menu={menu} visible={visible} />}
      <div className="expandable-list__main">
        {entry && (
          <Subheading key={entry.id} under={section.heading} className="expandable-list__heading">
            <Inline text={entry.label} />
          </Subheading>
        )}
        <ListTools section={section} visible={visible} />
        <div className={tableClass(numbered, summary && all.map((row) => fieldText(row, summary.field)))}>
          {/* The columns' names are for the eye: every open row names its own fields. */}
          <div className="expandable-list__head" aria-hidden="true">
            {numbered && <span className="expandable-list__number">{t('number')}</span>}
            <span>
              <Inline text={title.label} />
            </span>
            {columns.length > 0 && (
              <span className="expandable-list__columns">
                {columns.map(({ field, label }) => (
                  <span key={field}>
                    <Inline text={label} />
                  </span>
                ))}
              </span>
            )}
            {summary && (
              <span id={`${section.id}-summary`}>
                <Inline text={summary.label} />
              </span>
            )}
          </div>
          {rendered > 0 ? (
            <ListRows section={section} visible={visible} anchors={anchors} from={from} to={from + rendered} />
          ) : (
            <NoMatch className="expandable-list__none" />
          )}
        </div>
        {hasPager(found.length, visible.size) && (
          <div className="expandable-list__pager">
            <Pager
              page={shown.page}
              pages={shown.pages}
              href={(page) => visible.hrefOf('page', page)}
              onChoose={visible.choosePage}
              label={label}
            />
          </div>
        )}
      </div>
    </div>
  );
}

/** The rows of the first render, about one screen; the others follow. */
const screenful = 10;

/** Short names, such as topics, leave more space to the titles. */
const brief = 16;

function tableClass(numbered: boolean, summaries: string[] | undefined): string {
  const name = 'expandable-list__table';
  const looks = {
    numbered,
    'with-summary': summaries !== undefined,
    'with-brief-summary': summaries?.every((text) => text.length <= brief),
  };
  return [name, ...Object.entries(looks).flatMap(([look, on]) => (on ? [`${name}--${look}`] : []))].join(' ');
}

/** The search box, row count and page size of a list. */
function ListTools({ section, visible }: { section: ListSection; visible: VisibleRows }) {
  const { t } = useTexts('expandable-list');
  const { menu = [], search = false, pageSizes = [] } = section;
  const total = visible.found.length;
  const isCounted = search || menu.length > 0;
  const sizes = total > Math.min(...pageSizes) ? pageSizes : [];
  if (!isCounted && sizes.length === 0) return null;
  const id = `${section.id}-size`;
  return (
    <SearchTools
      onSearch={search ? visible.search : undefined}
      text={visible.text}
      total={isCounted ? total : undefined}
    >
      {sizes.length > 0 && (
        <p className="expandable-list__sizes">
          <label htmlFor={id}>{t('pageSize')}</label>
          <select id={id} value={visible.size} onChange={({ target }) => visible.chooseSize(Number(target.value))}>
            {sizes.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
        </p>
      )}
    </SearchTools>
  );
}
