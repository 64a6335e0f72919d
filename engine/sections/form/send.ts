import type { FieldErrors } from './check.ts';

/** What the server said of a form. */
export interface Told {
  outcome: 'sent' | 'refused' | 'failed' | 'tooMany';
  errors?: FieldErrors;
}

/** Sends a form to the page's own address. Nothing is thrown: what cannot be sent has `failed`. */
export async function send(form: HTMLFormElement): Promise<Told> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  try {
    const headers = { accept: 'application/json' };
    const response = await fetch(window.location.pathname, { method: 'POST', headers, body });
    if (response.status === 429) return { outcome: 'tooMany' };
    // A host that has only files may answer anything.
    const { sent, errors } = (await response.json()) as { sent?: boolean; errors?: FieldErrors };
    if (response.ok && sent) return { outcome: 'sent' };
    return errors ? { outcome: 'refused', errors } : { outcome: 'failed' };
  } catch {
    return { outcome: 'failed' };
  }
}
