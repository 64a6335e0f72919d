/** A picture of pasted HTML: a file if the clipboard has its bytes. */
export interface ClipboardPicture {
  file?: File;
  alt: string;
}

/**
 * The pictures of HTML on the clipboard, in their order. Web mail and Google Docs have them in the HTML, and Word in its other
 * format, RTF. Those of web pages are only addresses.
 */
export function clipboardPictures(html: string, rtf: string): ClipboardPicture[] {
  const images = imagesIn(new DOMParser().parseFromString(html, 'text/html'));
  const local = images.filter((one) => isLocal(one.src));
  const inRtf = local.length > 0 ? picturesOfRtf(rtf) : [];
  // Otherwise it is unknown which is which.
  const isComplete = inRtf.length === local.length;
  return images.map((image, index) => {
    const bytes = isLocal(image.src) && isComplete ? inRtf[local.indexOf(image)] : bytesOfData(image.src);
    const file =
      bytes && new File([bytes.content], `pasted-${index + 1}.${bytes.type}`, { type: `image/${bytes.type}` });
    return { alt: altOf(image), ...(file && { file }) };
  });
}

/** The pictures of a document that show something, unlike those that count readers. */
export function imagesIn(document: Document): HTMLImageElement[] {
  return [...document.querySelectorAll('img')].filter(
    (image) => !['width', 'height'].some((side) => image.getAttribute(side) === '1') && image.style.display !== 'none',
  );
}

/** Whether there is text besides pictures. A copied picture comes as HTML too. */
export function hasWords(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return /\S/.test(body.textContent ?? '');
}

/** Word writes the path of its temporary file, or a description by a machine that ends with a note. */
function altOf(image: HTMLImageElement): string {
  return image.alt
    .replace(/[\s,.]*(?:Description automatically generated|AI-generated content may be incorrect\.?).*$/is, '')
    .trim();
}

function isLocal(src: string): boolean {
  return /^file:/i.test(src);
}

interface PictureBytes {
  content: Uint8Array<ArrayBuffer>;
  type: string;
}

function bytesOfData(src: string): PictureBytes | undefined {
  const [, type, data] = /^data:image\/(png|jpeg|gif|webp);base64,(.*)$/is.exec(src) ?? [];
  if (type === undefined || data === undefined) return undefined;
  try {
    return { content: Uint8Array.from(atob(data), (character) => character.charCodeAt(0)), type: type.toLowerCase() };
  } catch {
    return undefined;
  }
}

/** The PNG and JPEG pictures of RTF: groups `{\pict … \pngblip … <hexadecimal digits>}`. Others repeat them for old programs. */
function picturesOfRtf(rtf: string): PictureBytes[] {
  const found: PictureBytes[] = [];
  for (const { index } of rtf.matchAll(/\{\\pict(?![a-z])/g)) {
    const words = wordsOfGroup(rtf, index);
    const [, kind] = /\\(png|jpeg)blip(?![a-z])/.exec(words) ?? [];
    const digits = words.replace(/\\[a-z]+-?\d* ?/gi, '').replace(/[^\da-f]/gi, '');
    if (kind === undefined || digits.length < 2) continue;
    const pairs = digits.match(/../g) ?? [];
    found.push({ content: Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)), type: kind });
  }
  return found;
}

/** The text of a group without the groups in it. */
function wordsOfGroup(rtf: string, start: number): string {
  let [depth, words, from] = [0, '', start];
  const braces = /[{}]/g;
  braces.lastIndex = start;
  for (let brace = braces.exec(rtf); brace; brace = braces.exec(rtf)) {
    if (depth === 1) words += rtf.slice(from, brace.index);
    from = brace.index + 1;
    depth += brace[0] === '{' ? 1 : -1;
    if (depth === 0) return words;
  }
  return depth === 1 ? words + rtf.slice(from) : words;
}
