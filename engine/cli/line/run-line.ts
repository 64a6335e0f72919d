import { type CommandUnknownOpts, Command as Syntax } from '@commander-js/extra-typings';
import { askPerson } from './ask-person.ts';
import { type Command, formatTyped } from './command.ts';
import { neededOptions } from './options.ts';

/** Runs the command on a command line. Asks for missing options. Rejects with Commander's errors. */
export async function runLine(
  commands: Record<string, Command>,
  line: string[],
  beforeRun?: (site: unknown) => Promise<void>,
): Promise<number | undefined> {
  let code: number | undefined;
  const program = new Syntax()
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ writeOut: (text) => console.log(text.trimEnd()), outputError: () => {} })
    .configureHelp({
      subcommandTerm: (command) => formatTyped(command.name()),
      commandUsage: (command) =>
        command.parent ? formatTyped(command.name(), command.usage()) : formatTyped('COMMAND', '[options]'),
    });
  for (const [key, { syntax, run }] of Object.entries(commands))
    program.addCommand(
      syntax
        .name(key)
        .copyInheritedSettings(program)
        .action(async () => {
          // Another line of the same command may be parsed while this one runs.
          const { processedArgs } = syntax;
          const options = syntax.opts();
          await complete(options, syntax);
          await beforeRun?.(options.site);
          code = await run(options, ...processedArgs);
        }),
    );
  await program.parseAsync(line, { from: 'user' });
  return code;
}

/** Prompts for missing required options. */
async function complete(options: Record<string, unknown>, syntax: CommandUnknownOpts): Promise<void> {
  const lacking = syntax.options.filter(
    (option) => neededOptions.has(option) && syntax.getOptionValueSource(option.attributeName()) !== 'cli',
  );
  for (const [option, answer] of await askPerson(lacking)) options[option.attributeName()] = answer;
  const missing = lacking.filter((option) => options[option.attributeName()] === undefined);
  if (missing.length > 0)
    throw new Error(`Give ${missing.map(({ long, description }) => `${long} (${description})`).join(', ')}.`);
}
