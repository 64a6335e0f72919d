import type { SourcePosition } from '../../model/compiled.ts';
import { devTexts } from './dev-texts.ts';
import type { DevState } from './state.ts';

export type Place = Omit<SourcePosition, 'pointer'>;

export function openerOf(place: Place, words: string, state: Pick<DevState, 'language'>): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words;
  button.title = devTexts(state).openInEditor;
  button.addEventListener('click', () => openEditor(place));
  return button;
}

/** Opens a position in the running editor, or the one in `LAUNCH_EDITOR`. */
async function openEditor({ file, line, column }: Place): Promise<void> {
  const response = await fetch('/_dev/open', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ file, line, column }),
  });
  if (!response.ok) console.error(`${file}:${line}:${column} could not be opened in the editor (${response.status}).`);
}
