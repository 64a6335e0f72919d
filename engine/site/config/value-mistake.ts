import type { Message } from '../../check/messages/message.ts';
import type { Suggestion } from '../../check/suggest.ts';
import type { Path } from '../../model/schema/walk.ts';

/** A mistake in the value of a configuration. */
export interface ValueMistake extends Suggestion {
  path: Path;
  message: Message;
}
