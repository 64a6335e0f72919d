import { escapeHtml } from '../model/text/escape-html.ts';

/** The attachment of a gallery. */
interface GalleryPicture {
  address: string;
  alt: string;
}

/**
 * The HTML of a WordPress text: without comments of blocks, with paragraphs for the blank lines of the classic editor, and with
 * HTML for the shortcodes of WordPress itself. `note` receives every other shortcode.
 */
export function wordpressHtml(
  text: string,
  pictureOf: (id: string) => GalleryPicture | undefined,
  note: (what: string) => void,
): string {
  const isClassic = !text.includes('<!-- wp:');
  const written = expandShortcodes(text.replace(/<!--[\s\S]*?-->/g, ''), pictureOf, note);
  return isClassic ? addParagraphs(written) : written;
}

function expandShortcodes(
  text: string,
  pictureOf: (id: string) => GalleryPicture | undefined,
  note: (what: string) => void,
): string {
  return text
    .replace(/\[caption\b[^\]]*\]([\s\S]*?)\[\/caption\]/g, (_, content: string) => {
      const [, picture = content, caption = ''] =
        /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/.exec(content) ?? [];
      return `<figure>${picture}<figcaption>${caption.trim()}</figcaption></figure>`;
    })
    .replace(/\[gallery\b([^\]]*)\]/g, (_, attributes: string) => {
      const ids = /\bids=["']?([\d,\s]+)/.exec(attributes)?.[1]?.split(',') ?? [];
      const pictures = ids.flatMap((id) => pictureOf(id.trim()) ?? []);
      if (pictures.length < ids.length || ids.length === 0) note('pictures of a gallery');
      return pictures
        .map(({ address, alt }) => `<p><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}"></p>`)
        .join('');
    })
    .replace(/\[embed\b[^\]]*\]\s*([^\s[\]]+)\s*\[\/embed\]/g, (_, address: string) => linkTo(address))
    .replace(
      /\[(?:video|audio)\b[^\]]*?\b(?:src|mp4|mp3|webm|m4a)=["']([^"']+)["'][^\]]*\](?:\[\/(?:video|audio)\])?/g,
      (_, address: string) => linkTo(address),
    )
    .replace(
      /\[(\/?)([a-z][\w-]*)((?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|\S+))*)\s*\/?\](?!\()/gi,
      (whole, end: string, name: string, attributes: string) => {
        // A word in brackets is text; a plugin's shortcode has attributes, an end or a hyphenated name.
        const isShortcode = attributes.trim() !== '' || text.includes(`[/${name}]`) || name.includes('-');
        if (!isShortcode) return whole;
        if (end === '') note(`the shortcode [${name}]`);
        return '';
      },
    );
}

function linkTo(address: string): string {
  return `<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>`;
}

const block =
  /^<\/?(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul|video|audio)\b/i;

/** Makes paragraphs of texts between blank lines, and line breaks of single ones, as WordPress shows them. */
function addParagraphs(text: string): string {
  // Lines of code stay.
  return text
    .split(/(<pre\b[\s\S]*?<\/pre>)/i)
    .map((part, index) => (index % 2 === 1 ? part : paragraphsIn(part)))
    .join('');
}

function paragraphsIn(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (block.test(part) ? part : `<p>${part.replace(/\n/g, '<br>\n')}</p>`))
    .join('\n');
}
