import type { PdfBlock } from './blocks.ts';
import { listStrips } from './lists.ts';
import type { Area, PdfLayout, Strip } from './pdf-layout.ts';
import { sheet } from './pen.ts';
import { tableStrips } from './tables.ts';
import { addBackground, textStrips } from './text-strips.ts';
import { headingStyle, textStyles } from './text-styles.ts';

export function layOutBlocks(blocks: PdfBlock[], area: Area, setting: PdfLayout): Strip[] {
  return blocks.flatMap((block) => {
    const strips = stripsOfBlock(block, area, setting);
    strips[0]?.anchors.unshift(...block.anchors);
    return strips;
  });
}

function stripsOfBlock(block: PdfBlock, area: Area, setting: PdfLayout): Strip[] {
  const { pen } = setting;
  const { colors } = pen;
  const tagged = (type: string, options?: { alt?: string }) => ({ ...area, tag: pen.tag(area.tag, type, options) });
  switch (block.is) {
    case 'heading': {
      const look = textStyles[headingStyle(block.level)];
      const bold = block.runs.map((run) => ({ ...run, bold: true }));
      const strips = textStrips(
        bold,
        look,
        look.soft ? colors.textMuted : colors.text,
        tagged(`H${block.level}`),
        setting,
      );
      const text = block.runs.map((run) => run.text).join('');
      for (const strip of strips) strip.keepWithNext = true;
      if (strips[0]) strips[0].heading = { level: block.level, text };
      return strips;
    }
    case 'text': {
      const look = textStyles[block.style ?? 'body'];
      const strips = textStrips(block.runs, look, look.soft ? colors.textMuted : colors.text, tagged('P'), setting);
      // A label stays with what it names.
      if (block.style === 'label') for (const strip of strips) strip.keepWithNext = true;
      return strips;
    }
    case 'code': {
      const { tag } = tagged('Code');
      const inner = { x: area.x + 10, width: area.width - 20, tag };
      const lines = block.text.replaceAll('\t', '        ').split('\n');
      const strips = lines.flatMap((text) =>
        textStrips([{ text, code: true }], textStyles.code, colors.text, inner, setting),
      );
      const whole = strips.length <= 30;
      for (const [index, strip] of strips.entries())
        strip.keepWithNext = index < strips.length - 1 && (whole || index === 0 || index === strips.length - 2);
      return addBackground(strips, 7, textStyles.code.before, (y, height) =>
        pen.drawArtifact(() =>
          pen.pdf.rect(pen.at(area.x, area.width), y, area.width, height).fill(colors.codeBackground),
        ),
      );
    }
    case 'note': {
      const { tag } = tagged('Note');
      const inner = { x: area.x + 16, width: area.width - 30, tag, tight: true };
      return addBackground(setting.layOut(block.blocks, inner), 9, 12, (y, height) =>
        pen.drawArtifact(() => {
          pen.pdf.rect(pen.at(area.x, area.width), y, area.width, height).fill(colors.accentTint);
          pen.pdf.rect(pen.at(area.x, 3), y, 3, height).fill(colors.accent);
        }),
      );
    }
    case 'list':
      return listStrips(block, area, setting);
    case 'table':
      return tableStrips(block, area, setting);
    case 'picture':
      return pictureStrips(block, area, setting);
  }
}

/** Lays out a picture, at most as wide as the area and half a page high. */
function pictureStrips({ source, alt }: Extract<PdfBlock, { is: 'picture' }>, area: Area, setting: PdfLayout): Strip[] {
  const { pen, pictures } = setting;
  const picture = pictures.get(source);
  // Show the description instead.
  if (!picture)
    return textStrips(
      [{ text: alt }],
      textStyles.small,
      pen.colors.textMuted,
      { ...area, tag: pen.tag(area.tag, 'P') },
      setting,
    );
  const scale = Math.min(0.75, area.width / picture.width, (sheet.bottom - sheet.top) / 2 / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const tag = pen.tag(area.tag, 'Figure', { alt });
  return [
    {
      before: 12,
      height,
      keepWithNext: false,
      anchors: [],
      draw: (y) => pen.picture(tag, picture.image, area.x, y, width, height),
    },
  ];
}
