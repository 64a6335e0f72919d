import type { Problem } from '../../check/problem.ts';
import type { StudioState } from '../protocol/state-protocol.ts';

/** The state after typing in a file, with the new problems of the file. The same object if nothing but the text changed. */
export function stateAfterTyping(state: StudioState, file: string, problems: Problem[]): StudioState {
  const before = state.problems.filter((one) => one.file === file);
  const isSame = JSON.stringify(before) === JSON.stringify(problems);
  const known = state.files.find((one) => one.file === file);
  if (isSame && state.canUndo && !state.canRedo && known?.isChanged !== false) return state;
  return {
    ...state,
    files:
      known?.isChanged === false
        ? state.files.map((one) => (one === known ? { ...one, isChanged: true } : one))
        : state.files,
    problems: isSame ? state.problems : [...state.problems.filter((one) => one.file !== file), ...problems],
    canUndo: true,
    canRedo: false,
  };
}
