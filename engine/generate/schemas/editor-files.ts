import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyOperations } from '../../edit/operations.ts';
import { readWholeFile } from '../../edit/passage.ts';
import { pointerOf } from '../../model/schema/pointer.ts';
import { writeAtomically } from '../../site/files/files.ts';
import { readExamples } from '../gallery/examples.ts';
import { compactSchema } from './compact-schema.ts';
import { createEditorFiles } from './editor.ts';
import { collectSiteNames, type SiteNameInputs } from './site-names.ts';

const settings = '../.vscode/settings.json';

/** VS Code's setting that maps files to their schemas. */
const setting = 'json.schemas';

/** Writes the editor's names, settings and schemas to the site. They are committed, because an editor needs them. */
export async function writeEditorFiles(folder: string, named: SiteNameInputs): Promise<void> {
  const own = join(folder, '.vscode');
  await write(join(own, 'schemas/site-names.schema.json'), compactSchema(collectSiteNames(named)));
  const files = createEditorFiles(named.schemas, readExamples(folder));
  for (const [path, text] of Object.entries(files))
    if (path !== settings) await write(join(folder, 'schemas', path), text);
  const wanted = JSON.parse(files[settings] as string)[setting] as Association[];
  const path = join(own, 'settings.json');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  await write(
    path,
    text === undefined ? `${JSON.stringify({ [setting]: wanted }, null, 2)}\n` : withSchemas(path, text, wanted),
  );
}

interface Association {
  url: string;
}

/** Adds the engine's entries before a maintainer's own. Throws for comments without a place for them. */
function withSchemas(path: string, text: string, wanted: Association[]): string {
  const urls = wanted.map(({ url }) => url);
  const file = readWholeFile(path, text);
  const settings = file.value as Record<string, Association[] | undefined> | undefined;
  if (settings === undefined || Array.isArray(settings)) {
    if (urls.every((url) => text.includes(url))) return text;
    throw new Error(`${path} is not plain JSON: take "${setting}" over: ${JSON.stringify(wanted)}`);
  }
  const others = (settings[setting] ?? []).filter(({ url }) => !urls.includes(url));
  return applyOperations(file, [{ op: 'add', path: pointerOf([setting]), value: [...wanted, ...others] }]).text;
}

async function write(path: string, text: string): Promise<void> {
  if (text !== (await readFile(path, 'utf8').catch(() => ''))) await writeAtomically(path, text);
}
