import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteCommands } from '../../engine/cli/commands.ts';
import { parseArguments } from '../../engine/create/arguments.js';
import { root } from '../../engine/site/paths.ts';
import { parseLine } from '../../engine/testing/run-command.ts';

/** A command of Pagewright with its arguments. */
export interface TypedCommand {
  name: string;
  args: string[];
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const knownPackages = new Set([
  'pagewright',
  ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.devDependencies }),
]);

/** Programs that the documentation uses and that this test does not know in detail. */
const programs = new Set([
  'cd',
  'mkdir',
  'cp',
  'mv',
  'rm',
  'git',
  'docker',
  'node',
  'code',
  'curl',
  'rsync',
  'nginx',
  'export',
  'npm',
  'npx',
  'pnpm',
  'yarn',
]);

/** The words of a command line, without quotation marks and a variable at the start. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)]
    .map(([, double, single, plain]) => double ?? single ?? plain ?? '')
    .filter((word, index) => index > 0 || !/^[A-Z_]+=/.test(word));
}

/** The commands of a shell block: one a line, or several joined by `&&` and `|` outside of quotes. A `\` continues a line. */
export function commandLines(code: string): string[] {
  return code
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .flatMap((line) => line.match(/(?:"[^"]*"|'[^']*'|[^|&"']|&(?!&))+/g) ?? [])
    .map((part) => part.replace(/\s\d?[<>]+\s*\S+/g, '').trim())
    .filter((line) => line !== '');
}

/** The command of Pagewright in a line, as npm script or by its name. Undefined for another program. */
export function typedCommand(line: string): TypedCommand | undefined {
  const words = wordsOf(line);
  const [program, first = '', ...rest] = words;
  if (program === 'npm' && ['start', 'test', 'run'].includes(first)) {
    const [name = '', ...args] = first === 'run' ? rest : [first, ...rest];
    return { name, args: args[0] === '--' ? args.slice(1) : args };
  }
  if (program === 'npx') {
    const [engine, name = '', ...args] = words.slice(1).filter((word) => word !== '--no-install');
    return engine === 'pagewright' ? { name, args } : undefined;
  }
  if (program === 'docker' && first === 'run') return commandOfImage(rest);
  return program === 'pagewright' ? { name: first, args: rest } : undefined;
}

/** The command after the name of the engine's image, which runs it. */
function commandOfImage(words: string[]): TypedCommand | undefined {
  const image = words.indexOf('pagewright');
  return image < 0 ? undefined : { name: words[image + 1] ?? '', args: words.slice(image + 2) };
}

/** Why a command line cannot be typed as it is. `scripts` are those of the site, `packages` others that it installs. */
export async function refuseLine(line: string, scripts: Set<string>, packages: string[]): Promise<string[]> {
  const typed = typedCommand(line);
  if (typed) {
    const { name, args } = typed;
    const command = siteCommands[name];
    if (!command) return scripts.has(name) ? [] : [`"${line}": there is no command ${name}`];
    if (line.startsWith('npm') && !scripts.has(name)) return [`"${line}": a site has no script ${name}`];
    return parseLine(name, command, args).then(
      () => [],
      ({ message }) => [`"${line}": ${message}`],
    );
  }
  const [program = '', first = '', second = '', ...rest] = wordsOf(line);
  if (!programs.has(program)) return [`"${line}": ${program} is not a program that the documentation may use`];
  if (program === 'npm' && first === 'create') {
    if (!/^pagewright(@|$)/.test(second)) return [`"${line}": there is no ${second} to create`];
    try {
      parseArguments(rest.filter((word) => word !== '--'));
    } catch (error) {
      return [`"${line}": ${(error as Error).message}`];
    }
  }
  if (/^(npm|pnpm|yarn)$/.test(program) && /^(install|add)$/.test(first)) {
    const added = [second, ...rest]
      .filter((word) => word !== '' && !/^[-.]/.test(word))
      .map((word) => word.replace(/(?<=.)@[^/]*$/, ''));
    return added
      .filter((name) => !knownPackages.has(name) && !packages.includes(name))
      .map((name) => `"${line}": mark the block with needs=${name}, which the engine does not install`);
  }
  return [];
}
