import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { MessageLanguage } from '../../check/messages/message.ts';
import { formatProblem, type Problem } from '../../check/problem.ts';
import type { ViolationReport } from '../../client/dev/state.ts';
import { type Blocked, blockedMessage, locateBlocked } from '../../site/blocked-content.ts';
import { engineFile, slashed } from '../../site/paths.ts';
import { decodePath } from '../serve-pages.ts';

const text = { type: 'string', maxLength: 2000 };
const number = { type: 'integer' };

const schema = {
  body: {
    type: 'object',
    required: ['path', 'directive', 'blocked', 'sample'],
    properties: {
      ...{ path: text, directive: text, blocked: text, sample: text, source: text, type: text },
      place: {
        type: 'object',
        required: ['file', 'line', 'column', 'pointer'],
        properties: { file: text, line: number, column: number, pointer: text },
      },
    },
  },
};

/** A problem, and when its file was last changed. */
interface Noted {
  problem: Problem;
  changed: number | undefined;
}

/** The most problems of a page: a script may cause a violation at each frame. */
const most = 50;

export type Violations = ReturnType<typeof createViolations>;

/** What browsers report as blocked by the policy of a site, by page. A changed file has no old problems. */
export function createViolations(site: string, language: () => MessageLanguage = () => 'en') {
  const pages = new Map<string, Map<string, Noted>>();
  const printed = new Set<string>();
  const changedAt = async (file: string) => (await stat(join(site, file)).catch(() => undefined))?.mtimeMs;
  return {
    /** Notes a report, and prints new problems. Returns whether the page has new problems. */
    async add(report: ViolationReport): Promise<boolean> {
      const notes = pages.get(report.path) ?? new Map<string, Noted>();
      pages.set(report.path, notes);
      let hasNew = false;
      for (const problem of problemsOf(report, site, language())) {
        const key = formatProblem(problem);
        const changed = await changedAt(problem.file);
        const known = notes.get(key);
        if (known ? known.changed === changed : notes.size >= most) continue;
        notes.set(key, { problem, changed });
        hasNew = true;
        if (!printed.has(`${key} ${changed}`)) console.error(key);
        printed.add(`${key} ${changed}`);
      }
      return hasNew;
    },
    /** The problems of a page, without those of files that changed since. */
    async at(path: string): Promise<Problem[]> {
      const notes = [...(pages.get(path)?.values() ?? [])];
      const current = await Promise.all(notes.map(async (one) => (await changedAt(one.problem.file)) === one.changed));
      return notes.filter((_, index) => current[index]).map(({ problem }) => problem);
    },
    /** A page is loaded again: it reports what is still blocked. */
    forget: (path: string) => void pages.delete(path),
  };
}

/** Serves the script that notes violations, and `POST /_dev/violations`. Only JSON, which no other site's page may send. */
export function serveViolations(server: FastifyInstance, violations: Violations, changed: () => void): void {
  server.get(noteAddress, async (_request, reply) =>
    reply.type('application/javascript').send(await readFile(engineFile('client/dev/note-violations.js'))),
  );
  server.post<{ Body: ViolationReport }>('/_dev/violations', { schema }, async ({ body }, reply) => {
    if (await violations.add({ ...body, path: decodePath(body.path) ?? body.path })) changed();
    return reply.code(204).send();
  });
}

export const noteAddress = '/_dev/note-violations.js';

/** The problems of a report: in the sources of the site's sections, else at the section that shows it. */
function problemsOf(report: ViolationReport, site: string, language: MessageLanguage): Problem[] {
  const { blocked: address, sample, source, type, place } = report;
  // The policy demands checked code, too.
  const directive = /^(eval|Function|Window set)/.test(sample) ? 'script-src' : report.directive;
  const file = source && sourceFile(source, site);
  const blocked: Blocked = { directive, address, ...(type !== undefined && { type }), ...(file && { file }) };
  const located = locateBlocked(blocked, site, language);
  // Browser extensions change pages too, but no sections.
  if (located.length > 0 || !place) return located;
  const message = blockedMessage(blocked, type ?? '')[language];
  return [{ ...place, code: 'blocked-content', severity: 'warning', place: '', message }];
}

/** The file of a module's address, relative to the site. */
function sourceFile(address: string, site: string): string | undefined {
  const [, path] = /\/@fs(\/[^?#]+)/.exec(URL.canParse(address) ? new URL(address).pathname : address) ?? [];
  return path && slashed(relative(site, decodeURIComponent(path)));
}
