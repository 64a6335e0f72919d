export interface Answer {
  status: number;
  /** Its headers, named in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** One way in which a site is spoilt: in what it answers or in what its pages find in the browser, never in who looks. */
export interface Change {
  /** What is wrong then, in a few words. */
  what: string;
  /** What the site answers at a path (with its query) instead, where need be what it answers elsewhere. Default: what it answers. */
  answer?(path: string, answer: Answer, elsewhere: (path: string) => Promise<Answer>): Answer | Promise<Answer>;
  /** Alters the HTML that the site answers at a path. Default: nothing. */
  page?(document: Document, path: string): void;
  /** Runs in each visited page before its own scripts. Default: nothing. */
  script?: () => void;
}

/** Something else is answered wherever the path matches. */
export function answered(what: string, path: RegExp, instead: (answer: Answer) => Partial<Answer>): Change {
  return {
    what,
    answer: (asked, answer) => (path.test(asked) ? { ...answer, ...instead(answer) } : answer),
  };
}

/** A text is replaced in all that is answered where the path matches. */
export function rewritten(what: string, path: RegExp, from: RegExp | string, to: string): Change {
  return answered(what, path, ({ body }) => ({ body: body.replaceAll(from, to) }));
}

/** Nothing is found wherever the path matches. */
export function missing(path: RegExp): Change {
  return answered(`404 at ${path.source}`, path, () => ({ status: 404, body: 'not found' }));
}

/** None of the site's scripts loads. */
export const noScripts: Change = { ...missing(/^\/_\/.*\.js$/), what: 'no script loads' };
