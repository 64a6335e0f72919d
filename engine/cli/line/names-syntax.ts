import { Command } from '@commander-js/extra-typings';
import { formatTyped } from './command.ts';

/** The syntax of a command that takes names, with an optional kind before them if a name is ambiguous. */
export function namesSyntax(kinds: readonly string[], ...names: string[]) {
  return new Command()
    .usage(`[options] [${kinds.join('|')}] ${names.join(' ')}`)
    .argument('[words...]')
    .hook('preAction', (command) => {
      const [first = ''] = command.args;
      const extra = command.args.length - names.length;
      if (extra < 0) command.error(`missing required argument '${names.at(extra)}'`);
      if (extra > 1) command.error(`too many arguments. Write ${formatTyped(command.name(), command.usage())}`);
      if (extra === 1 && !kinds.includes(first))
        command.error(`"${first}" cannot stand here. Allowed choices are ${kinds.join(', ')}.`);
    });
}
