import DOMPurify, { type Config, type WindowLike } from 'dompurify';

/** Allows shapes, text, filters and styles. Removes scripts, animation, embedding and external resources. */
const config: Config = {
  USE_PROFILES: { svg: true, svgFilters: true },
  // Must refer to the same drawing, like every link in it.
  ADD_TAGS: ['use'],
  FORBID_TAGS: ['a'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: true,
  IN_PLACE: true,
};

export type DrawingWindow = WindowLike & Pick<typeof globalThis, 'DOMParser' | 'XMLSerializer'>;

/** Sanitizes an SVG file: no scripts, external resources or DTD. `undefined` if it is not SVG. */
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

/** Whether a link refers to the same drawing or is a data URL of a picture. */
function isInside(address: string): boolean {
  return /^\s*#/.test(address) || /^\s*data:image\/(png|jpeg|gif|webp);base64,/i.test(address);
}

/** Whether a style may load something; escapes could hide any keyword. */
function loadsElsewhere(style: string): boolean {
  const isEscaped = style.includes('\\');
  return (
    isEscaped ||
    /@import|image-set|expression|javascript:|url\(\s*['"]?\s*(?!['"]?\s*#)/i.test(
      style.replace(/url\(\s*(['"]?)#[^)'"]*\1\s*\)/gi, ''),
    )
  );
}
