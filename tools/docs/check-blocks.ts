import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { validate as lintDockerfile } from 'dockerfile-utils';
import { transform } from 'lightningcss';
import { parseAllDocuments } from 'yaml';
import { formatProblem } from '../../engine/check/problem.ts';
import { commandLines, refuseLine, typedCommand } from './check-commands.ts';
import type { Block } from './read-texts.ts';
import type { SampleSite } from './sample-site.ts';

/** The state of a text while its blocks are checked, in order. */
interface Progress {
  site: SampleSite;
  scripts: Set<string>;
  /** The packages that the text installs. */
  packages: string[];
  /** What the last `sh run` block printed, or the check of the last `wrong` block. */
  printed?: { output?: string; problems?: string };
}

type CheckBlock = (block: Block, progress: Progress) => Promise<string[]>;

/** Checks the blocks of a text in order on a sample site, and then the site. Returns the failures with their lines. */
export async function checkBlocks(blocks: Block[], site: SampleSite): Promise<string[]> {
  const { scripts } = JSON.parse(await site.read('package.json'));
  const packages = blocks.flatMap(({ marks }) => neededPackages(marks));
  const progress: Progress = { site, scripts: new Set(Object.keys(scripts)), packages };
  const failures: string[] = [];
  for (const block of blocks) {
    const check = checks[block.language];
    const known = marksOf[block.language] ?? [];
    const unknown = block.marks.filter((mark) => !known.includes(mark) && !mark.startsWith('needs='));
    const found =
      check === undefined
        ? [`no check for blocks in ${block.language === '' ? 'no language' : `"${block.language}"`}`]
        : unknown.length > 0
          ? [`unknown mark ${unknown.join(', ')}`]
          : await check(block, progress).catch((error: Error) => [error.message]);
    failures.push(...found.map((one) => `line ${block.line}: ${one}`));
  }
  const problems = await site.problems().then(
    (list) => list.map((one) => formatProblem(one)),
    (error: Error) => [error.message],
  );
  return [...failures, ...problems.map((one) => `the sample site: ${one}`)];
}

/** The packages in `needs=a,b`. */
export function neededPackages(marks: string[]): string[] {
  return marks.flatMap((mark) => (mark.startsWith('needs=') ? mark.slice('needs='.length).split(',') : []));
}

/** The words that a block may have after its language and path. */
const marksOf: Record<string, string[]> = {
  json: ['merge', 'section', 'wrong'],
  sh: ['run', 'fails'],
  text: ['output', 'problems', 'tree'],
};

const writeFile: CheckBlock = async ({ path, code }, { site }) => {
  if (path === undefined) return ['give the path of the file after the language'];
  await site.write(path, code);
  return [];
};

const writeIfNamed: CheckBlock = async (block, progress) =>
  block.path === undefined ? [] : writeFile(block, progress);

const checks: Record<string, CheckBlock> = {
  json: checkJson,
  sh: checkShell,
  text: checkText,
  yaml: checkYaml,
  lua: checkLua,
  md: writeFile,
  csv: writeFile,
  html: writeFile,
  // TypeScript checks all of them together.
  ts: writeIfNamed,
  tsx: writeIfNamed,
  css: async (block, progress) => {
    transform({ filename: block.path ?? 'block.css', code: Buffer.from(block.code) });
    return writeFile(block, progress);
  },
  dockerfile: async ({ code }) => lintDockerfile(code).map(({ message }) => String(message)),
};

