import { formNameField } from '../../ui/kit/form-rules.ts';
import { errorCode } from '../upstream.ts';
import type { FormEntry } from './entries.ts';

/** How long the upstream may take, in milliseconds. */
const patienceMs = 5000;

/**
 * Forwards an entry by POST, with an `Idempotency-Key`. Throws unless the status is 200 to 299 in time. The error only
 * has a code, without the entry or the address.
 */
export async function forwardEntry(
  address: string,
  { id, section, values }: FormEntry,
  limitMs = patienceMs,
): Promise<void> {
  const fields = Object.entries(values).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  // Most sites have no forms.
  const { request } = await import('undici');
  try {
    const { statusCode, body } = await request(address, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': id,
      },
      body: new URLSearchParams([[formNameField, section], ...fields]).toString(),
      signal: AbortSignal.timeout(limitMs),
    });
    await body.dump();
    if (statusCode < 200 || statusCode > 299) throw new Error(`status ${statusCode}`);
  } catch (error) {
    throw new Error(errorCode(error));
  }
}
