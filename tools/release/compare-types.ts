import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { API, type Checker, type Project, SignatureKind, SymbolFlags, type Type } from 'typescript/unstable/sync';
import { root } from '../../engine/site/paths.ts';
import { withScratchFolder } from './package/declarations.ts';
import type { PublicTypes } from './public-types.ts';
import type { ReleaseChange } from './release-problems.ts';

/**
 * The differences between two releases by TypeScript's rules: an old value must still fit its type, and no property
 * may be missing. A type that requires more is breaking, even if others only read it.
 */
export function compareTypes(was: PublicTypes, now: PublicTypes): Promise<ReleaseChange[]> {
  return withScratchFolder(async (folder) => {
    const api = new API({ cwd: folder });
    try {
      const [old, present] = [
        await namesOf(was, join(folder, 'was'), api),
        await namesOf(now, join(folder, 'now'), api),
      ];
      const names = [...new Set([...old.keys(), ...present.keys()])];
      const both = names.filter((name) => old.has(name) && present.has(name));
      const file = join(folder, 'both.ts');
      const lines = both.map(
        (name, index) =>
          `export type was${index} = ${old.get(name)?.typeText};\nexport type now${index} = ${present.get(name)?.typeText};`,
      );
      await writeFile(file, lines.join('\n'));
      const { checker, exportsOf } = await open([file], folder, api);
      const types = new Map(exportsOf(file).map((one) => [one.name, checker.getDeclaredTypeOfSymbol(one)]));
      const typeOf = (name: string) => types.get(name) as Type;
      return names.flatMap((of): ReleaseChange[] => {
        if (!present.has(of)) return [{ of, kind: 'breaking', what: 'is gone' }];
        if (!old.has(of)) return [{ of, kind: 'additive', what: 'is new' }];
        const index = both.indexOf(of);
        const pair: Pair = [typeOf(`was${index}`), typeOf(`now${index}`)];
        return differencesIn(pair, present.get(of)?.isValue === true, checker).map((one) => ({ of, ...one }));
      });
    } finally {
      api.close();
    }
  });
}

type Pair = [was: Type, now: Type];

interface Name {
  typeText: string;
  isValue: boolean;
}

