import { bindingSchema } from '../../check/bindings.ts';
import { validatorText } from '../../check/validators.ts';
import { wordsInAll } from '../../compile/words.ts';
import { exampleSources, readExampleAnswer, readExamples } from '../../generate/gallery/examples.ts';
import { contextWith } from '../../generate/gallery/small-context.ts';
import { siteWith } from '../../generate/gallery/small-site.ts';
import type { Schema } from '../../model/schema/schema.ts';
import { readEngineWords } from '../../site/engine-words.ts';

/** The schemas of files that the sample site has, whose validators the browser needs. */
const validated = ['page', 'site', 'shared', 'collection'];

/**
 * The module with the sample site and the validators of its schemas. They are compiled here, because the policy of a
 * built site forbids to compile them in the browser.
 */
export async function writePlaygroundData(): Promise<string> {
  const [{ files, assets, schemas: all }, { sources }] = await Promise.all([siteWith(), contextWith()]);
  const isNeeded = (path: string) =>
    /^(sources|records|answers)\//.test(path) || validated.some((name) => path === `${name}.schema.json`);
  const schemas = Object.fromEntries(Object.entries(all).filter(([path]) => isNeeded(path)));
  const bindings = Object.entries(schemas).filter(([path, { type }]) => path.endsWith('.params.schema.json') && type);
  const examples = readExamples().map(({ type, name, section }, index, list) => ({
    id: `${type}-${list.slice(0, index).filter((other) => other.type === type).length + 1}`,
    type,
    name,
    section,
  }));
  return `import ucs2length from 'ajv/dist/runtime/ucs2length.js';
const required = () => ({ default: ucs2length.default ?? ucs2length });
${constant('files', files)}
${constant('assets', [...assets])}
${constant('schemas', schemas)}
${constant('words', wordsInAll(readEngineWords(), ['zh', 'en']))}
${constant('answers', Object.fromEntries(exampleSources.map((source) => [source, readExampleAnswer(source)])))}
${constant('endpoints', Object.fromEntries(Object.entries(sources).map(([name, { endpoint }]) => [name, endpoint])))}
${constant('examples', examples)}
export const validators = ${validatorsOf(validated.map((name) => [`${name}.schema.json`, schemas[`${name}.schema.json`] as Schema]))};
export const bindingValidators = ${validatorsOf(bindings.map(([path, schema]) => [path, bindingSchema(schema)]))};
`;
}

/** A constant as JSON in a string, which a browser parses faster than an object of the language. */
function constant(name: string, value: unknown): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

/** An object of functions that each return a validator. */
function validatorsOf(schemas: [path: string, schema: Schema][]): string {
  const entries = schemas.map(
    ([path, schema]) =>
      `${JSON.stringify(path)}: () => { const module = { exports: {} }; ((module, require) => { ${validatorText(schema)} })(module, required); return module.exports; }`,
  );
  return `{ ${entries.join(',\n')} }`;
}
