/** Inline elements; all others separate words. */
const inline = new Set(['A', 'ABBR', 'B', 'CODE', 'EM', 'I', 'KBD', 'MARK', 'STRONG', 'SUB', 'SUP', 'TIME', 'WBR']);

const silent = new Set(['SCRIPT', 'STYLE', 'svg']);

/** An element's text in one line, including hidden text. */
export function readPageText(element: Element): string {
  const parts: string[] = [];
  collect(element, parts);
  return oneLine(parts.join(''));
}

/** A text in one line, without word joiners. */
export function oneLine(text: string): string {
  return text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
}

function collect(element: Element, parts: string[]): void {
  for (const child of element.childNodes) {
    if (child.nodeType === 3) parts.push(child.textContent ?? '');
    else if (child.nodeType === 1 && !silent.has((child as Element).tagName)) {
      const parted = !inline.has((child as Element).tagName);
      if (parted) parts.push(' ');
      collect(child as Element, parts);
      if (parted) parts.push(' ');
    }
  }
}
