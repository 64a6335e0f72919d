/**
 * Copies rows of a table as spreadsheets take them: a line for each row, a tab between cells. Browsers write a line for each cell whose content is
 * a block. What is selected within one cell, or beyond the table, is left to the browser. Returns what ends it.
 */
export function copyTables(): () => void {
  const onCopy = (event: ClipboardEvent) => {
    const selection = getSelection();
    if (!selection || selection.rangeCount === 0 || !event.clipboardData) return;
    const range = selection.getRangeAt(0);
    const { commonAncestorContainer: node } = range;
    const table = (node instanceof Element ? node : node.parentElement)?.closest('table');
    const selected = (part: Element) => range.intersectsNode(part) && part.checkVisibility();
    const rows = [...(table?.rows ?? [])]
      .filter(selected)
      .map((row) => [...row.cells].filter((cell) => selected(cell)).map(textOf));
    if (!rows.some((cells) => cells.length > 1)) return;
    const whole = document.createElement('table');
    whole.append(range.cloneContents());
    event.clipboardData.setData('text/plain', rows.map((cells) => cells.join('\t')).join('\n'));
    event.clipboardData.setData('text/html', whole.outerHTML);
    event.preventDefault();
  };
  document.addEventListener('copy', onCopy);
  return () => document.removeEventListener('copy', onCopy);
}

/** The text of a cell on one line, without what is for screen readers alone. */
function textOf(cell: HTMLElement): string {
  let text = cell.innerText;
  for (const { textContent } of cell.querySelectorAll('.visually-hidden')) text = text.replace(textContent ?? '', ' ');
  return text.replace(/[\s\u2060]+/g, ' ').trim();
}
