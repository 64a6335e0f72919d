import { siteCommands } from '../engine/cli/commands.ts';
import type { Command } from '../engine/cli/line/command.ts';
import { benchCommands } from './bench/commands.ts';
import { firstSiteCommands } from './first-site/commands.ts';
import { releaseCommands } from './release/commands.ts';
import { testCommands } from './test/commands.ts';

/** Every command, of each room. What stands there is all that the command line knows. `test` is here that of the engine. */
export const commands: Record<string, Command> = {
  ...siteCommands,
  ...testCommands,
  ...benchCommands,
  ...releaseCommands,
  ...firstSiteCommands,
};
