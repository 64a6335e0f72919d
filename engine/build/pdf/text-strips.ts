import { type Fragment, linesOf, widthOf } from './lines.ts';
import { baselineIn, type Looks, looks } from './looks.ts';
import type { Run } from './runs.ts';
import type { Room, Setting, Strip } from './setting.ts';

/** The lines of a text. Neither its first nor its last stands alone on a page. */
export function textStrips(
  runs: Run[],
  look: Looks,
  colour: string,
  room: Room,
  { pen, typography }: Setting,
): Strip[] {
  const { size, leading } = look;
  const lines = linesOf(runs, room.width, size, typography);
  // Code begins at the left, in a page from right to left too.
  const isCode = typography.direction === 'rtl' && runs.every(({ code }) => code);
  const startOf = (line: Fragment[]) => (isCode ? room.x + room.width - widthOf(line) : room.x);
  const most = look.size > looks.body.size ? 16 : 8;
  return lines.map((line, index) => ({
    before: index > 0 ? 0 : room.tight ? Math.min(look.before, most) : look.before,
    height: leading,
    keep: index < lines.length - 1 && (lines.length < 4 || index === 0 || index === lines.length - 2),
    anchors: [],
    draw: (y) => pen.write(room.tag, line, startOf(line), y + baselineIn(look), colour),
  }));
}

/** Strips on a ground of their own, with room around. */
export function boxed(
  strips: Strip[],
  around: number,
  before: number,
  ground: (y: number, height: number) => void,
): Strip[] {
  return strips.map((strip, index) => {
    const [first, last] = [index === 0, index === strips.length - 1];
    const above = first ? around : strip.before;
    const height = above + strip.height + (last ? around : 0);
    const draw = (y: number) => {
      // Where two grounds meet, no line shows.
      ground(y, height + (last ? 0 : 0.4));
      strip.draw(y + above);
    };
    return { ...strip, before: first ? before : 0, height, draw };
  });
}
