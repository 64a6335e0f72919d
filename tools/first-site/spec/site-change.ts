export interface ChangedAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface SiteChange {
  /** The resulting defect, in a few words. */
  what: string;
  /** Replaces the response at a path. Default: unchanged. */
  answer?(
    path: string,
    answer: ChangedAnswer,
    elsewhere: (path: string) => Promise<ChangedAnswer>,
  ): ChangedAnswer | Promise<ChangedAnswer>;
  /** Alters the HTML that the site answers at a path. Default: nothing. */
  page?(document: Document, path: string): void;
  /** Runs in each visited page before its own scripts. Default: nothing. */
  script?: () => void;
}

/** Replaces responses where the path matches. */
export function changeAnswer(
  what: string,
  path: RegExp,
  instead: (answer: ChangedAnswer) => Partial<ChangedAnswer>,
): SiteChange {
  return {
    what,
    answer: (at, answer) => (path.test(at) ? { ...answer, ...instead(answer) } : answer),
  };
}

/** Replaces a text in all responses where the path matches. */
export function rewriteFile(what: string, path: RegExp, from: RegExp | string, to: string): SiteChange {
  return changeAnswer(what, path, ({ body }) => ({ body: body.replaceAll(from, to) }));
}

/** Responds with 404 where the path matches. */
export function removeFile(path: RegExp): SiteChange {
  return changeAnswer(`404 at ${path.source}`, path, () => ({ status: 404, body: 'not found' }));
}

/** None of the site's scripts loads. */
export const noScripts: SiteChange = { ...removeFile(/^\/_\/.*\.js$/), what: 'no script loads' };
