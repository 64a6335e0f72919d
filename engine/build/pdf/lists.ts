import type { Block } from './blocks.ts';
import { linesOf } from './lines.ts';
import { baselineIn, headingLook, type LookName, looks } from './looks.ts';
import type { Room, Setting, Strip } from './setting.ts';

/** The items of a list, each beside its mark. */
export function listStrips({ numbered, items }: Extract<Block, { is: 'list' }>, room: Room, setting: Setting): Strip[] {
  const { pen, typography } = setting;
  const list = pen.tag(room.tag, 'L');
  const indent = numbered ? 24 : 16;
  return items.flatMap((blocks, index) => {
    const item = pen.tag(list, 'LI');
    const label = numbered ? pen.tag(item, 'Lbl') : item;
    const body = { x: room.x + indent, width: room.width - indent, tag: pen.tag(item, 'LBody'), tight: true };
    const strips = setting.layOut(blocks, body);
    const [first] = strips;
    if (!first) return [];
    const look = looks[firstLook(blocks)];
    const [mark = []] = numbered ? linesOf([{ text: `${index + 1}.`, bold: true }], indent, look.size, typography) : [];
    const { draw } = first;
    first.draw = (y) => {
      const baseline = y + baselineIn(look);
      if (numbered) pen.write(label, mark, room.x, baseline, pen.colours.accent);
      else
        pen.adorn(() => pen.pdf.circle(pen.at(room.x + 4), baseline - look.size * 0.36, 1.7).fill(pen.colours.accent));
      draw(y);
    };
    const onlyRun =
      blocks.length === 1 && blocks[0]?.is === 'text' && blocks[0].runs.length === 1 ? blocks[0].runs[0] : undefined;
    const last = strips.at(-1);
    if (last && onlyRun?.href?.startsWith('#') && pen.leads(onlyRun.href)) {
      const { draw } = last;
      const line = linesOf([onlyRun], body.width, look.size, typography).at(-1) ?? [];
      const from = line.reduce((x, { width }) => x + width, body.x);
      last.draw = (y) => {
        draw(y);
        setting.pointsTo(onlyRun.href?.slice(1) ?? '', body.tag, from, room.x + room.width, y + baselineIn(look));
      };
    }
    return strips;
  });
}

/** How what an item begins with looks, beside which its mark stands. */
function firstLook([first]: Block[]): LookName {
  if (first?.is === 'heading') return headingLook(first.level);
  return first?.is === 'code' ? 'code' : first?.is === 'text' ? (first.look ?? 'body') : 'body';
}
