import {
  answers,
  assets,
  bindingValidators,
  endpoints,
  examples,
  files,
  schemas,
  validators,
  words,
} from 'virtual:playground/data';
import { useMemo } from 'react';
import { bindingSchema } from '../../check/bindings.ts';
import { createChecker } from '../../check/check.ts';
import { expandFiles } from '../../check/expand-files.ts';
import { openAll } from '../../check/inspect-file.ts';
import type { MessageLanguage } from '../../check/messages/message.ts';
import { statement } from '../../check/problem.ts';
import { takeValidator } from '../../check/validators.ts';
import { loadRenderers } from '../../client/runtime/renderers.ts';
import type { CompileContext } from '../../compile/context.ts';
import { compilePage } from '../../compile/page.ts';
import type { CompiledSection } from '../../model/compiled.ts';
import type { LocalizedText } from '../../model/kinds.ts';
import { createMarkdownParser } from '../../model/markdown/parser.ts';
import type { PageDescriptor } from '../../model/page.ts';
import { sectionTypesIn } from '../../model/page-file.ts';
import type { Schema } from '../../model/schema/schema.ts';
import type { Section, SharedDescriptor } from '../../model/section.ts';
import type { Base, SiteDescriptor } from '../../model/site.ts';
import { resolveAddresses } from '../../site/markdown/resolve-addresses.ts';
import { DeliveryProvider } from '../../ui/kit/delivery.ts';
import { PageContextProvider, useStablePage } from '../../ui/kit/page-context.tsx';
import { createSanitizer } from '../../ui/kit/sanitize.ts';
import type { Mark } from '../sections/playground/editor.ts';

/** An example of a section type, with its name in the address. */
export interface PlaygroundExample {
  id: string;
  type: string;
  name: LocalizedText;
  section: Section;
}

export { examples };

for (const [path, validator] of Object.entries(validators)) takeValidator(schemas[path] as Schema, validator);
for (const [path, validator] of Object.entries(bindingValidators))
  takeValidator(bindingSchema(schemas[path] as Schema), validator);

/** The edited file. */
const file = 'pages/example.json';

const check = createChecker();

/** The page of an example, as the text of its file. */
export function pageText({ type, section }: Pick<PlaygroundExample, 'type' | 'section'>): string {
  const page = {
    $schema: '../schemas/page.schema.json',
    id: 'example',
    route: '/example',
    title: type,
    sections: [section],
  };
  return JSON.stringify(page, null, 2);
}

/** The problems of the edited file on the sample site. */
export function findProblems(text: string, language: MessageLanguage): Mark[] {
  return check({ files: { ...files, [file]: text }, assets, schemas }, { language })
    .filter((problem) => problem.file === file && problem.code !== 'unlinked-page')
    .map((problem) => ({
      line: problem.line,
      column: problem.column,
      severity: problem.severity,
      text: statement(problem, language),
    }));
}

/** The facts about the files of the sample site: each picture is its drawing. */
const asset: CompileContext['asset'] = (path) =>
  assets.includes(path)
    ? { bytes: 6857, sha256: '0'.repeat(64), ...(path.startsWith('images/') && { width: 640, height: 480 }) }
    : undefined;

/** Compiles the edited file, which has no errors, and loads the renderers of its sections. */
export async function compileText(text: string, language: string): Promise<CompiledSection[]> {
  const opened = expandFiles(openAll({ ...files, [file]: text }), schemas);
  const values = Object.fromEntries(opened.map((one) => [one.file, one.value]));
  const inFolder = (folder: string) => Object.entries(values).filter(([path]) => path.startsWith(folder));
  const parser = createMarkdownParser();
  const site = values['pages/site.json'] as SiteDescriptor;
  const context: CompileContext = {
    site,
    pages: opened.filter(({ kind }) => kind === 'page').map(({ value }) => value as PageDescriptor),
    shared: new Map(
      inFolder('pages/shared/').map(([path, value]) => [
        path.slice('pages/shared/'.length, -5),
        (value as SharedDescriptor).sections,
      ]),
    ),
    words,
    synonyms: [],
    entries: () => [],
    schemas,
    asset,
    read: () => undefined,
    markdown: (_, written, language) => resolveAddresses(parser.render(written), language, { site, asset }),
    sources: Object.fromEntries(
      Object.entries(endpoints).map(([name, endpoint]) => [
        name,
        { endpoint, answer: () => answers[name], instances: () => [], fixedState: 'ready' as const },
      ]),
    ),
    sanitize: createSanitizer(window),
  };
  const page = values[file] as PageDescriptor;
  const route = { page, pattern: page.route, path: page.route, params: {} };
  const { sections } = compilePage(route, language, context);
  await loadRenderers(sectionTypesIn(sections));
  return sections;
}

/** The link prefixes of the sample site, which its data uses. */
function basesIn(language: string): Record<string, string> {
  const { bases = {} } = JSON.parse(files['pages/site.json'] ?? '') as SiteDescriptor;
  const inLanguage = ([name, base]: [string, Base]) => [
    name,
    typeof base === 'string' ? base : base[language as 'en' | 'zh'],
  ];
  return Object.fromEntries(Object.entries(bases).map(inLanguage));
}

/** Shows compiled sections as a page does, without following their links. */
export function Preview({ sections }: { sections: CompiledSection[] }) {
  const page = useStablePage();
  const { language, site, renderSections } = page;
  const context = useMemo(() => ({ ...page, site: { ...site, bases: basesIn(language) } }), [page, site, language]);
  return (
    <PageContextProvider value={context}>
      <DeliveryProvider value={{ prerendered: false, whole: true, persisted: new Map() }}>
        <div
          onClickCapture={(event) => {
            if ((event.target as Element).closest('a[href]')) event.preventDefault();
          }}
        >
          {renderSections(sections, 2, true)}
        </div>
      </DeliveryProvider>
    </PageContextProvider>
  );
}
