import { grouped } from './groups.ts';
import type { Point } from './svg.ts';
import { circle, item, polyline, px, segments } from './svg.ts';
import type { Vector } from './vector.ts';
import { add, length, minus, scale, turned } from './vector.ts';

/** A ball: place and radius in ångström, palette colour name. */
export interface Atom {
  at: Vector;
  radius: number;
  colour: string;
}

/** A model to draw: balls, sticks between places, translucent faces and thin edges; lengths in ångström. */
export interface Model {
  atoms: readonly Atom[];
  bonds?: readonly (readonly [Vector, Vector])[];
  faces?: readonly (readonly Vector[])[];
  edges?: readonly (readonly [Vector, Vector])[];
}

/** How to look at a model: angles in degrees, target box in px, perspective eye distance in model extents. */
export interface View {
  yaw: number;
  pitch: number;
  x: number;
  y: number;
  width: number;
  height: number;
  eye?: number;
  stick?: string;
  shine?: boolean;
}

interface Item {
  depth: number;
  draw: () => string;
}

const shineGradient =
  '<radialGradient id="shine" cx=".36" cy=".32" r=".75"><stop stop-color="#fff" stop-opacity=".55"/>' +
  '<stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-color="#000" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#000" stop-opacity=".28"/></radialGradient>';

/** Pairs of atoms closer than `reach` ångström, as bonds. */
export function bondsWithin(atoms: readonly Atom[], reach: number): (readonly [Vector, Vector])[] {
  return atoms.flatMap((a, i) =>
    atoms
      .slice(i + 1)
      .filter((b) => length(minus(a.at, b.at)) < reach)
      .map((b) => [a.at, b.at] as const),
  );
}

/** Projects a model in perspective into the view's box (px) and paints it back to front, far parts faded. */
export function scene(model: Model, view: View): string {
  const places = [...model.atoms.map((atom) => atom.at), ...(model.edges ?? []).flat(), ...(model.faces ?? []).flat()];
  const centre = scale(
    places.reduce<Vector>((sum, at) => [sum[0] + at[0], sum[1] + at[1], sum[2] + at[2]], [0, 0, 0]),
    1 / places.length,
  );
  const extent = Math.max(...places.map((at) => length(minus(at, centre))));
  const eye = (view.eye ?? 5) * extent;
  const seen = (at: Vector) => {
    const [x, z, y] = turned(minus(at, centre), view.yaw, view.pitch);
    const zoom = eye / (eye + z);
    return { x: x * zoom, y: -y * zoom, depth: z, zoom };
  };
  const shown = places.map(seen);
  const rim = Math.max(0, ...model.atoms.map((atom) => atom.radius)) * 1.1;
  const low = [Math.min(...shown.map((p) => p.x)) - rim, Math.min(...shown.map((p) => p.y)) - rim] as const;
  const high = [Math.max(...shown.map((p) => p.x)) + rim, Math.max(...shown.map((p) => p.y)) + rim] as const;
  const fit = Math.min(view.width / (high[0] - low[0]), view.height / (high[1] - low[1]));
  const left = view.x + view.width / 2 - (fit * (low[0] + high[0])) / 2;
  const top = view.y + view.height / 2 - (fit * (low[1] + high[1])) / 2;
  const place = (at: Vector): Point => [left + seen(at).x * fit, top + seen(at).y * fit];
  const near = Math.min(...shown.map((p) => p.depth));
  const far = Math.max(...shown.map((p) => p.depth));
  const fog = (depth: number) => {
    const level = Math.round(((depth - near) / (far - near || 1)) * 4);
    return level <= 0 ? '' : ` fog${level}`;
  };
  const middle = (points: readonly Vector[]) => points.reduce((sum, at) => sum + seen(at).depth, 0) / points.length;

  const items: Item[] = [
    ...(model.faces ?? []).map((face) => ({
      depth: middle(face),
      draw: () =>
        polyline('accent-fill soft', face.map(place), true) + polyline(`accent w1 half`, face.map(place), true),
    })),
    ...model.atoms.map((atom) => {
      const { depth, zoom } = seen(atom.at);
      const [x, y] = place(atom.at);
      const radius = atom.radius * zoom * fit;
      const ball = () => {
        const gloss = `<circle fill="url(#shine)" cx="${px(x)}" cy="${px(y)}" r="${px(radius)}"/>`;
        const rimmed = `${atom.colour}-fill paper w1${fog(depth)}`;
        return circle(rimmed, x, y, radius) + (view.shine === false ? '' : gloss);
      };
      return { depth: depth - atom.radius * 0.5, draw: ball };
    }),
  ];
  const radii = new Map(model.atoms.map((atom) => [atom.at, atom.radius]));
  const trimmed = ([a, b]: readonly [Vector, Vector]): readonly [Vector, Vector] => {
    const step = minus(b, a);
    const cut = (end: Vector) => ((radii.get(end) ?? 0) * 0.85) / length(step);
    return [add(a, scale(step, cut(a))), add(b, scale(step, -cut(b)))];
  };
  const joined = (pairs: readonly (readonly [Vector, Vector])[], look: string): Item[] =>
    [...grouped(pairs, (pair) => Math.round(middle(pair) / (extent * 0.04)))].map(([, bundle]) => ({
      depth: middle(item(bundle, 0)),
      draw: () =>
        segments(
          look + fog(middle(item(bundle, 0))),
          bundle.map(trimmed).map(([a, b]) => [place(a), place(b)] as const),
        ),
    }));
  items.push(...joined(model.bonds ?? [], view.stick ?? 'line w4'), ...joined(model.edges ?? [], 'line w1'));
  const painted = items.sort((a, b) => b.depth - a.depth).map((part) => part.draw());
  return (view.shine === false ? '' : shineGradient) + painted.join('');
}
