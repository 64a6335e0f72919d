import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { engineFile, slashed } from '../site/paths.ts';

/** The modules that a site's sections and parts import, and the files that re-export everything. */
const faces: Record<string, string> = {
  'pagewright/section': engineFile('public/section.ts'),
  'pagewright/parts': engineFile('public/parts.ts'),
};

/** An import or export statement, reduced to the needed fields. */
interface Statement {
  type: string;
  start: number;
  end: number;
  source?: { value: string };
  specifiers?: { local: { name: string }; imported?: { name: string }; exported?: { name: string } }[];
}

/** Replaces imports of these modules by imports of their files: otherwise a section loads all exports. */
export function directImports(): Plugin {
  const placesIn = (statements: Statement[], file: string): Map<string, string> =>
    new Map(
      statements.flatMap(({ source, specifiers = [] }) =>
        specifiers.map(({ exported }) => [exported?.name ?? '', slashed(join(dirname(file), source?.value ?? ''))]),
      ),
    );
  return {
    name: 'pagewright:direct-imports',
    transform: {
      filter: { code: Object.keys(faces) },
      async handler(code) {
        const read = (text: string, lang: 'js' | 'ts') => this.parse(text, { lang }).body as unknown as Statement[];
        const imports = read(code, 'js').filter(
          ({ type, source }) => type === 'ImportDeclaration' && Object.hasOwn(faces, source?.value ?? ''),
        );
        const places = new Map<string, Map<string, string>>();
        for (const face of new Set(imports.map(({ source }) => source?.value ?? ''))) {
          const file = faces[face] as string;
          places.set(face, placesIn(read(await readFile(file, 'utf8'), 'ts'), file));
        }
        const directOf = ({ source, specifiers = [] }: Statement) =>
          specifiers.map(({ imported, local }) => {
            const face = source?.value ?? '';
            const place = imported && places.get(face)?.get(imported.name);
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
