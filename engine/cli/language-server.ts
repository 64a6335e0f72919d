import { startLanguageServer } from '../language-server/start-server.ts';

/** `pagewright language-server --stdio`: checks the files of a site while they are typed in an editor. */
export async function languageServer({ site, stdio }: { site: string; stdio?: true }): Promise<undefined> {
  if (!stdio) throw new Error('Give --stdio. An editor starts this command and speaks with it.');
  startLanguageServer(site);
  return undefined;
}
