/** Why a command does nothing: a name that is not there, a mistake that a change would make. Told as it is; the exit code is 1. */
export class Refusal extends Error {
  /** `code` names the reason, and `file` the file that it is about, for who tells it in words of its own. */
  constructor(
    message: string,
    readonly code?: string,
    readonly file?: string,
  ) {
    super(message);
  }
}

/** Runs a command's work and tells a refusal. Returns the exit code; any other error goes on. */
export async function refusing(work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return 1;
  }
}
