import type { FastifyReply } from 'fastify';
import { sendError } from '../../server/serve-api.ts';
import type { Studio } from './studio.ts';

/** Answers that say why nothing was done, in the language that the studio is spoken in. */
export function refusalsIn(spoken: Studio['spoken']) {
  const said = (en: string, zh: string) => (spoken.language === 'zh' ? zh : en);
  return {
    missing: (reply: FastifyReply) =>
      sendError(reply, 404, 'not-found', said('Nothing stands there.', '此处没有内容。')),
    /** What was asked counts from another text than there is. */
    stale: (reply: FastifyReply) =>
      sendError(reply, 409, 'stale', said('The file is another by now.', '文件在此期间已改变。')),
  };
}
