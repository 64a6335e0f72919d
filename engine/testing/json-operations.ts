import type { Operation } from '../edit/operations.ts';
import { pointerOf } from '../model/schema/pointer.ts';
import type { Path } from '../model/schema/walk.ts';

export const spellings: Record<string, (text: string) => string> = {
  LF: (text) => text,
  CRLF: (text) => text.replaceAll('\n', '\r\n'),
  tabs: (text) => text.replace(/^ +/gm, (spaces) => '\t'.repeat(spaces.length / 2)),
  'one line': (text) => JSON.stringify(JSON.parse(text)),
  escapes: (text) =>
    text
      .replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .replaceAll('/', '\\/')
      // An unnecessary escape, which is lost when the text is written again.
      .replace(/(?<=[a-z])h(?=[a-z])/g, '\\u0068')
      .trimEnd(),
};

const strings = ['', 'word', '中文，带 English', 'a "quoted" \\ /path/', '😀😁', 'two\nlines', '**bold** [x](/y#z)'];
const values = [
  ...strings,
  0,
  -1.5,
  true,
  null,
  [],
  {},
  ['a', { b: [] }],
  { zh: '中文'.repeat(30), en: 'text '.repeat(20) },
];

type Members = Record<string | number, unknown>;
const isHolder = (value: unknown): value is Members => typeof value === 'object' && value !== null;

export function valueAtPath(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((here, step) => (here as Members)[step], value);
}

/** The paths of all values inside a value, including the value itself. */
export function listPaths(value: unknown, path: Path = []): Path[] {
  if (!isHolder(value)) return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...keys.flatMap((key) => listPaths(value[key], [...path, key]))];
}

/** A valid operation on a value, with all kinds about equally likely. */
export function randomOperation(value: unknown, random: () => number): Operation {
  const pick = <T>(items: T[]): T => items[Math.floor(random() * items.length)] as T;
  const paths = listPaths(value);
  const inner = paths.filter(({ length }) => length > 0);
  const holders = paths.filter((path) => isHolder(valueAtPath(value, path)));
  const [chosen, outer] = [pick(inner), pick(holders)];
  const holder = valueAtPath(value, outer);
  const where = pointerOf([...outer, Array.isArray(holder) ? pick([...holder.keys(), '-']) : `new ${random()}`]);
  const given = random() < 0.5 ? pick(values) : valueAtPath(value, pick(paths));
  const kind = pick(['add', 'remove', 'replace', 'move', 'move']);
  // An empty value has nothing to remove or move.
  if (kind === 'add' || inner.length === 0) return { op: 'add', path: where, value: given };
  if (kind === 'remove') return { op: 'remove', path: pointerOf(chosen) };
  if (kind === 'replace') return { op: 'replace', path: pointerOf(chosen), value: given };
  const among = valueAtPath(value, chosen.slice(0, -1));
  const to = Array.isArray(among) ? Math.floor(random() * among.length) : `new ${random()}`;
  const beside = pointerOf([...chosen.slice(0, -1), to]);
  return {
    op: 'move',
    from: pointerOf(chosen),
    path: random() < 0.5 || where.startsWith(pointerOf(chosen)) ? beside : where,
  };
}

/** Applies an operation to the value by RFC 6902. `undefined` if that is not possible. */
export function applyOperation(before: unknown, operation: Operation): { value: unknown } | undefined {
  const value = structuredClone(before);
  const find = (pointer: string): [unknown, string] => {
    const steps = pointer
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    return [
      steps.slice(0, -1).reduce<unknown>((here, step) => (isHolder(here) ? here[step] : undefined), value),
      steps.at(-1) ?? '',
    ];
  };
  const take = (pointer: string): unknown => {
    const [holder, key] = find(pointer) as [Members, string];
    const taken = holder[key];
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
    return taken;
  };
  const put = (pointer: string, what: unknown): boolean => {
    const [holder, key] = find(pointer);
    if (!isHolder(holder)) return false;
    const index = key === '-' && Array.isArray(holder) ? holder.length : Number(key);
    if (Array.isArray(holder) && index > holder.length) return false;
    if (Array.isArray(holder)) holder.splice(index, 0, what);
    else holder[key] = what;
    return true;
  };
  if (operation.op === 'remove') take(operation.path);
  else if (operation.op === 'replace') {
    const [holder, key] = find(operation.path) as [Members, string];
    holder[key] = operation.value;
  } else if (!put(operation.path, operation.op === 'move' ? take(operation.from) : operation.value)) return undefined;
  return { value };
}

export function parsePointer(value: unknown, pointer: string): Path {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.map((step, depth) => (Array.isArray(valueAtPath(value, steps.slice(0, depth))) ? Number(step) : step));
}
