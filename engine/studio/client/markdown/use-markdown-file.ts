import { useEffect, useState } from 'react';
import { useSlice } from '../store/slice.ts';
import { studio, useSite } from '../store/studio.ts';

/** The text of a Markdown file, and how often it was read. It is read again after each inspection of the site and each undo. */
export function useMarkdownFile(file: string): { text: string; epoch: number } | undefined {
  const inspections = useSite(({ looks }) => looks);
  const epoch = useSlice(studio.editing, (editing) => editing.epoch);
  const [read, setRead] = useState<{ file: string; text: string; epoch: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each inspection of the site may change the text.
  useEffect(() => {
    let isCurrent = true;
    studio.readMarkdown(file).then(
      (text) => {
        if (isCurrent && text !== undefined) setRead({ file, text, epoch });
      },
      // The file is no longer named: the form follows.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [file, inspections, epoch]);
  return read?.file === file ? read : undefined;
}
