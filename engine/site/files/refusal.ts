import type { Message } from '../../check/messages/message.ts';

/** Why a command does nothing: a name that is not there, a mistake that a change would make. Told as it is; the exit code is 1. */
export class Refusal extends Error {
  /** The same in each language of maintainers; where it is given in one alone, that in all. */
  readonly messages: Message;

  /** `code` names the reason, and `file` the file that it is about, for who tells it in words of its own. */
  constructor(
    said: string | Message,
    readonly code?: string,
    readonly file?: string,
  ) {
    const words = typeof said === 'string' ? { en: said, zh: said } : said;
    super(words.en);
    this.messages = words;
  }
}

/** Runs a command's work and tells a refusal. Returns the exit code; any other error goes on. */
export async function reportRefusal(work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return 1;
  }
}
