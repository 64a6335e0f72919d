// Replaces a page that cannot be shown yet: says why, and loads the page as soon as possible.

import { addStyle } from './add-style.ts';
import { drawPanel } from './panel.ts';
import { askState, onChange } from './state.ts';

async function update(): Promise<void> {
  const state = await askState();
  if (state.shows !== 'waiting') return window.location.reload();
  drawPanel(state, state.problems);
}

addStyle();
await onChange(update);
await update();
