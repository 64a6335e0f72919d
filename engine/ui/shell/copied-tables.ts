/**
 * Copies rows of a table as spreadsheets take them: a line for each row, a tab between cells. Browsers write a line for each cell whose content is
 * a block. A list whose rows have cells names them by selectors, in `data-copied-rows` and `data-copied-cells`. What is selected within one cell,
 * or beyond the table, is left to the browser. Returns what ends it.
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
      .filter(([row]) => selected(row))
      .map(([, cells]) => cells.filter(selected).map(textOf));
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

/** The rows of a table or a list, each with its cells. */
function rowsOf(whole: HTMLElement): [HTMLElement, HTMLElement[]][] {
  if (whole instanceof HTMLTableElement) return [...whole.rows].map((row) => [row, [...row.cells]]);
  const { copiedRows = '', copiedCells = '' } = whole.dataset;
  return [...whole.querySelectorAll<HTMLElement>(copiedRows)].map((row) => [
    row,
    [...row.querySelectorAll<HTMLElement>(copiedCells)],
  ]);
}

/** A new cell of a table: the first begins a row. */
function cellOf(table: HTMLTableElement, at: number): HTMLTableCellElement {
  return ((at > 0 && table.rows[table.rows.length - 1]) || table.insertRow()).insertCell();
}

/** The text of a cell on one line, without what is for screen readers alone. */
function textOf(cell: HTMLElement): string {
  let text = cell.innerText;
  for (const { textContent } of cell.querySelectorAll('.visually-hidden')) text = text.replace(textContent ?? '', ' ');
  return text.replace(/[\s\u2060]+/g, ' ').trim();
}
