import type { Message } from '../../check/messages/message.ts';

/** Why a command changes nothing, such as an unknown name. Its message is shown without a stack; the exit code is 1. */
export class Refusal extends Error {
  /** The message in each language of maintainers. */
  readonly messages: Message;

  /** `code` and `file` are the reason and the file concerned, for callers that have messages of their own. */
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

/** Runs a command, prints its refusal if it throws one, and returns the exit code. */
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
