import type { FastifyInstance } from 'fastify';
import type { MessageLanguage } from '../../engine/check/words/words.ts';
import { EditError } from '../../engine/edit/edit-error.ts';
import { wholeFile } from '../../engine/edit/passage.ts';
import { codesOf } from '../../engine/schema/languages.ts';
import { applySplices } from '../../engine/splice.ts';
import type { Edit, Edited, Form, Place } from '../../engine/studio/protocol.ts';
import { Refusal } from '../files/refusal.ts';
import { hashOf } from '../files/sealed.ts';
import { fail } from '../server/api.ts';
import { refusalsIn } from './answers.ts';
import { allChanges } from './changes.ts';
import { studioDocument, studioHeaders } from './document.ts';
import { formOf } from './form.ts';
import { allProposals } from './proposals.ts';
import { save } from './save.ts';
import { sectionTypes } from './section-types.ts';
import { serveAnchors } from './serve-anchors.ts';
import { serveIncludes } from './serve-includes.ts';
import { servePages } from './serve-pages.ts';
import { serveRecords } from './serve-records.ts';
import { serveSearch } from './serve-search.ts';
import { serveUnused } from './serve-unused.ts';
import { serveUploads } from './serve-uploads.ts';
import { revisionOf, settledText } from './settle.ts';
import { shownPages } from './shown-pages.ts';
import { sinceCommit } from './since-commit.ts';
import { stateOf } from './state.ts';
import type { Studio } from './studio.ts';
import { whenQuiet } from './when-quiet.ts';

/** For how long nothing is typed before the whole site is looked at, in milliseconds. */
const restMs = 300;

const place = { file: { type: 'string' }, pointer: { type: 'string' } };
const placed = (more: object = {}, required: string[] = []) => ({
  body: { type: 'object', properties: { ...place, ...more }, required: ['file', 'pointer', ...required] },
});
const shown = {
  type: 'object',
  properties: { route: { type: 'string' }, languages: { type: 'array', items: { type: 'string' }, maxItems: 20 } },
  required: ['route', 'languages'],
};
const operations = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      op: { enum: ['add', 'remove', 'replace', 'move'] },
      path: { type: 'string' },
      from: { type: 'string' },
    },
    required: ['op', 'path'],
    if: { properties: { op: { const: 'move' } } },
    then: { required: ['from'] },
  },
};

