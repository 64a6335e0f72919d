#!/usr/bin/env node
// The command line of the package as it is installed: the commands for people who make a site.
import '../load/node-version.mjs';

const { load } = await import('../load/typescript.mjs');
const [{ main }, { siteCommands }] = [await load('../cli/main.ts'), await load('../cli/commands.ts')];
const code = await main(siteCommands, process.argv.slice(2));
if (code !== undefined) process.exitCode = code;
