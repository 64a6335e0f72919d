import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { engineFile, slashed } from '../site/paths.ts';

/** The module that a site's sections import, and the file that re-exports everything. */
const face = 'pagewright/section';
const file = engineFile('public/section.ts');

/** An import or export statement, reduced to the needed fields. */
interface Statement {
  type: string;
  start: number;
  end: number;
  source?: { value: string };
  specifiers?: { local: { name: string }; imported?: { name: string }; exported?: { name: string } }[];
}

/** Replaces imports of `pagewright/section` by imports of its files: otherwise a section loads all exports. */
export function directImports(): Plugin {
  const placesIn = (statements: Statement[]): Map<string, string> =>
    new Map(
      statements.flatMap(({ source, specifiers = [] }) =>
        specifiers.map(({ exported }) => [exported?.name ?? '', slashed(join(dirname(file), source?.value ?? ''))]),
      ),
    );
  return {
    name: 'pagewright:direct-imports',
    transform: {
      filter: { code: face },
      async handler(code) {
        const read = (text: string, lang: 'js' | 'ts') => this.parse(text, { lang }).body as unknown as Statement[];
        const imports = read(code, 'js').filter(
          ({ type, source }) => type === 'ImportDeclaration' && source?.value === face,
        );
        const places = placesIn(read(await readFile(file, 'utf8'), 'ts'));
        const directOf = ({ specifiers = [] }: Statement) =>
          specifiers.map(({ imported, local }) => {
            const place = imported && places.get(imported.name);
            if (place === undefined) this.error(`${face} has no ${imported?.name ?? 'default or namespace'}.`);
            return `import { ${imported?.name} as ${local.name} } from ${JSON.stringify(place)};`;
          });
        return imports.reduceRight(
          (text, one) => text.slice(0, one.start) + directOf(one).join(' ') + text.slice(one.end),
          code,
        );
      },
    },
  };
}
