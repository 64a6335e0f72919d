import type { TrustedTypesWindow } from '../../ui/kit/trusted-types.ts';
import type { ConsentFacts } from './consent-facts.ts';

let isLoaded = false;

/** Whether the script has been added to this document. */
export function hasAnalytics(): boolean {
  return isLoaded;
}

/** Adds the script to the document, once. The policy of trusted types allows only its address. */
export function loadAnalytics({ src, type, integrity, data }: ConsentFacts['script']): void {
  if (isLoaded) return;
  isLoaded = true;
  const { trustedTypes } = globalThis as TrustedTypesWindow;
  const policy = trustedTypes?.createPolicy('pagewright-consent', { createScriptURL: () => src });
  const script = document.createElement('script');
  if (type) script.type = type;
  if (integrity !== undefined) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  for (const [name, value] of Object.entries(data)) script.setAttribute(`data-${name}`, value);
  script.src = policy?.createScriptURL('') ?? src;
  document.head.append(script);
}
