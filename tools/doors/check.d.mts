export type { Problem } from '../../engine/check/problem.ts';
export { checkFolder } from '../commands/check-folder.ts';
