import { foreignOrigins } from '../../build/foreign-origins.ts';
import { policyOf } from '../../build/hosts/headers.ts';
import type { CompileContext } from '../../compile/context.ts';
import { oncePerContext } from '../../compile/once-per-context.ts';

/**
 * The Content-Security-Policy of a page in dev: that of a build, except that styles with `nonce` are allowed. Vite writes
 * style sheets into `<style>` elements with it, while a build links them and knows the hashes of the others. All scripts
 * in dev have addresses, so no hash of one is needed.
 */
export function devPolicy(nonce: string, context: CompileContext | undefined): string {
  const origins = context ? originsOf(context) : { frames: [], images: [] };
  return policyOf({ ...origins, scriptHashes: [], styleHashes: [`'nonce-${nonce}'`] });
}

const originsOf = oncePerContext((context) => ({
  ...foreignOrigins(context),
  ...(context.formAction && { formActions: [new URL(context.formAction).origin] }),
}));
