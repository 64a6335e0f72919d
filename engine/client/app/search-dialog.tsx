import type { ReactNode } from 'react';
import type { CompiledSite } from '../../model/compiled.ts';
import { loadType } from '../runtime/fetch-page.ts';

/** The id of the dialog in a language, whose words it is made with. */
const idIn = (language: string) => `site-search-${language}`;

/** Opens the search of a site, over whichever page; at first by `show`, which renders it. Rejects where it cannot be had. */
export async function openSearch({ language }: CompiledSite, show: (dialog: ReactNode) => void): Promise<void> {
  // What opened over the page is answered first.
  if (document.querySelector('dialog[open]')) return;
  const dialog = document.getElementById(idIn(language));
  if (dialog instanceof HTMLDialogElement) return dialog.showModal();
  const Search = await loadType('search', language);
  show(<Search key={language} section={{ overlay: idIn(language) }} />);
}
