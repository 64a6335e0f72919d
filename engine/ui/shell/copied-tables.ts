/**
 * Copies table rows as spreadsheets expect: one line per row, tabs between cells. Lists name the elements that begin a
 * row and their cells by selectors in `data-copied-rows` and `data-copied-cells`. Returns a cleanup function.
 */
export function copyTables(): () => void {
  const onCopy = (event: ClipboardEvent) => {
    const selection = getSelection();
    if (!selection || selection.rangeCount === 0 || !event.clipboardData) return;
    const range = selection.getRangeAt(0);
    const { commonAncestorContainer: node } = range;
    const whole = (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>(
      'table, [data-copied-rows]',
    );
    if (!whole) return;
    const selected = (part: Element) => range.intersectsNode(part) && part.checkVisibility();
    const rows = rowsOf(whole)
      .map((cells) => cells.filter(selected).map(textOf))
      .filter((cells) => cells.length > 0);
    if (!rows.some((cells) => cells.length > 1)) return;
    const copy = document.createElement('table');
    if (whole instanceof HTMLTableElement) copy.append(range.cloneContents());
    else for (const cells of rows) for (const [at, text] of cells.entries()) cellOf(copy, at).textContent = text;
    event.clipboardData.setData('text/plain', rows.map((cells) => cells.join('\t')).join('\n'));
    event.clipboardData.setData('text/html', copy.outerHTML);
    event.preventDefault();
  };
  document.addEventListener('copy', onCopy);
  return () => document.removeEventListener('copy', onCopy);
}

function rowsOf(whole: HTMLElement): HTMLElement[][] {
  if (whole instanceof HTMLTableElement) return [...whole.rows].map(({ cells }) => [...cells]);
  const { copiedRows = '', copiedCells = '' } = whole.dataset;
  const rows: HTMLElement[][] = [];
  for (const element of whole.querySelectorAll<HTMLElement>(`${copiedRows}, ${copiedCells}`)) {
    if (element.matches(copiedRows)) rows.push([]);
    if (element.matches(copiedCells)) rows.at(-1)?.push(element);
  }
  return rows;
}

/** A table cell; the first begins a row. */
function cellOf(table: HTMLTableElement, at: number): HTMLTableCellElement {
  return ((at > 0 && table.rows[table.rows.length - 1]) || table.insertRow()).insertCell();
}

/** The text of a cell on one line, without text for screen readers. */
function textOf(cell: HTMLElement): string {
  let text = cell.innerText;
  for (const { textContent } of cell.querySelectorAll('.visually-hidden')) text = text.replace(textContent ?? '', ' ');
  return text.replace(/[\s\u2060]+/g, ' ').trim();
}
