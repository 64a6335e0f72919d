import type { MigrationStep } from '../../model/migration.ts';
import type { StoredMigration } from '../../site/read-migrations.ts';
import { stepTarget } from './apply-migration-step.ts';
import type { SchemaDifference } from './compare-schemas.ts';
import type { TypeFolders } from './type-folders.ts';

/** The breaking changes since a release without a migration, as one message per type. */
export function findUncovered(
  differences: SchemaDifference[],
  migrations: StoredMigration[],
  version: string,
  homes: TypeFolders,
): string[] {
  const leaving = migrations.filter(({ from }) => from === version);
  const open = differences
    .filter(({ kind }) => kind === 'breaking')
    .filter((one) => !leaving.some((migration) => migration.home === homes[one.of] && covers(migration, one)));
  const types = [...new Set(open.map(({ of }) => of))];
  return types.map((type) => {
    const [inType, all] = [open, differences].map((list) => list.filter(({ of }) => of === type));
    return message(
      type,
      inType as SchemaDifference[],
      all as SchemaDifference[],
      migrations,
      version,
      homes[type] as string,
    );
  });
}

/** A migration answers for a place that one of its steps names, or that is inside of one. */
function covers({ type, steps }: StoredMigration, difference: SchemaDifference): boolean {
  if (type !== difference.of) return false;
  return steps.some((step) => {
    if ('replace' in step && difference.gone !== undefined && !Object.hasOwn(step.by, String(difference.gone)))
      return false;
    return placesOf(step).some((place) => place === '' || `${difference.place}.`.startsWith(`${place}.`));
  });
}

function placesOf(step: MigrationStep): string[] {
  return 'rename' in step ? [step.rename, step.to] : [stepTarget(step)];
}

function message(
  type: string,
  open: SchemaDifference[],
  all: SchemaDifference[],
  migrations: StoredMigration[],
  version: string,
  home: string,
): string {
  const numbers = migrations.filter((migration) => migration.home === home).map(({ file }) => numberOf(file));
  const file = `${home}/migrations/${Math.max(0, ...numbers) + 1}-<name>`;
  const isEngine = home.startsWith('engine/');
  const steps = [...new Set(open.map((one) => stepFor(one, all)))].join(', ');
  return [
    `${home}: what ${version} admitted as ${type} no longer fits:`,
    ...open.map(({ place, what }) => `  ${place ? `\`${place}\`` : 'it'} ${what}`),
    `Write ${file}.ts, for example:`,
    `  import type { Migration } from '${isEngine ? `${'../'.repeat(home.split('/').length)}model/migration.ts` : 'pagewright/section'}';`,
    `  export default { from: '${version}', description: '…', type: '${type}', steps: [${steps}] } satisfies Migration;`,
    ...(isEngine
      ? [`and ${file}.fixture.json: { "before": …, "after": … }, a value of the type as it was and as it becomes.`]
      : []),
  ].join('\n');
}

function numberOf(file: string): number {
  return Number(/(\d+)-[^/]*$/.exec(file)?.[1]);
}

/** The step that a maintainer most likely wants. */
function stepFor({ place, what, gone }: SchemaDifference, all: SchemaDifference[]): string {
  const beside = (sort: RegExp) =>
    all.find((one) => sort.test(one.what) && folderOf(one.place) === folderOf(place))?.place;
  const [lost, found] = [beside(/^is gone$/), beside(/^is new/)];
  if (what === 'is gone') return found ? `{ rename: '${place}', to: '${found}' }` : `{ remove: '${place}' }`;
  if (what === 'is new and required' && lost) return `{ rename: '${lost}', to: '${place}' }`;
  if (what.endsWith('required')) return `{ set: '${place}', to: … }`;
  if (gone !== undefined) return `{ replace: '${place}', by: { '${gone}': … } }`;
  return `{ change: '${place}', by: (value) => … }`;
}

function folderOf(place: string): string {
  return place.slice(0, place.lastIndexOf('.') + 1);
}
