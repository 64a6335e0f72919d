import { type Command, command } from '../../engine/cli/line/command.ts';
import { count, oneOf } from '../../engine/cli/line/kinds.ts';

/** The command that measures. */
export const benchCommands: Record<string, Command> = {
  bench: command({
    says: 'Measures what visitors, maintainers and machines wait for.',
    operands: {
      parts: {
        says: 'the parts to measure; the others stay as they were measured last. Without any: all but those of peers',
        kind: oneOf(
          'browsing',
          'interacting',
          'authoring',
          'studio',
          'building',
          'searching',
          'live',
          'serving',
          'peers',
          'peers-build',
        ),
        many: true,
      },
    },
    options: { rounds: { says: 'how often each page of each peer is visited', kind: count, default: 5 } },
    run: async (values) => (await import('./bench.ts')).bench(values),
  }),
};
