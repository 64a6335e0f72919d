import { createSlice } from './slice.ts';

/** A message about what was done last. */
export interface NoticeText {
  text: string;
  /** `done`: a step that can be undone; `note`: anything else that succeeded. */
  kind: 'done' | 'undone' | 'saved' | 'note' | 'error';
  /** Distinguishes messages of the same text. */
  number: number;
}

export function createNotices() {
  const slice = createSlice<{ notice?: NoticeText }>({});
  let count = 0;
  return {
    ...slice,
    notify(text: string, kind: NoticeText['kind'] = 'done') {
      slice.set({ notice: { text, kind, number: ++count } });
    },
    /** Hides the notice, because work goes on. A failure stays. */
    hide() {
      if (slice.get().notice?.kind !== 'error') slice.set({ notice: undefined });
    },
  };
}
