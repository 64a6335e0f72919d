import type { Point } from './svg.ts';
import { item, polyline, range } from './svg.ts';
import type { Vector } from './vector.ts';
import { add } from './vector.ts';

/** An isometric stage: where its origin lies (px) and how many px one unit of length is. */
export interface Stage {
  x: number;
  y: number;
  unit: number;
}

/** A flat panel in space: a corner and its two sides, in stage units. */
export interface Panel {
  stage: Stage;
  corner: Vector;
  across: Vector;
  up: Vector;
}

/** Isometric projection (30° axes): x runs right-down, y left-down, z up. */
export function onStage(stage: Stage, [x, y, z]: Vector): Point {
  const [cos, sin] = [Math.sqrt(3) / 2, 0.5];
  return [stage.x + (x - y) * cos * stage.unit, stage.y + ((x + y) * sin - z) * stage.unit];
}

/** A box by its nearest-to-origin corner and size; faces painted top, left (facing y) and right (facing x). */
export function block(stage: Stage, at: Vector, size: Vector, looks: readonly [string, string, string]): string {
  const [w, d, h] = size;
  const corner = (x: number, y: number, z: number) => onStage(stage, add(at, [x * w, y * d, z * h]));
  const top = [corner(0, 0, 1), corner(1, 0, 1), corner(1, 1, 1), corner(0, 1, 1)];
  const left = [corner(0, 1, 0), corner(1, 1, 0), corner(1, 1, 1), corner(0, 1, 1)];
  const right = [corner(1, 1, 0), corner(1, 0, 0), corner(1, 0, 1), corner(1, 1, 1)];
  return [top, left, right].map((face, i) => polyline(item(looks, i), face, true)).join('');
}

/** The left face (facing y) of a box as a panel. */
export function leftFace(stage: Stage, at: Vector, [w, d, h]: Vector): Panel {
  return { stage, corner: add(at, [0, d, 0]), across: [w, 0, 0], up: [0, 0, h] };
}

/** The right face (facing x) of a box as a panel. */
export function rightFace(stage: Stage, at: Vector, [w, d, h]: Vector): Panel {
  return { stage, corner: add(at, [w, d, 0]), across: [0, -d, 0], up: [0, 0, h] };
}

/** A point of a panel from shares of its width and height (0 to 1), in px. */
export function onPanel({ stage, corner, across, up }: Panel, u: number, v: number): Point {
  const place = (axis: 0 | 1 | 2) => corner[axis] + across[axis] * u + up[axis] * v;
  return onStage(stage, [place(0), place(1), place(2)]);
}

/** A rectangle on a panel, in shares of its size. */
export function panelRect(look: string, panel: Panel, u: number, v: number, width: number, height: number): string {
  const corners = [
    [u, v],
    [u + width, v],
    [u + width, v + height],
    [u, v + height],
  ] as const;
  return polyline(
    look,
    corners.map(([a, b]) => onPanel(panel, a, b)),
    true,
  );
}

/** A line on a panel through shares of its size. */
export function panelLine(look: string, panel: Panel, points: readonly Point[]): string {
  return polyline(
    look,
    points.map(([u, v]) => onPanel(panel, u, v)),
  );
}

/** A circle lying on a panel: centre and radii in shares of its size. */
export function panelCircle(look: string, panel: Panel, u: number, v: number, ru: number, rv: number): string {
  const turns = range(0, 2 * Math.PI, 25).slice(1);
  return polyline(
    look,
    turns.map((t) => onPanel(panel, u + ru * Math.cos(t), v + rv * Math.sin(t))),
    true,
  );
}
