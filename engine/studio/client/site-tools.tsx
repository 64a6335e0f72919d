import { useState } from 'react';
import { FindReplace } from './find/find-replace.tsx';
import { TodoList } from './find/todo-list.tsx';
import { useMessages } from './messages.tsx';
import { NewPage } from './pages/new-page.tsx';
import { useSite } from './store/studio.ts';

const tools = { newPage: NewPage, findReplace: FindReplace, holes: TodoList };

/** What can be done with the site as a whole: a dialog each. */
export function SiteTools() {
  const { t } = useMessages();
  const [open, setOpen] = useState<keyof typeof tools>();
  const untranslated = useSite(({ untranslated }) => untranslated);
  const Tool = open && tools[open];
  return (
    <div className="site-tools">
      {(Object.keys(tools) as (keyof typeof tools)[]).map((name) => (
        <button key={name} type="button" className="plain" onClick={() => setOpen(name)}>
          {t(name)}
          {name === 'holes' && untranslated > 0 && <span className="muted"> {untranslated}</span>}
        </button>
      ))}
      {Tool && <Tool close={() => setOpen(undefined)} />}
    </div>
  );
}
