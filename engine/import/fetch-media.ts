import { Agent, request } from 'undici';

/** A picture or download larger than this is left out. */
const maxBytes = 50_000_000;

const agent = new Agent({ connectTimeout: 10_000, headersTimeout: 20_000, bodyTimeout: 20_000 });

/** The file at a web address. Undefined if it cannot be had or is too large. */
export async function fetchMedia(address: string): Promise<Uint8Array | undefined> {
  if (!/^https?:\/\//i.test(address)) return undefined;
  try {
    const { statusCode, body } = await request(address, { dispatcher: agent });
    if (statusCode !== 200) {
      await body.dump();
      return undefined;
    }
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of body) {
      length += part.length;
      if (length > maxBytes) {
        body.destroy();
        return undefined;
      }
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch {
    return undefined;
  }
}
