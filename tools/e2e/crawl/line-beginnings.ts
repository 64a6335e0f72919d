/** Runs in the page: the headings of which a line begins with a mark that ends a clause, told from where its signs stand. */
export function linesBegunByMarks(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    if (!heading.checkVisibility()) continue;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    let before: DOMRect | undefined;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const [index, sign] of [...(text.nodeValue ?? '')].entries()) {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        const begins = before && box.top > before.top + before.height / 2;
        if (begins && /[，。、：；！？）》”’…]/.test(sign)) found.push(heading.textContent ?? '');
        before = box;
      }
    }
  }
  return found;
}
