import fastify, { type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** What a log may contain about a request: no queries, cookies, headers or addresses of visitors. */
export function describeRequest({ method, url }: { method: string; url: string }): { method: string; path: string } {
  return { method, path: url.replace(/[?#].*$/s, '') };
}

/** What the log contains about a response: {@link describeRequest}, status and milliseconds. */
export function describeResponse(request: FastifyRequest, reply: FastifyReply): Record<string, unknown> {
  return { ...describeRequest(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 };
}

/** Logs a line for each response at the level `info`, or `error` if it could not be sent. */
class RequestLog extends fastify.LogController {
  constructor(private readonly logsAll: boolean) {
    super();
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (error) request.log.error({ ...describeResponse(request, reply), err: error }, 'not sent');
    // Format nothing that is not written.
    else if (this.logsAll) request.log.info(describeResponse(request, reply), 'answered');
  }
}

/** The logger's options: JSON lines from the level `LOG_LEVEL` on (default `warn`). Throws for an unknown level. */
export function loggerOptions(): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  const level = process.env.LOG_LEVEL || 'warn';
  if (!levels.includes(level)) throw new Error(`LOG_LEVEL is "${level}"; it must be one of ${levels.join(', ')}.`);
  return {
    logger: { level, serializers: { req: describeRequest } },
    logController: new RequestLog(levels.indexOf(level) <= levels.indexOf('info')),
  };
}
