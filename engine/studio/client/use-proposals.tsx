import { type ReactNode, useId } from 'react';
import { useSite } from './store/studio.ts';

/** A datalist of the names in some lists of the site, and its id. Both are `undefined` if there are no names. */
export function useProposals(lists: string[] = []): { list?: string; options?: ReactNode } {
  const list = useId();
  const known = useSite(({ proposals }) => proposals);
  const names = lists.flatMap((one) => known[one] ?? []);
  if (names.length === 0) return {};
  const options = (
    <datalist id={list}>
      {names.map(({ value, description }) => (
        <option key={value} value={value} label={description} />
      ))}
    </datalist>
  );
  return { list, options };
}
