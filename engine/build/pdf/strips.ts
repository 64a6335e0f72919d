import type { Block } from './blocks.ts';
import { listStrips } from './lists.ts';
import { headingLook, looks } from './looks.ts';
import { sheet } from './pen.ts';
import type { Room, Setting, Strip } from './setting.ts';
import { tableStrips } from './tables.ts';
import { boxed, textStrips } from './text-strips.ts';

/** Lays out blocks, one below the other. */
export function stripsOf(blocks: Block[], room: Room, setting: Setting): Strip[] {
  return blocks.flatMap((block) => {
    const strips = stripsOfBlock(block, room, setting);
    strips[0]?.anchors.unshift(...block.anchors);
    return strips;
  });
}

function stripsOfBlock(block: Block, room: Room, setting: Setting): Strip[] {
  const { pen } = setting;
  const { colours } = pen;
  const tagged = (type: string, options?: { alt?: string }) => ({ ...room, tag: pen.tag(room.tag, type, options) });
  switch (block.is) {
    case 'heading': {
      const look = looks[headingLook(block.level)];
      const bold = block.runs.map((run) => ({ ...run, bold: true }));
      const strips = textStrips(
        bold,
        look,
        look.soft ? colours.inkSoft : colours.ink,
        tagged(`H${block.level}`),
        setting,
      );
      const text = block.runs.map((run) => run.text).join('');
      for (const strip of strips) strip.keep = true;
      if (strips[0]) strips[0].heading = { level: block.level, text };
      return strips;
    }
    case 'text': {
      const look = looks[block.look ?? 'body'];
      const strips = textStrips(block.runs, look, look.soft ? colours.inkSoft : colours.ink, tagged('P'), setting);
      // The name of something stands with it.
      if (block.look === 'label') for (const strip of strips) strip.keep = true;
      return strips;
    }
    case 'code': {
      const { tag } = tagged('Code');
      const inner = { x: room.x + 10, width: room.width - 20, tag };
      const lines = block.text.replaceAll('\t', '        ').split('\n');
      const strips = lines.flatMap((text) =>
        textStrips([{ text, code: true }], looks.code, colours.ink, inner, setting),
      );
      const whole = strips.length <= 30;
      for (const [index, strip] of strips.entries())
        strip.keep = index < strips.length - 1 && (whole || index === 0 || index === strips.length - 2);
      return boxed(strips, 7, looks.code.before, (y, height) =>
        pen.adorn(() => pen.pdf.rect(pen.at(room.x, room.width), y, room.width, height).fill(colours.codeGround)),
      );
    }
    case 'note': {
      const { tag } = tagged('Note');
      const inner = { x: room.x + 16, width: room.width - 30, tag, tight: true };
      return boxed(setting.layOut(block.blocks, inner), 9, 12, (y, height) =>
        pen.adorn(() => {
          pen.pdf.rect(pen.at(room.x, room.width), y, room.width, height).fill(colours.accentTint);
          pen.pdf.rect(pen.at(room.x, 3), y, 3, height).fill(colours.accent);
        }),
      );
    }
    case 'list':
      return listStrips(block, room, setting);
    case 'table':
      return tableStrips(block, room, setting);
    case 'picture':
      return pictureStrips(block, room, setting);
  }
}

/** A picture, no wider than the room and no higher than half a page. */
function pictureStrips({ source, alt }: Extract<Block, { is: 'picture' }>, room: Room, setting: Setting): Strip[] {
  const { pen, pictures } = setting;
  const picture = pictures.get(source);
  // What cannot be shown is told.
  if (!picture)
    return textStrips(
      [{ text: alt }],
      looks.small,
      pen.colours.inkSoft,
      { ...room, tag: pen.tag(room.tag, 'P') },
      setting,
    );
  const scale = Math.min(0.75, room.width / picture.width, (sheet.bottom - sheet.top) / 2 / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const tag = pen.tag(room.tag, 'Figure', { alt });
  return [
    {
      before: 12,
      height,
      keep: false,
      anchors: [],
      draw: (y) => pen.picture(tag, picture.image, room.x, y, width, height),
    },
  ];
}
