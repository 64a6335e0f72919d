export type { Problem } from '../check/problem.ts';
export { checkFolder } from '../cli/check-folder.ts';
