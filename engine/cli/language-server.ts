import { requirePackages } from '../site/optional-packages.ts';

/** `pagewright language-server --stdio`: checks the files of a site while they are typed in an editor. */
export async function languageServer({ site, stdio }: { site: string; stdio?: true }): Promise<undefined> {
  if (!stdio) throw new Error('Give --stdio. An editor starts this command and speaks with it.');
  requirePackages('the language server of editors');
  const { startLanguageServer } = await import('../language-server/start-server.ts');
  startLanguageServer(site);
  return undefined;
}
