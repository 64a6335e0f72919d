import type { BrowserContext } from 'playwright-core';
import type { CompiledSection } from '../../../engine/model/compiled.ts';
import { type MadePage, serveMade, withOtherData } from './whole-page.ts';

/** A way to break the sections of some types from outside: the product has no switch for it. */
interface Injury {
  /** Breaks what the browser will be given for these types. Gives what heals it; nothing where only another page would. */
  inflict(
    context: BrowserContext,
    types: string[],
    page: MadePage,
    address: string,
  ): Promise<(() => Promise<void>) | undefined>;
  /** Whether sections have been live before they break, so that what stays is more than what was prerendered. */
  late?: true;
  /** Whether the sections lack their renderers, so that also where a link leads to their page it comes as its document. */
  asDocument?: true;
}

/** The ways, by name. */
export const injuries: Record<string, Injury> = {
  'throws in render': throwing('if (!globalThis.healed) throw new Error(message);'),
  'throws in an effect': {
    ...throwing('React.useEffect(() => { if (!globalThis.healed) throw new Error(message); });'),
    late: true,
  },
  'chunk missing': {
    async inflict(context, types) {
      const address = chunkOf(types);
      await context.route(address, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }));
      return () => context.unroute(address);
    },
    asDocument: true,
  },
  'chunk unreachable': {
    async inflict(context, types) {
      const address = chunkOf(types);
      await context.route(address, (route) => route.abort('connectionfailed'));
      return () => context.unroute(address);
    },
    asDocument: true,
  },
  'unknown type': {
    ...changing((section) => ({ ...section, type: `no-${section.type}` })),
    asDocument: true,
  },
  'bad properties': changing(({ type, id, heading, data, ...fields }) => ({
    type,
    id,
    heading,
    ...Object.fromEntries(Object.keys(fields).map((name) => [name, null])),
    ...(data && { data: { ...data, answer: null } }),
  })),
};

function chunkOf(types: string[]): RegExp {
  return new RegExp(`/_/(${types.join('|')})-[\\w-]{6}\\.js$`);
}

/** Hands out, in place of a type's renderer, one that does this first. */
function throwing(first: string): Injury {
  return {
    async inflict(context, types) {
      await context.route(chunkOf(types), async (route) => {
        const { pathname } = new URL(route.request().url());
        const real = await (await route.fetch()).text();
        const libraries = /from"\.\/(libraries-[\w-]+\.js)"/.exec(real)?.[1];
        if (!libraries) throw new Error(`${pathname} imports no React.`);
        const names = [...(/export\{([^}]*)\}/.exec(real)?.[1]?.matchAll(/(\w+)(?=,|$)/g) ?? [])].map(([name]) => name);
        const body = `
          import * as real from '${pathname}?real';
          import * as libraries from './${libraries}';
          // The build wraps each package as a small function that gives it.
          const packages = Object.values(libraries).filter((one) => typeof one === 'function' && String(one).includes('.exports'));
          const React = packages.map((give) => give()).find((one) => one?.useEffect);
          const message = ${JSON.stringify(`${pathname} broke`)};
          const Faulty = (props) => { ${first} return real.default(props); };
          // A chunk of which others use a part gives its renderer's module once more, as one of its exports.
          const given = (one) => (one === real.default ? Faulty : one?.default === real.default ? { default: Faulty } : one);
          ${names.map((name, index) => `const own${index} = given(real.${name}); export { own${index} as ${name} };`).join('\n')}`;
        await route.fulfill({ contentType: 'text/javascript', body });
      });
      return async () => {
        for (const page of context.pages()) await page.evaluate(() => Object.assign(globalThis, { healed: true }));
      };
    },
  };
}

/** Hands out data in which the sections are others than those of the HTML. */
function changing(change: (section: CompiledSection) => CompiledSection): Injury {
  return {
    async inflict(context, types, made, address) {
      const { page } = made.file;
      const sections = page.sections.map((section) => (types.includes(section.type) ? change(section) : section));
      await serveMade(context, address, [withOtherData(made, { ...page, sections })]);
      return undefined;
    },
  };
}
