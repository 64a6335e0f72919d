import type { CompileContext } from '../compile/context.ts';
import type { SiteDescriptor } from '../model/site.ts';
import { answerTag, answerText } from './hosts/answers.ts';
import type { Host } from './hosts/host-files.ts';
import { type Encoding, encodings } from './precompress.ts';

/** Who a build is for: whoever may come, our server alone, nginx and containers, or a host that has only files. */
export type BuildTarget = 'any' | 'server' | 'nginx' | 'static';

/** What a build holds for a target besides pages, scripts and assets. */
interface Extent {
  /** The compressed variants that stand beside files. A host that has only files compresses by itself. */
  encodings: readonly Encoding[];
  /** Whose files tell how to serve the site. */
  hosts: readonly Host[];
  /** Whether the API's answers are files: always, or where the pages ask the host that they came from. */
  answers: 'always' | 'asked' | 'never';
}

const extents: Record<BuildTarget, Extent> = {
  any: { encodings, hosts: ['nginx', 'cloud'], answers: 'always' },
  // It answers from the records.
  server: { encodings, hosts: [], answers: 'never' },
  nginx: { encodings, hosts: ['nginx'], answers: 'always' },
  static: { encodings: [], hosts: ['cloud'], answers: 'asked' },
};

/** What a build of a site for a target holds. */
export function extentFor(
  target: BuildTarget,
  { site }: CompileContext,
): Omit<Extent, 'answers'> & { answers: boolean } {
  const extent = extents[target];
  const isAsked = site.api === '/' || (site.api !== undefined && site.api === site.origin);
  return { ...extent, answers: extent.answers === 'always' || (extent.answers === 'asked' && isAsked) };
}

/** Where the pages of a target send forms themselves: from a host that has only files to the site's address for them, if visitors reach it. */
export function formActionFor(target: BuildTarget, { formUpstream }: SiteDescriptor): string | undefined {
  return (target === 'static' || target === 'nginx') && formUpstream?.startsWith('https:') ? formUpstream : undefined;
}

/**
 * What a site is compiled from for a target: for a static one, links to pages end in a slash; for our server, a page knows the tags by which
 * that tells whether an answer is still the same; where there are only files, forms go to the site's address for them.
 */
export function contextFor(target: BuildTarget, context: CompileContext): CompileContext {
  if (target === 'any' || target === 'server') return { ...context, tagOf: (answer) => answerTag(answerText(answer)) };
  const formAction = formActionFor(target, context.site);
  return { ...context, ...(target === 'static' && { folders: true }), ...(formAction && { formAction }) };
}
