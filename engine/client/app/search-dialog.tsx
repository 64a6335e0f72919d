import type { ReactNode } from 'react';
import type { CompiledSite } from '../../model/compiled.ts';
import { loadType } from '../runtime/fetch-page.ts';

const idIn = (language: string) => `site-search-${language}`;

/** Opens the site's search over the page. `show` renders it the first time. Rejects if it fails to load. */
export async function openSearch({ language }: CompiledSite, show: (dialog: ReactNode) => void): Promise<void> {
  // A dialog that is already open comes first.
  if (document.querySelector('dialog[open]')) return;
  const dialog = document.getElementById(idIn(language));
  if (dialog instanceof HTMLDialogElement) return dialog.showModal();
  const Search = await loadType('search', language);
  show(<Search key={language} section={{ overlay: idIn(language) }} />);
}
