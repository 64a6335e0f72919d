import type { Problem } from '../../../check/problem.ts';
import { keepSame } from '../../../client/dev/keep-same.ts';
import type { Proposals } from '../../protocol/form-protocol.ts';
import type { SectionType, StudioState } from '../../protocol/state-protocol.ts';
import type { Server } from '../server.ts';
import { stateAfterTyping } from '../state-after-typing.ts';
import { createSlice, type Slice } from './slice.ts';
import { splitProblems, type UnfinishedValue } from './unfinished-values.ts';

/** The site as the server has it. Its `problems` do not contain those of `incomplete`. */
export interface SiteState extends StudioState {
  /** The errors of unfinished values, which are not reported yet. */
  incomplete: Problem[];
  /** How often the site was read. 0: not yet. */
  looks: number;
  proposals: Proposals;
  sectionTypes: SectionType[];
}

const unknown: StudioState = {
  ...{ files: [], markdown: [], languages: [], bases: {}, timeZone: 'UTC', problems: [], untranslated: 0, held: [] },
  ...{ canUndo: false, canRedo: false, gone: [], merged: [], clashes: [] },
};

export function createSiteState(
  server: Pick<Server, 'proposals' | 'sectionTypes'>,
  unfinished: Slice<{ values: UnfinishedValue[] }>,
) {
  const { get, set, subscribe } = createSlice<SiteState>({
    ...unknown,
    ...{ incomplete: [], looks: 0, proposals: {}, sectionTypes: [] },
  });
  let served = unknown;
  const report = (looks = get().looks) => {
    const split = splitProblems(served.problems, unfinished.get().values);
    set({ restored: undefined, failure: undefined, ...served, ...split, looks });
  };
  unfinished.subscribe(() => report());
  let changes = 0;
  let loaded: number | undefined;
  return {
    get,
    subscribe,
    read(state: StudioState) {
      served = keepSame(served, state);
      report(get().looks + 1);
    },
    /** Replaces the problems of a file after a key press in it. */
    typed(file: string, problems: Problem[]) {
      served = stateAfterTyping(served, file, problems);
      report();
    },
    /** Marks the proposals as outdated. */
    changed() {
      changes++;
    },
    /** Loads the proposals if they are outdated: those of a large site are megabytes. */
    askProposals() {
      if (loaded === changes) return;
      loaded = changes;
      server.proposals().then(
        (proposals) => set({ proposals }),
        () => {
          loaded = undefined;
        },
      );
    },
    askSectionTypes() {
      server.sectionTypes().then(
        (sectionTypes) => set({ sectionTypes }),
        () => {},
      );
    },
  };
}
