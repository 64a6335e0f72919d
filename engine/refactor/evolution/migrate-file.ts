import { type Node, passageAt, readWholeFile } from '../../edit/passage.ts';
import type { Migration } from '../../model/migration.ts';
import type { Schema } from '../../model/schema/schema.ts';
import { type Path, visit } from '../../model/schema/walk.ts';
import { applyMigrationStep } from './apply-migration-step.ts';

/** More rounds than any chain of migrations needs. */
const enough = 50;

/**
 * Migrates a file: first by the schema of the last release, then by the present one until nothing changes. Inner
 * values are migrated first, so that paths stay valid. Returns each migration once per changed value. Throws if
 * migrations do not terminate.
 */
export function migrateFile<M extends Migration>(
  { file: name, text: given }: { file: string; text: string },
  schemas: { released?: Schema; present?: Schema },
  migrations: M[],
) {
  const done: M[] = [];
  let text = round(given, schemas.released);
  for (let rounds = 0; ; rounds++) {
    const next = round(text, schemas.present);
    if (next === text) return { text, done };
    if (rounds === enough)
      throw new Error(
        `${name}: these migrations undo each other: ${done.at(-2)?.description} ${done.at(-1)?.description}`,
      );
    text = next;
  }

  function round(before: string, schema: Schema | undefined): string {
    const file = readWholeFile(name, before);
    if (!schema || !file.tree || file.value === undefined) return before;
    const concerned = new Map<string, M[]>();
    visit(file.value, schema, ({ path, names }) => {
      const those = migrations.filter(({ type }) => names.includes(type));
      if (those.length > 0) concerned.set(JSON.stringify(path), those);
    });
    return concerned.size > 0 ? textOf(file.tree, []) : before;

    /** The text of a value: migrates inner values first, then the value itself. */
    function textOf(node: Node, path: Path): string {
      let text = '';
      let end = node.offset;
      for (const [key, inner] of valuesIn(node)) {
        text += before.slice(end, inner.offset) + textOf(inner, [...path, key]);
        end = inner.offset + inner.length;
      }
      text += before.slice(end, node.offset + node.length);
      for (const migration of concerned.get(JSON.stringify(path)) ?? []) {
        const old = text;
        text = migration.steps.reduce(applyMigrationStep, passageAt(file, node.offset, old)).text;
        if (text !== old) done.push(migration);
      }
      // Space around the outermost value belongs to no value.
      return path.length > 0 ? text : before.slice(0, node.offset) + text + before.slice(node.offset + node.length);
    }
  }
}

function valuesIn({ type, children = [] }: Node): [string | number, Node][] {
  if (type === 'array') return children.map((item, index) => [index, item]);
  return children.flatMap(({ children: [key, value] = [] }): [string, Node][] =>
    key && value ? [[key.value, value]] : [],
  );
}
