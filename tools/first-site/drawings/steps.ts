import { diamond } from './crystals.ts';
import type { Model } from './scene.ts';
import { scene } from './scene.ts';
import type { Drawing, Point } from './svg.ts';
import { circle, dots, line, path, rect } from './svg.ts';
import { appFrame, triad, writing } from './window.ts';

/** The window of one step: frame, and a rail of `count` marks whose current one is lit; content starts at x = 92. */
function stepWindow(step: number, count: number, content: string): string {
  const marks = Array.from({ length: count }, (_, i): Point => [46, 84 + i * (310 / (count - 1))]);
  const done = marks.slice(0, step - 1);
  const [x, y] = marks[step - 1] ?? [46, 84];
  return (
    appFrame(12, 12, 696, 416) +
    line('faint w1', 80, 52, 80, 428) +
    line('faint w2', 46, 84, 46, 394) +
    dots('faint', marks, 5) +
    dots('accent', done, 5) +
    circle('paper-fill accent w3', x, y, 9) +
    content
  );
}

/** Drawings of a numbered series, 720 × 440 px, named `<series>-step-01` onwards. */
export function series(name: string, steps: readonly (() => string)[]): Drawing[] {
  return steps.map((step, i) => ({
    name: `${name}-step-${String(i + 1).padStart(2, '0')}`,
    width: 720,
    height: 440,
    draw: () => stepWindow(i + 1, steps.length, step()),
  }));
}

/** A model shown in a box of a step's window (px), small enough to be read at a glance. */
export function viewport(
  model: Model,
  x: number,
  y: number,
  width: number,
  height: number,
  yaw = 24,
  pitch = 15,
): string {
  return scene(model, { x, y, width, height, yaw, pitch, stick: 'line w3', shine: false });
}

/** One silicon cell in a box of a step's window (px). */
export function siliconCell(x: number, y: number, width: number, height: number): string {
  return viewport(diamond(1), x, y, width, height);
}

/** A sheet of paper with a folded corner and a formula on it, 92 × 116 px. */
export function sheet(x: number, y: number, label: string, chosen = false): string {
  const look = chosen ? 'paper-fill accent w2' : 'paper-fill line';
  return (
    path(look, `M${x} ${y + 6}a6 6 0 0 1 6-6h62l24 24v86a6 6 0 0 1-6 6h-80a6 6 0 0 1-6-6z`) +
    path(chosen ? 'accent' : 'line', `M${x + 68} ${y}v24h24`) +
    writing(x + 16, y + 74, [58, 42], 16) +
    `<text class="ink-fill" x="${x + 16}" y="${y + 54}" font-size="15">${label}</text>`
  );
}

/** A selectable tile with a drawing inside it, sides in px. */
export function tile(x: number, y: number, width: number, height: number, inside: string, chosen = false): string {
  return rect(chosen ? 'surface-fill accent w2' : 'paper-fill faint', x, y, width, height, 8) + inside;
}

/** The side panel right of a viewport, with the viewport's axes. */
export function panel(content: string): string {
  return line('faint w1', 526, 52, 526, 428) + content + triad(112, 400, 26);
}
