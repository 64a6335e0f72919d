import type { CompiledSection } from '../../model/compiled.ts';
import { placedSections } from './draw-marks.ts';
import { tellUnasked, type ViolationReport } from './state.ts';

declare global {
  interface Window {
    /** Filled by `note-violations.js`, until this module takes over. */
    policyViolations?: SecurityPolicyViolationEvent[];
  }
}

/** Reports everything that the policy of the site blocks to the dev server. `sectionsHere` are those of the page. */
export function reportViolations(sectionsHere: () => Promise<CompiledSection[]>): void {
  const report = async (violation: SecurityPolicyViolationEvent) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, target } = violation;
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-section]') : null;
    const section = element && placedSections(await sectionsHere()).find(({ id }) => id === element.id);
    const body: ViolationReport = {
      path: window.location.pathname,
      directive: effectiveDirective,
      blocked: blockedURI,
      sample,
      ...(sourceFile && { source: sourceFile }),
      ...(element?.dataset.section && { type: element.dataset.section }),
      ...(section && { place: section.place }),
    };
    const headers = { 'content-type': 'application/json' };
    await fetch('/_dev/violations', { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const take = (violation: SecurityPolicyViolationEvent) => void report(violation).catch(tellUnasked);
  document.addEventListener('securitypolicyviolation', take);
  for (const violation of window.policyViolations ?? []) take(violation);
  delete window.policyViolations;
}
