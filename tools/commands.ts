import { siteCommands } from '../engine/cli/commands.ts';
import type { Command } from '../engine/cli/line/command.ts';
import { benchCommands } from './bench/commands.ts';
import { docsCommands } from './docs/commands.ts';
import { firstSiteCommands } from './first-site/commands.ts';
import { releaseCommands } from './release/commands.ts';
import { testCommands } from './test/commands.ts';

/** All commands: those of the package and those of this repository, which has its own `test`. */
export const commands: Record<string, Command> = {
  ...siteCommands,
  ...testCommands,
  ...docsCommands,
  ...benchCommands,
  ...releaseCommands,
  ...firstSiteCommands,
};
