#!/usr/bin/env node
// The command line of the package as it is installed: the commands for people who make a site.
import './node-version.mjs';

const { load } = await import('./typescript.mjs');
const [{ main }, { siteCommands }] = [await load('../main.ts'), await load('../commands/commands.ts')];
const code = await main(siteCommands, process.argv.slice(2));
if (code !== undefined) process.exitCode = code;
