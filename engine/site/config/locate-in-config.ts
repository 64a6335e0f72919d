import type { ESTree } from 'vite';
import type { Path } from '../../model/schema/walk.ts';

type Node = ESTree.Node;

/** The offset of a value in the text of a configuration: of its key, or of the nearest part around it that is found. */
export async function locateInConfig(text: string, path: Path): Promise<number> {
  // Loaded for mistakes only.
  const { parseSync } = await import('vite');
  const { program } = parseSync('pagewright.config.ts', text);
  const exported = program.body.find((one) => one.type === 'ExportDefaultDeclaration');
  let offset = exported?.start ?? 0;
  let node = exported && unwrap(exported.declaration, program);
  for (const key of path) {
    const found = node && childOf(node, key);
    if (!found) break;
    offset = found.start;
    node = unwrap(found.type === 'Property' ? found.value : found, program);
  }
  return offset;
}

/** The expression behind types, calls such as `defineConfig(…)`, and names of constants. */
function unwrap(node: Node, program: ESTree.Program): Node {
  if (node.type === 'CallExpression' && node.arguments[0]) return unwrap(node.arguments[0], program);
  if ('expression' in node && typeof node.expression === 'object') return unwrap(node.expression, program);
  if (node.type !== 'Identifier') return node;
  const constants = program.body.flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : []));
  const constant = constants.find(({ id }) => id.type === 'Identifier' && id.name === node.name);
  return constant?.init ? unwrap(constant.init, program) : node;
}

function childOf(node: Node, key: string | number): Node | undefined {
  if (node.type === 'ArrayExpression' && typeof key === 'number') return node.elements[key] ?? undefined;
  if (node.type !== 'ObjectExpression') return undefined;
  return node.properties.find((one) => {
    if (one.type !== 'Property' || one.computed) return false;
    return one.key.type === 'Identifier' ? one.key.name === key : one.key.type === 'Literal' && one.key.value === key;
  });
}
