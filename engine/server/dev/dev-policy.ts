import { foreignOrigins } from '../../build/foreign-origins.ts';
import { headSources } from '../../build/head-entries.ts';
import { policyOf } from '../../build/hosts/headers.ts';
import type { CompileContext } from '../../compile/context.ts';
import { oncePerContext } from '../../compile/once-per-context.ts';

/**
 * The Content-Security-Policy of a page in dev: that of a build, except that styles with `nonce` are allowed. Vite writes
 * style sheets into `<style>` elements with it, while a build links them and knows the hashes of the others. The engine's scripts
 * in dev have addresses, so only the head entries of the site need hashes.
 */
export function devPolicy(nonce: string, context: CompileContext | undefined): string {
  const origins = context ? originsOf(context) : { frames: [], images: [] };
  return policyOf({ ...origins, scriptHashes: [], styleHashes: [`'nonce-${nonce}'`] });
}

const originsOf = oncePerContext((context) => ({
  ...foreignOrigins(context),
  ...(context.formAction && { formActions: [new URL(context.formAction).origin] }),
  ...(context.head && { head: headSources(context.head) }),
}));
