import type { FastifyInstance } from 'fastify';
import { hashOf } from '../../site/files/sealed.ts';
import type { AnchorFollowing, AnchorNamed } from '../protocol/anchor-protocol.ts';
import type { Use } from '../protocol/pages-protocol.ts';
import { textsFollowing, usesOfAnchor } from './anchor.ts';
import { refusalsIn } from './answers.ts';
import { errorsWith, refuseErrors } from './plan.ts';
import { body, text } from './request-body.ts';
import type { Work } from './studio.ts';
import { writeTexts } from './write-texts.ts';

const anchor = { file: text, pointer: text, id: text };

/** Serves what links lead to an anchor, and that they follow when it gets another name: one step over all files. */
export function serveAnchors(studio: FastifyInstance, work: Work): void {
  const { folder, site, spoken } = work;
  const { missing, stale } = refusalsIn(spoken);
  /** The site as it is worked on, where it has the file. */
  const lookedFor = async (file: string) => {
    await site.look();
    const now = site.checked();
    return now?.model.files.some((one) => one.file === file) ? now : undefined;
  };

  studio.post<{ Body: AnchorNamed }>(
    '/_studio/anchors/uses',
    body(anchor),
    async ({ body: asked }, reply): Promise<Use[]> => {
      const now = await lookedFor(asked.file);
      return now ? usesOfAnchor(asked, now.input) : missing(reply);
    },
  );

  studio.post<{ Body: AnchorFollowing }>(
    '/_studio/anchors/follow',
    body({ ...anchor, revision: text }),
    async ({ body: asked }, reply) => {
      const { file, pointer, revision } = asked;
      const now = await lookedFor(file);
      if (!now) return missing(reply);
      if (hashOf(now.input.files[file] ?? '') !== revision) return stale(reply);
      const texts = textsFollowing(asked, now.input);
      refuseErrors(await errorsWith(texts, now, folder, spoken.language));
      await writeTexts(work, { file, pointer }, texts);
      return {};
    },
  );
}
