import type { CompileContext } from '../compile/context.ts';
import { asksConsent } from './consent-script.ts';
import { headSources } from './head-entries.ts';
import type { BuildFacts } from './hosts/build-facts.ts';

/** What the policy needs for the head entries and the analytics of a site. */
export function headFacts(context: CompileContext): Pick<BuildFacts, 'head' | 'asksConsent'> {
  const { head = [], analytics } = context;
  const asks = asksConsent(context);
  const entries = asks && analytics ? [...head, { script: analytics }] : head;
  return { ...(entries.length > 0 && { head: headSources(entries) }), ...(asks && { asksConsent: true as const }) };
}
