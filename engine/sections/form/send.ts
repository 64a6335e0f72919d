import type { FormAnswer } from '../../ui/kit/form-rules.ts';

/** How long the server may take, in milliseconds: longer than it gives an address that it passes forms on to. */
const patienceMs = 30_000;

/** Sends a form to the page's own address. Nothing is thrown: what cannot be sent has `failed`. */
export async function send(form: HTMLFormElement): Promise<FormAnswer> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  try {
    const headers = { accept: 'application/json' };
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(window.location.pathname, { method: 'POST', headers, body, signal });
    // A host that has only files may answer anything.
    const answer = (await response.json()) as Partial<FormAnswer>;
    return answer.outcome ? { ...answer, outcome: answer.outcome } : { outcome: 'failed' };
  } catch {
    return { outcome: 'failed' };
  }
}
