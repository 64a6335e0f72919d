import type { SectionProps } from '../../model/compiled.ts';
import { useTexts } from '../../ui/i18n/words.tsx';
import { useDeferred, useHydrated } from '../../ui/kit/delivery.ts';
import { Inline, plainText } from '../../ui/kit/inline.tsx';
import { useStablePage } from '../../ui/kit/page-context.tsx';
import { Pager } from '../../ui/kit/pager.tsx';
import { fieldText, type RowsAnswer, rowsIn } from '../../ui/kit/search-rows.ts';
import { Subheading } from '../../ui/kit/subheading.tsx';
import { useIdle } from '../../ui/kit/use-idle.ts';
import { useRowAnchors } from '../../ui/kit/use-row-anchors.ts';
import type { ExpandableListSection } from './descriptor.ts';
import './expandable-list.css';
import { ListMenu } from './parts/list-menu.tsx';
import { ListRow } from './parts/list-row.tsx';
import { hasPager, type ListSection, useVisibleRows, type VisibleRows } from './use-visible-rows.ts';
import './parts/list-tools.css';
import { NoMatch, SearchTools } from '../../ui/kit/search-tools.tsx';

/** A list with expandable rows, and optionally a menu, search and pagination. */
export default function ExpandableList({ section, data }: SectionProps<ExpandableListSection, RowsAnswer | undefined>) {
  const { title, summary, columns = [], numbered = true, menu = [] } = section;
  const { t } = useTexts('expandable-list');
  const { setAnchor } = useStablePage();
  const hydrated = useHydrated();
  const later = useDeferred();
  const idle = useIdle();
  const all = rowsIn(data, section.rows);
  const anchors = useRowAnchors(section.id, all);
  const visible = useVisibleRows(section, all, anchors);
  const { entry, found, shown } = visible;
  // Without JavaScript there is no pagination, so the HTML contains all rows and CSS shows them.
  const listed = hydrated ? shown.rows : found;
  const rendered = later ? listed : listed.slice(0, screenful);
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
          {rendered.length > 0 ? (
            <ul
              className="expandable-list__rows"
              aria-busy={!later || undefined}
              data-copied-rows=".expandable-list__summary, dt"
              data-copied-cells=".expandable-list__title, .expandable-list__column, .expandable-list__brief, dt, dd"
            >
              {rendered.map((row, index) => (
                <ListRow
                  key={`${fieldText(row, title.field)} ${anchors.get(row)}`}
                  id={anchors.get(row) as string}
                  section={section}
                  row={row}
                  number={numbered ? shown.first + index : undefined}
                  later={index >= shown.rows.length}
                  withDetails={idle}
                  setAnchor={setAnchor}
                />
              ))}
            </ul>
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
