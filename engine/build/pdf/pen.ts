import PDFDocument from 'pdfkit';
import type { WholePalette } from '../../model/theme/palette.ts';
import type { Direction } from './bidi.ts';
import type { Face } from './faces.ts';
import { type Fragment, widthOf } from './lines.ts';

export type Colors = Pick<WholePalette, 'text' | 'textMuted' | 'border' | 'accent' | 'accentTint' | 'codeBackground'>;

/** An element of the document's structure, for screen readers. */
export interface Tag {
  type: string;
  element: PDFKit.PDFStructureElement;
}

export interface DocumentInfo {
  title: string;
  author: string;
  lang: string;
  direction: Direction;
}

/** An A4 sheet, in points. */
export const sheet = { width: 595.28, height: 841.89, side: 62, top: 62, bottom: 770 };

/** Scripts whose glyphs do not map to letters one by one. */
const shaped = /[\p{M}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export class Pen {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: Tag;
  private readonly direction: Direction;

  constructor(
    { title, author, lang, direction }: DocumentInfo,
    readonly colors: Colors,
    faces: Face[],
    /** The anchors of the document. */
    private readonly known: ReadonlySet<string>,
  ) {
    this.direction = direction;
    // A fixed date, so that the same page gives the same bytes.
    const info = { Title: title, Author: author, CreationDate: new Date(Date.UTC(2025, 0, 1)) };
    this.pdf = new PDFDocument({
      size: [sheet.width, sheet.height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang,
      info,
    });
    for (const { name, bytes } of faces) this.pdf.registerFont(name, bytes);
    this.root = { type: 'Document', element: this.pdf.struct('Document') };
    this.pdf.addStructure(this.root.element);
  }

  /** The left edge of something at `x`, which counts from the side where lines begin. */
  at(x: number, width = 0): number {
    return this.direction === 'rtl' ? sheet.width - x - width : x;
  }

  tag(parent: Tag, type: string, options: { alt?: string } = {}): Tag {
    const element = this.pdf.struct(type, options);
    parent.element.add(element);
    return { type, element };
  }

  measure = (text: string, face: string, size: number): number =>
    this.pdf.font(face).fontSize(size).widthOfString(text);

  write(tag: Tag, line: Fragment[], x: number, baseline: number, color: string): void {
    const start = this.at(x, widthOf(line));
    for (const { text, read, run, face, size, width, left: offset } of line) {
      const left = start + offset;
      const { href = '' } = run;
      const isWorkingLink = this.leads(href) && !this.silent;
      const within = isWorkingLink ? this.tag(tag, 'Link') : tag;
      this.mark(within, () => {
        this.pdf
          .font(face)
          .fontSize(size)
          .fillColor(isWorkingLink ? this.colors.accent : color);
        // The glyphs of shaped letters do not reveal the text.
        const isShaped = shaped.test(read) && !this.silent;
        if (isShaped) this.pdf.markContent('Span', { actual: read });
        this.pdf.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
        if (isShaped) this.pdf.endMarkedContent();
      });
      if (isWorkingLink) {
        const box = [left, baseline - size, width, size * 1.35] as const;
        // The library writes only `String` objects as text.
        const options = { structParent: within.element, Contents: Object(read) as string };
        if (href.startsWith('#')) this.pdf.goTo(...box, href.slice(1), options);
        else this.pdf.link(...box, href, options);
        // Elements of a page must end while that page is open.
        within.element.end();
      }
    }
  }

  private mark(tag: Tag, draw: () => void): void {
    const content = this.silent ? undefined : this.pdf.markStructureContent(tag.type);
    draw();
    if (!content) return;
    this.pdf.endMarkedContent();
    tag.element.add(content);
  }

  private silent = false;

  /** Whether a link works in the document. */
  leads(href = ''): boolean {
    return href.startsWith('#') ? this.known.has(href.slice(1)) : /^(https?|mailto|tel):/.test(href);
  }

  /** Draws something that screen readers skip. */
  drawArtifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    const isOuter = !this.silent;
    if (isOuter) this.pdf.markContent('Artifact', { type });
    this.silent = true;
    this.pdf.save();
    draw();
    this.pdf.restore();
    this.silent = !isOuter;
    if (isOuter) this.pdf.endMarkedContent();
  }

  picture(tag: Tag, image: Buffer, x: number, y: number, width: number, height: number): void {
    this.mark(tag, () => this.pdf.image(image, this.at(x, width), y, { width, height }));
  }
}