/** Serves the studio at `/_studio`, and what its page asks for below it. Whoever else asks gets a 403, and nothing is read or written. */
export function serveStudio(server: FastifyInstance, { folder, site, drafts, guard, spoken }: Studio): void {
  server.get('/_studio', (_request, reply) =>
    reply.headers(studioHeaders).type('text/html; charset=utf-8').send(studioDocument(guard.token)),
  );

  /** The schema and text of a file of the site; `undefined` for any other path. */
  const fileAt = (path: string) => {
    const { files = [], input } = site.checked() ?? {};
    const found = /^(pages|assets\/records)\/.+\.json$/.test(path) && files.find(({ file }) => file === path);
    const text = drafts.textOf(path);
    const schema = found && input?.schemas[found.schemaPath];
    return schema && text !== undefined ? { schema, text } : undefined;
  };
  const { missing, stale } = refusalsIn(spoken);
  const changedSince = sinceCommit(folder);
  const lookSoon = whenQuiet(() => site.look(), restMs);
  server.addHook('onClose', async () => lookSoon.stop());

  server.register(async (studio) => {
    studio.addHook('onRequest', (request, reply, done) => {
      if (!guard.refuses(request, reply)) done();
    });
    studio.addHook('onSend', (_request, reply, payload, done) => {
      reply.header('cache-control', 'no-store');
      done(null, payload);
    });
    studio.setErrorHandler((error, _request, reply) => {
      if (error instanceof EditError) return fail(reply, 400, error.code, error.message);
      if (error instanceof Refusal) return fail(reply, 400, error.code ?? 'refused', error.said[spoken.language]);
      throw error;
    });
    for (const serve of [servePages, serveAnchors, serveIncludes, serveUploads, serveUnused, serveRecords, serveSearch])
      serve(studio, { folder, site, drafts, spoken });

    studio.get('/_studio/state', () => stateOf(site, drafts));
    studio.get('/_studio/changes', () => allChanges(drafts));
    studio.get('/_studio/section-types', () => sectionTypes(folder, site.context()?.schemas ?? {}));
    studio.get('/_studio/proposals', () => {
      const checked = site.checked();
      return checked
        ? allProposals({ ...checked.input, files: checked.files, sources: site.context()?.sources ?? {} })
        : {};
    });

    studio.post<{ Body: { language: MessageLanguage } }>(
      '/_studio/language',
      {
        schema: { body: { type: 'object', properties: { language: { enum: ['zh', 'en'] } }, required: ['language'] } },
      },
      async ({ body: { language } }) => {
        if (spoken.language === language) return {};
        spoken.language = language;
        await site.look();
        return {};
      },
    );

    studio.post<{ Body: Place }>('/_studio/form', { schema: placed() }, async ({ body: { file, pointer } }, reply) => {
      const found = fileAt(file);
      const { value } = found ? wholeFile(file, found.text) : {};
      const languages = codesOf(site.context()?.site);
      const field = found && value !== undefined && formOf(value, found.schema, pointer, languages);
      if (!found) return missing(reply);
      // What was chosen may be gone by now, as after a step back: that is no fault.
      if (!field) return {};
      const revision = hashOf(found.text);
      return { form: { file, revision, field, sinceCommit: await changedSince(file, value) } satisfies Form };
    });

    studio.post<{ Body: Edit }>(
      '/_studio/edit',
      {
        schema: placed({ operations, revision: { type: 'string' }, typed: { type: 'boolean' }, shown }, [
          'operations',
          'revision',
        ]),
      },
      async ({ body: { file, pointer, operations, revision, typed = false, shown } }, reply) => {
        const found = fileAt(file);
        if (!found) return missing(reply);
        if (hashOf(found.text) !== revision) return stale(reply);
        const kept = drafts.edit({ file, pointer }, operations, typed);
        // While it is written to the disk, it is shown.
        kept.catch(() => {});
        const text = drafts.textOf(file) ?? '';
        if (typed) lookSoon();
        const problems = typed ? await site.draft(file, text) : undefined;
        const pages = problems && shown ? shownPages(site.context(), shown) : [];
        await kept;
        if (!problems) await site.look();
        return { revision: hashOf(text), ...(problems && { typed: { problems, pages } }) } satisfies Edited;
      },
    );

    studio.post<{ Body: Place & { code: string } }>(
      '/_studio/fix',
      { schema: placed({ code: { type: 'string' } }, ['code']) },
      async ({ body: { file, pointer, code } }, reply) => {
        await site.catchUp();
        const { problems } = site.findings();
        const fix = problems.find((one) => one.file === file && one.pointer === pointer && one.code === code)?.fix;
        const found = fileAt(file);
        if (!fix || !found) return missing(reply);
        await drafts.write({ file, pointer }, { [file]: applySplices(found.text, [fix]) });
        await site.look();
        return {};
      },
    );

    for (const way of ['undo', 'redo'] as const)
      studio.post(`/_studio/${way}`, async () => {
        const at = await drafts[way]();
        await site.look();
        return { at };
      });

    studio.post<{ Body: { file: string } }>(
      '/_studio/revert',
      { schema: { body: { type: 'object', properties: { file: { type: 'string' } }, required: ['file'] } } },
      async ({ body: { file } }, reply) => {
        const draft = drafts.changed().find((one) => one.file === file);
        if (!draft) return missing(reply);
        await drafts.write({ file, pointer: '' }, { [file]: draft.base });
        await site.look();
        return {};
      },
    );

    studio.post<{ Body: { file: string; revision: string; ours: string[] } }>(
      '/_studio/settle',
      {
        schema: {
          body: {
            type: 'object',
            properties: {
              file: { type: 'string' },
              revision: { type: 'string' },
              ours: { type: 'array', items: { type: 'string' } },
            },
            required: ['file', 'revision', 'ours'],
          },
        },
      },
      async ({ body: { file, revision, ours } }, reply) => {
        const clash = drafts.clashes().find((one) => one.file === file);
        const settled = clash && settledText(drafts, clash, ours);
        if (!settled) return missing(reply);
        if (revisionOf(drafts, clash) !== revision) return stale(reply);
        await drafts.settle(file, settled.text);
        await site.look();
        return {};
      },
    );

    studio.post<{ Body: { despite?: boolean } }>(
      '/_studio/save',
      { schema: { body: { type: 'object', properties: { despite: { type: 'boolean' } } } } },
      ({ body: { despite } }) => save({ folder, site, drafts, despite, language: spoken.language }),
    );
  });
}
