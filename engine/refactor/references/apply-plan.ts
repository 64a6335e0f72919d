import type { SiteInput } from '../../check/site-files.ts';
import type { RenamePlan } from './plan-rename.ts';

export function applyPlan(input: SiteInput, { changes, moves }: RenamePlan): SiteInput {
  const moved = new Map(moves.map(({ from, to }) => [from, to]));
  const texts = { ...input.files, ...Object.fromEntries(changes.map(({ file, text }) => [file, text])) };
  return {
    ...input,
    files: Object.fromEntries(Object.entries(texts).map(([file, text]) => [moved.get(file) ?? file, text])),
    assets: [...input.assets].map((asset) => moved.get(`assets/${asset}`)?.slice('assets/'.length) ?? asset),
  };
}
