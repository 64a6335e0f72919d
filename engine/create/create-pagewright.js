#!/usr/bin/env node
// Installs the engine in a new folder, which then writes the site with `pagewright new`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { completeAnswers, parseArguments, usage } from './arguments.js';

try {
  const answers = parseArguments(process.argv.slice(2));
  if (answers.help) console.log(usage);
  else createSite(await completeAnswers(answers));
} catch (error) {
  console.error(`create-pagewright: ${error.message}`);
  process.exitCode = 2;
}

function createSite({ folder: typed, name, languages, template, engine = ownVersion() }) {
  const folder = resolve(typed);
  const present = existsSync(folder) ? readdirSync(folder).filter((one) => one !== '.git') : [];
  if (present.length > 0) throw new Error(`${folder} is not empty: it has ${present.slice(0, 3).join(', ')}.`);
  const spec = existsSync(engine) ? resolve(engine) : `pagewright@${engine}`;
  mkdirSync(folder, { recursive: true });
  // Without it, npm would install in a folder above. The engine completes it.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  console.log('Installing Pagewright …');
  run(folder, ...packageManager(), 'add', spec);
  const options = Object.entries({ name, languages, template }).filter(([, value]) => value !== undefined);
  run(folder, ...engineCommand(folder), 'new', folder, ...options.flatMap(([option, value]) => [`--${option}`, value]));
  console.log('Installing what the site needs …');
  run(folder, ...packageManager(), 'install');
  // Those of a template's own code need a package that was not installed before.
  if (!existsSync(join(folder, 'schemas'))) run(folder, ...engineCommand(folder), 'schemas', '--site', folder);
  const way = relative(process.cwd(), folder);
  const enter = way === '' ? '' : `  cd ${/[^\w./-]/.test(way) ? JSON.stringify(way) : way}\n`;
  console.log(`\nThe site is ready. Type:\n\n${enter}  npm run dev       shows the site, and each saved change`);
  console.log('  npm run studio    opens the editor\n\nREADME.md lists the other commands.');
}

/** Runs a program. Shows its output only if it fails, and always its warnings. */
function run(folder, program, ...args) {
  const env = { ...process.env, npm_config_audit: 'false', npm_config_fund: 'false' };
  const options = { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] };
  const { status, stdout, error } = spawnSync(program, args, options);
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} failed.\n${error?.message ?? stdout}`);
}

/** The command line of the installed engine. Yarn's Plug'n'Play has no folder of it. */
function engineCommand(folder) {
  const home = join(folder, 'node_modules/pagewright');
  if (!existsSync(home)) return [...packageManager(), 'run', 'pagewright'];
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return [process.execPath, join(home, bin.pagewright)];
}

/** The command line of the package manager that runs this script, without a shell, which would need quotes. */
function packageManager() {
  const script = process.env.npm_execpath ?? join(process.execPath, '../node_modules/npm/bin/npm-cli.js');
  if (!existsSync(script)) return [process.env.npm_config_user_agent?.split('/')[0] ?? 'npm'];
  return /\.[cm]?js$/.test(script) ? [process.execPath, script] : [script];
}

function ownVersion() {
  return JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).version;
}
