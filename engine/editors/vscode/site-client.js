import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { CloseAction, LanguageClient } from 'vscode-languageclient/node';

/** A language client that leaves the report of a failed start to its caller: that of the library has only an error code. */
export class SiteClient extends LanguageClient {
  #hasStarted = false;
  #errorLines = [];
  #ended = Promise.resolve();
  #afterStart = this.createDefaultErrorHandler();

  constructor(run, options) {
    super('pagewright', 'Pagewright', run, {
      ...options,
      stdioOptions: { stderr: (stream, channel) => this.#readErrors(stream, channel) },
      initializationFailedHandler: () => false,
      errorHandler: {
        error: (...args) => this.#afterStart.error(...args),
        // The library restarts a server that ends. A server that cannot start would only fail again.
        closed: () =>
          this.#hasStarted ? this.#afterStart.closed() : { action: CloseAction.DoNotRestart, handled: true },
      },
    });
  }

  async start() {
    await super.start();
    this.#hasStarted = true;
  }

  error(message, data, showNotification) {
    super.error(message, data, this.#hasStarted && showNotification);
  }

  /** The lines that a server which failed to start has printed to its error output. */
  async errorLines() {
    await this.#ended;
    return this.#errorLines;
  }

  #readErrors(stream, channel) {
    const lines = createInterface({ input: stream });
    this.#ended = once(lines, 'close');
    lines.on('line', (line) => {
      channel.error(line);
      if (!this.#hasStarted) this.#errorLines.push(line);
    });
  }
}
