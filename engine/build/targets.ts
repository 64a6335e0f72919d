import type { CompileContext } from '../compile/context.ts';
import type { SiteDescriptor } from '../model/site.ts';
import { responseEtag, responseText } from './hosts/api-response.ts';
import type { Host } from './hosts/host-files.ts';
import { type Encoding, encodings } from './precompress.ts';

/** Who serves a build: any host, our server, nginx or a container, or a static host. */
export type BuildTarget = 'any' | 'server' | 'nginx' | 'static';

/** What a target needs besides pages, scripts and assets. */
interface Extras {
  /** Compressed variants. A static host compresses files on its own. */
  encodings: readonly Encoding[];
  /** Hosts to write configuration files for. */
  hosts: readonly Host[];
  /** Whether API responses are files. `called`: only if the pages call their own host. */
  answers: 'always' | 'called' | 'never';
}

const extents: Record<BuildTarget, Extras> = {
  any: { encodings, hosts: ['nginx', 'cloud'], answers: 'always' },
  // It answers from the records.
  server: { encodings, hosts: [], answers: 'never' },
  nginx: { encodings, hosts: ['nginx'], answers: 'always' },
  static: { encodings: [], hosts: ['cloud'], answers: 'called' },
};

export function extrasFor(
  target: BuildTarget,
  { site }: CompileContext,
): Omit<Extras, 'answers'> & { answers: boolean } {
  const extent = extents[target];
  const isAsked = site.api === '/' || (site.api !== undefined && site.api === site.origin);
  return { ...extent, answers: extent.answers === 'always' || (extent.answers === 'called' && isAsked) };
}

/** Where pages send forms directly: from a static host to the site's form address, if visitors can reach it. */
export function formActionFor(target: BuildTarget, { formUpstream }: SiteDescriptor): string | undefined {
  return (target === 'static' || target === 'nginx') && formUpstream?.startsWith('https:') ? formUpstream : undefined;
}

/** Adapts a site's context to a target: trailing slashes, ETags of data for our server, addresses of forms. */
export function contextFor(target: BuildTarget, context: CompileContext): CompileContext {
  if (target === 'any' || target === 'server')
    return { ...context, tagOf: (answer) => responseEtag(responseText(answer)) };
  const formAction = formActionFor(target, context.site);
  return { ...context, ...(target === 'static' && { folders: true }), ...(formAction && { formAction }) };
}
