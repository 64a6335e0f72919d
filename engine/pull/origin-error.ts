import type { Message } from '../check/messages/message.ts';
import { type MessageKey, t } from '../check/messages/messages.ts';
import type { Path } from '../model/schema/walk.ts';

/** Why records cannot be read. The message has nothing of an answer's text, because it may contain secrets. */
export class OriginError extends Error {
  override name = 'OriginError';
  constructor(
    readonly messages: Message,
    /** The wrong or concerned value in `from` of the collection. */
    readonly path: Path = [],
  ) {
    super(messages.en);
  }
}

/** Throws an error with a message of the check. */
export function refuse(path: Path, key: MessageKey, values: Parameters<typeof t>[1] = {}): never {
  throw new OriginError(t(key, values), path);
}
