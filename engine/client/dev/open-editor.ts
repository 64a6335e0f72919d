/** A place in a site's file. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** A button that names a place as `file:line:column` and opens it in the editor. */
export function openerOf(place: Place, words: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words;
  button.title = 'Open in the editor';
  button.addEventListener('click', () => openEditor(place));
  return button;
}

/** Asks the dev server to open a place in the editor that is running (or that `LAUNCH_EDITOR` names). */
async function openEditor({ file, line, column }: Place): Promise<void> {
  const response = await fetch('/_dev/open', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ file, line, column }),
  });
  if (!response.ok) console.error(`${file}:${line}:${column} could not be opened in the editor (${response.status}).`);
}
