import { expect, it } from 'vitest';
import { siteCommands } from '../commands.ts';
import { usageOf } from './usage.ts';

it.each(Object.entries(siteCommands))(
  'the help of %s names every option, and its default as one would write it',
  (name, command) => {
    const told = usageOf(name, command);
    for (const [option, { says, default: otherwise }] of Object.entries(command.options)) {
      expect(told).toContain(`--${option}`);
      expect(told).toContain(says);
      if (otherwise === undefined || typeof otherwise === 'function') continue;
      expect(told).toContain(`(default: ${typeof otherwise === 'string' ? otherwise : JSON.stringify(otherwise)})`);
    }
    expect(told).not.toMatch(/\[object|undefined|=>/);
  },
);
