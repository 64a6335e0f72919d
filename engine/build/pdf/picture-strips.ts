import type { Block } from './blocks.ts';
import { looks } from './looks.ts';
import { sheet } from './pen.ts';
import type { Room, Setting, Strip } from './setting.ts';
import { textStrips } from './text-strips.ts';

/** A picture, no wider than the room and no higher than half a page. */
export function pictureStrips(
  { source, alt }: Extract<Block, { is: 'picture' }>,
  room: Room,
  setting: Setting,
): Strip[] {
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