/** The exports of a release, by entry point and name. Writes its declarations into a folder. */
async function namesOf(types: PublicTypes, folder: string, api: API): Promise<Map<string, Name>> {
  await mkdir(folder);
  for (const [path, lines] of Object.entries(types.files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    // A unique symbol would differ between releases.
    await writeFile(
      file,
      lines.join('\n').replace(/^declare const (\w+): unique symbol;/gm, "declare const $1: '$1';"),
    );
  }
  const doors = Object.entries(types.doors).map(([door, path]): [string, string] => [door, join(folder, path)]);
  const { checker, exportsOf } = await open(
    doors.map(([, file]) => file),
    folder,
    api,
  );
  const names = doors.flatMap(([door, file]) =>
    exportsOf(file).map((symbol): [string, Name] => {
      const meant = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const isValue = (meant.flags & SymbolFlags.Value) !== 0;
      const typeText = `import(${JSON.stringify(file)}).${symbol.name}`;
      const parameters = isValue ? 0 : parametersOf(checker.getDeclaredTypeOfSymbol(meant));
      const anything = parameters > 0 ? `<${Array(parameters).fill('any').join(', ')}>` : '';
      return [`${door} ${symbol.name}`, { typeText: isValue ? `typeof ${typeText}` : typeText + anything, isValue }];
    }),
  );
  return new Map(names);
}

function parametersOf(type: Type): number {
  return type.isClassOrInterface() ? type.getTypeParameters().length : type.getAliasTypeArguments().length;
}

/** Opens files with TypeScript, by a configuration that is written into a folder. */
async function open(files: string[], folder: string, api: API) {
  const config = join(folder, 'tsconfig.json');
  const all = [...files, join(root, 'engine/ui/i18n/word-types.d.ts')];
  await writeFile(config, JSON.stringify({ extends: join(root, 'tsconfig.json'), files: all, include: [] }));
  const { checker, program } = api.updateSnapshot({ openProjects: [config] }).getProject(config) as Project;
  return {
    checker,
    exportsOf(path: string) {
      const [wrong] = program.getSemanticDiagnostics(path);
      if (wrong) throw new Error(`${path}: ${wrong.text}`);
      const file = program.getSourceFile(path);
      const module = file && checker.getSymbolAtLocation(file);
      return module ? checker.getExportsOfModule(module) : [];
    },
  };
}

function differencesIn([was, now]: Pair, isValue: boolean, checker: Checker): Omit<ReleaseChange, 'of'>[] {
  const fits = isValue ? checker.isTypeAssignableTo(now, was) : checker.isTypeAssignableTo(was, now);
  const fitsBack = isValue ? checker.isTypeAssignableTo(was, now) : checker.isTypeAssignableTo(now, was);
  const [less, more] = isValue
    ? ['can no longer be used as it was', 'can be used for more than it was']
    : ['no longer admits all that it did', 'admits more than it did'];
  const gone = missed(was, now, '', checker).map((place) => `${place} is gone`);
  const fresh = missed(now, was, '', checker).map((place) => `${place} is new`);
  const widened = fits && !fitsBack && gone.length + fresh.length === 0;
  return [
    ...[...(fits || gone.length > 0 ? [] : [less]), ...gone].map((what) => ({ kind: 'breaking' as const, what })),
    ...[...(widened ? [more] : []), ...fresh].map((what) => ({ kind: 'additive' as const, what })),
  ];
}

/** The properties of one type that another lacks, including those of its parameters and results. */
function missed(of: Type, from: Type, place: string, checker: Checker, seen = new Set<string>()): string[] {
  const pair = `${of.id} ${from.id}`;
  if (of.id === from.id || seen.has(pair)) return [];
  seen.add(pair);
  const within = (a: Type | undefined, b: Type | undefined, at: string) =>
    a && b ? missed(a, b, at, checker, seen) : [];
  if (of.isUnionType() || from.isUnionType()) {
    const [ones, others] = [of, from].map((type) => (type.isUnionType() ? type.getTypes() : [type]));
    return (ones ?? []).flatMap((one) => {
      const like = others?.filter(
        (other) => checker.isTypeAssignableTo(one, other) || checker.isTypeAssignableTo(other, one),
      );
      // Members with optional properties can be assignable to several: that with the same properties is meant.
      return within(one, like?.find((other) => namesIn(other, checker) === namesIn(one, checker)) ?? like?.[0], place);
    });
  }
  // A branded text is an intersection with the properties of every text.
  const hasProperties = (type: Type): boolean =>
    type.isObjectType() || (type.isIntersectionType() && type.getTypes().every(hasProperties));
  if (!hasProperties(of) || !hasProperties(from)) return [];
  // A library type such as a list can differ only in its parameters.
  if (of.isTypeReference() && from.isTypeReference() && of.getTarget().id === from.getTarget().id) {
    const others = checker.getTypeArguments(from);
    return checker.getTypeArguments(of).flatMap((part, index) => within(part, others[index], place));
  }
  const calls = [of, from].map((type) => checker.getSignaturesOfType(type, SignatureKind.Call));
  return [
    ...(calls[0] ?? []).flatMap((call, index) => {
      const other = calls[1]?.[index];
      if (!other) return [];
      const takes = call.getParameters().map((_, at) => [call, other].map((one) => checker.getParameterType(one, at)));
      const gives = [call, other].map((one) => checker.getReturnTypeOfSignature(one));
      return [...takes, gives].flatMap(([a, b]) => within(a, b, place));
    }),
    ...checker.getPropertiesOfType(of).flatMap((property) => {
      // The names of symbols have a number of their own in each program: `__@iterator@296`.
      if (property.name.startsWith('__@')) return [];
      const at = place ? `${place}.${property.name}` : property.name;
      const other = checker.getPropertyOfType(from, property.name);
      return other ? within(checker.getTypeOfSymbol(property), checker.getTypeOfSymbol(other), at) : [at];
    }),
  ];
}

function namesIn(type: Type, checker: Checker): string {
  const names = checker.getPropertiesOfType(type).map(({ name }) => name);
  return names.sort().join(' ');
}