async function checkJson({ path, marks, code }: Block, progress: Progress): Promise<string[]> {
  const { site } = progress;
  if (marks.includes('wrong')) {
    if (path === undefined) return ['give the path of the file after the language'];
    const before = await site.read(path).catch(() => undefined);
    await site.write(path, code);
    const { printed: problems } = await site.run({ name: 'check', args: ['--lang', 'en'] });
    const { printed: chinese } = await site.run({ name: 'check', args: ['--lang', 'zh'] });
    progress.printed = { problems: `${problems}\n${chinese}` };
    if (before === undefined) await site.discard(path);
    else await site.write(path, before);
    return /no problems$/.test(problems) ? ['the check reports nothing, although the block is marked as wrong'] : [];
  }
  const value = JSON.parse(code);
  if (marks.includes('section')) {
    const example = 'pages/example.json';
    const page = { id: 'example', route: '/example', title: 'Example', sections: [value].flat() };
    await site.write(example, JSON.stringify({ $schema: '../schemas/page.schema.json', ...page }));
    const problems = await site.problems();
    await site.discard(example);
    // No page links to the example.
    return problems
      .filter(({ file, code }) => file === example && code !== 'unlinked-page')
      .map((one) => formatProblem(one));
  }
  if (path === undefined) return ['mark the block as a section, or give the path of its file'];
  const merged = marks.includes('merge') ? { ...JSON.parse(await site.read(path)), ...value } : undefined;
  await site.write(path, merged ? `${JSON.stringify(merged, null, 2)}\n` : code);
  return [];
}

async function checkShell({ marks, code }: Block, progress: Progress): Promise<string[]> {
  const { site, scripts, packages } = progress;
  const lines = commandLines(code);
  const refused = (await Promise.all(lines.map((line) => refuseLine(line, scripts, packages)))).flat();
  if (refused.length > 0 || !marks.includes('run')) return refused;
  const outputs: string[] = [];
  const failures: string[] = [];
  for (const line of lines) {
    const typed = typedCommand(line);
    if (!typed) continue;
    const { result: code, printed } = await site.run(typed);
    outputs.push(printed);
    if (code) failures.push(`${line} ends with exit code ${code}. It prints:\n${printed}`);
  }
  progress.printed = { output: outputs.join('\n') };
  if (!marks.includes('fails')) return failures;
  return failures.length > 0 ? [] : ['no command fails, although the block is marked so'];
}

async function checkText({ marks: [kind], code }: Block, { site, printed }: Progress): Promise<string[]> {
  if (kind === 'tree') {
    const paths = code.split('\n').flatMap((line) => /^\S+/.exec(line)?.[0] ?? []);
    const missing = await Promise.all(
      paths.map((path) =>
        access(join(site.folder, path)).then(
          () => [],
          () => [`the sample site has no ${path}`],
        ),
      ),
    );
    return missing.flat();
  }
  const actual = kind === 'output' ? printed?.output : kind === 'problems' ? printed?.problems : undefined;
  if (kind === undefined) return ['mark the block as output, problems or tree'];
  if (actual === undefined) return [`there is no block before it with this ${kind}`];
  const pattern = code
    .trim()
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[\\s\\S]*?');
  return new RegExp(`(^|\\n)${pattern}($|\\n)`).test(actual) ? [] : [`it is not printed. What is printed:\n${actual}`];
}

async function checkYaml({ path = '', code }: Block, { scripts, packages }: Progress): Promise<string[]> {
  const mistakes = parseAllDocuments(code).flatMap(({ errors }) => errors.map(({ message }) => message));
  if (path.startsWith('.github/workflows/')) {
    const { context } = parseWorkflow({ name: path, content: code }, new NoOperationTraceWriter());
    mistakes.push(...context.errors.getErrors().map(({ message }) => message));
  }
  const lines = commandLines(code).flatMap((line) => /\b(?:npx|npm) .*/.exec(line)?.[0] ?? []);
  const refused = await Promise.all(lines.map((line) => refuseLine(line, scripts, packages)));
  return [...mistakes, ...refused.flat()];
}

/** The settings of Neovim: the command that starts the language server. */
async function checkLua({ code }: Block, { scripts, packages }: Progress): Promise<string[]> {
  const [, list] = /cmd = \{([^}]*)\}/.exec(code) ?? [];
  if (list === undefined) return ['no cmd = { … }'];
  const words = [...list.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);
  return refuseLine(words.join(' '), scripts, packages);
}
