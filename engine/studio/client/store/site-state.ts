import type { Problem } from '../../../check/problem.ts';
import { keepSame } from '../../../client/dev/keep-same.ts';
import type { Proposals } from '../../protocol/form-protocol.ts';
import type { SectionType, StudioState } from '../../protocol/state-protocol.ts';
import type { Server } from '../server.ts';
import { stateAfterTyping } from '../state-after-typing.ts';
import { splitProblems, type UnfinishedValue } from '../unfinished-value.ts';
import { createSlice, type Slice } from './slice.ts';

/** The site as the server has it. Its problems leave out {@link incomplete}. */
export interface SiteState extends StudioState {
  /** The errors of what was added and is still being written: no errors until its fields are left. */
  incomplete: Problem[];
  /** Counts how often the site was read. Until the first time nothing is known of it. */
  looks: number;
  proposals: Proposals;
  sectionTypes: SectionType[];
}

const unknown: StudioState = {
  ...{ files: [], languages: [], timeZone: 'UTC', problems: [], untranslated: 0, held: [] },
  ...{ canUndo: false, canRedo: false, gone: [], merged: [], clashes: [] },
};

/** Begins with a site of which nothing is known. */
export function createSiteState(
  server: Pick<Server, 'proposals' | 'sectionTypes'>,
  untouched: Slice<{ values: UnfinishedValue[] }>,
) {
  const { get, set, subscribe } = createSlice<SiteState>({
    ...unknown,
    ...{ incomplete: [], looks: 0, proposals: {}, sectionTypes: [] },
  });
  let served = unknown;
  const report = (looks = get().looks) => {
    const split = splitProblems(served.problems, untouched.get().values);
    set({ restored: undefined, failure: undefined, ...served, ...split, looks });
  };
  untouched.subscribe(() => report());
  let changes = 0;
  let named: number | undefined;
  return {
    get,
    subscribe,
    /** Shows what the server has. */
    read(state: StudioState) {
      served = keepSame(served, state);
      report(get().looks + 1);
    },
    /** Shows what a key in a file made of its problems. */
    typed(file: string, problems: Problem[]) {
      served = stateAfterTyping(served, file, problems);
      report();
    },
    /** Notes that the names that can be proposed may be others. */
    changed() {
      changes++;
    },
    /** Asks for the names again where they may be others: those of a large site weigh megabytes. */
    askProposals() {
      if (named === changes) return;
      named = changes;
      server.proposals().then(
        (proposals) => set({ proposals }),
        () => {
          named = undefined;
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
