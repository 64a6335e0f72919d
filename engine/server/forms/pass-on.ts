import { request } from 'undici';
import { formNameField } from '../../ui/kit/form-rules.ts';
import { codeOf } from '../upstream.ts';
import type { Entry } from './entries.ts';

/** How long an address may take to take a form, in milliseconds. */
const patienceMs = 5000;

/**
 * Passes an entry on to another address, as a browser would: by POST, the fields by name. `Idempotency-Key` is the entry's id, by which the
 * address knows one that it has already. Throws an error with a code alone, which tells nothing of the entry and the address, unless it is
 * taken in time: answered with a status of 200 to 299.
 */
export async function passOn(address: string, { id, section, values }: Entry, limitMs = patienceMs): Promise<void> {
  const fields = Object.entries(values).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
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
    throw new Error(codeOf(error));
  }
}
