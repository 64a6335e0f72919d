import type { FastifyInstance } from 'fastify';
import { hashOf } from '../../site/files/sealed.ts';
import type { OwnCopyWanted, ShareWanted } from '../protocol/include-protocol.ts';
import type { Place } from '../protocol/protocol.ts';
import { refusalsIn } from './answers.ts';
import type { Texts } from './history.ts';
import { ownCopy, shared } from './include.ts';
import { errorsWith, refuseErrors } from './plan.ts';
import { body, text } from './request-body.ts';
import type { Work } from './studio.ts';
import { writeTexts } from './write-texts.ts';

const place = { file: text, pointer: text, revision: text };

/** Serves the sharing of sections among pages, and its taking back: each is one step of the work, over all files that it changes. */
export function serveIncludes(studio: FastifyInstance, work: Work): void {
  const { folder, site, spoken } = work;
  const { missing, stale } = refusalsIn(spoken);
  /** The site as it is worked on, where a page of it has the text that was seen. */
  const seen = async (file: string, revision: string) => {
    await site.look();
    const now = site.checked();
    if (!now?.model.files.some((one) => one.file === file && one.kind === 'page')) return 'missing';
    return hashOf(now.input.files[file] ?? '') === revision ? now : 'stale';
  };
  const write = async ({ file, pointer }: Place, texts: Texts) => {
    await writeTexts(work, { file, pointer }, texts);
    return {};
  };

  studio.post<{ Body: ShareWanted }>(
    '/_studio/includes/share',
    body({ ...place, name: text }),
    async (asked, reply) => {
      const wanted = asked.body;
      const now = await seen(wanted.file, wanted.revision);
      if (now === 'missing') return missing(reply);
      if (now === 'stale') return stale(reply);
      const texts = shared(wanted, now.input, folder);
      refuseErrors(await errorsWith(texts, now, folder, spoken.language));
      return write(wanted, texts);
    },
  );

  studio.post<{ Body: OwnCopyWanted }>(
    '/_studio/includes/own',
    body({ ...place, removesFile: { type: 'boolean' } }),
    async (asked, reply) => {
      const wanted = asked.body;
      const now = await seen(wanted.file, wanted.revision);
      if (now === 'missing') return missing(reply);
      if (now === 'stale') return stale(reply);
      const texts = ownCopy(wanted, now.input, now.model.files);
      refuseErrors(await errorsWith(texts, now, folder, spoken.language));
      return write(wanted, texts);
    },
  );
}
