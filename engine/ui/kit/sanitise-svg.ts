import DOMPurify, { type Config, type WindowLike } from 'dompurify';

/** What a drawing may hold: shapes, texts, filters and styles. What runs, moves, embeds or loads anything else goes. */
const config: Config = {
  USE_PROFILES: { svg: true, svgFilters: true },
  // Leads to a part of the same drawing, as every link in it must.
  ADD_TAGS: ['use'],
  FORBID_TAGS: ['a'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: true,
  IN_PLACE: true,
};

/** A window that can read and write XML. */
export type DrawingWindow = WindowLike & Pick<typeof globalThis, 'DOMParser' | 'XMLSerializer'>;

/**
 * Cleans the text of an SVG file: what it comes to holds nothing that runs or is loaded from elsewhere, and no word for the parser
 * before its root. `undefined` for what is no SVG.
 */
export function cleanSvg(window: DrawingWindow, text: string): string | undefined {
  const document = new window.DOMParser().parseFromString(text, 'image/svg+xml');
  const root = document.documentElement;
  if (root.localName !== 'svg' || root.namespaceURI !== 'http://www.w3.org/2000/svg') return undefined;
  const purify = DOMPurify(window);
  purify.addHook('uponSanitizeAttribute', (_, attribute) => {
    const { attrName, attrValue } = attribute;
    const isLink = /(^|:)(href|src)$/i.test(attrName);
    if (isLink ? !isInside(attrValue) : loadsElsewhere(attrValue)) attribute.keepAttr = false;
  });
  purify.addHook('uponSanitizeElement', (node) => {
    if (node.nodeName.toLowerCase() === 'style' && loadsElsewhere(node.textContent ?? '')) node.textContent = '';
  });
  purify.sanitize(root, config);
  return `${new window.XMLSerializer().serializeToString(root)}\n`;
}

/** Whether a link leads to a part of the same drawing, or is a picture in itself. */
function isInside(address: string): boolean {
  return /^\s*#/.test(address) || /^\s*data:image\/(png|jpeg|gif|webp);base64,/i.test(address);
}

/** Whether a style may load something. An escape may spell any word. */
function loadsElsewhere(style: string): boolean {
  const isEscaped = style.includes('\\');
  return (
    isEscaped ||
    /@import|image-set|expression|javascript:|url\(\s*['"]?\s*(?!['"]?\s*#)/i.test(
      style.replace(/url\(\s*(['"]?)#[^)'"]*\1\s*\)/gi, ''),
    )
  );
}
