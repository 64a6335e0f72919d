export interface ChangedAnswer {
  status: number;
  /** Its headers, named in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** A change of a site: of its answers or of its pages in the browser, never of the check. */
export interface SiteChange {
  /** What is wrong then, in a few words. */
  what: string;
  /** What the site answers at a path (with its query) instead, where need be what it answers elsewhere. Default: what it answers. */
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

/** Something else is answered wherever the path matches. */
export function changeAnswer(
  what: string,
  path: RegExp,
  instead: (answer: ChangedAnswer) => Partial<ChangedAnswer>,
): SiteChange {
  return {
    what,
    answer: (asked, answer) => (path.test(asked) ? { ...answer, ...instead(answer) } : answer),
  };
}

/** A text is replaced in all that is answered where the path matches. */
export function rewriteFile(what: string, path: RegExp, from: RegExp | string, to: string): SiteChange {
  return changeAnswer(what, path, ({ body }) => ({ body: body.replaceAll(from, to) }));
}

/** Nothing is found wherever the path matches. */
export function removeFile(path: RegExp): SiteChange {
  return changeAnswer(`404 at ${path.source}`, path, () => ({ status: 404, body: 'not found' }));
}

/** None of the site's scripts loads. */
export const noScripts: SiteChange = { ...removeFile(/^\/_\/.*\.js$/), what: 'no script loads' };
