import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Problem } from '../../check/problem.ts';
import { keepSame } from '../../client/dev/keep-same.ts';
import type { Operation } from '../../edit/operations.ts';
import type { Form, Proposals } from '../protocol/form-protocol.ts';
import type { Place } from '../protocol/protocol.ts';
import type { SectionType, StudioState } from '../protocol/state-protocol.ts';
import { afterTyping } from './after-typing.ts';
import { edits } from './edits.ts';
import { followed, sectionAround } from './follow.ts';
import { type LookedAt, lookedAt } from './looked-at.ts';
import { collectionOf } from './records/records-server.ts';
import { onChange, Refused, server } from './server.ts';
import { reasonOf, useSpeech } from './speech.tsx';
import { splitProblems, stillOpen, type Untouched, withAdded, withLeft } from './untouched.ts';

/** A message about what was done last. */
export interface Notice {
  text: string;
  /** A step that can be undone, one that was undone, a save, a note of anything else, or a failure. */
  kind: 'done' | 'undone' | 'saved' | 'note' | 'fault';
  /** Counts the messages: two of the same text are two. */
  number: number;
}

/** The work on the site, as the studio's parts see and change it. */
export interface Work {
  /** The state that the server has, whose problems leave out {@link incomplete}. */
  state: StudioState;
  /** The errors of what was added and is still being written: no errors until its fields are left. */
  incomplete: Problem[];
  /** The values that were added and are still being written. */
  untouched: Untouched[];
  proposals: Proposals;
  sectionTypes: SectionType[];
  /** The place whose form is shown. Default: none is chosen yet. */
  chosen?: Place;
  form?: Form;
  /** The form of the whole file that the place is in: its sections are listed from it. Default: one record of many is chosen. */
  whole?: Form;
  /** The field that is to be brought into view once its form is here, and focused; and again for each new object. */
  sought?: { pointer: string; isFocused: boolean };
  /** Counts what was refused or taken back: what fields hold of their own counts no more. */
  epoch: number;
  /** Counts the looks at the site. */
  looks: number;
  /** What the preview shows, and what of it comes with each key. */
  preview: LookedAt;
  /** Whether the server answers. */
  isOnline: boolean;
  /** What was done last, or why it was not. */
  told?: Notice;
  /** Shows the form of a place. What is sought in it is focused, unless `isFocused` says no. */
  choose(place: Place, sought?: string, isFocused?: boolean): void;
  /**
   * Changes the chosen file. What was not typed may shift what other pointers mean, so until it is shown nothing else is done but what
   * is typed where nothing shifts. Resolves to whether it was done; why it was refused is told.
   */
  edit(pointer: string, operations: Operation[], typed?: boolean): Promise<boolean>;
  /** Resolves when the server has all that was written, and has done all that it was asked to do. */
  settled(): Promise<void>;
  /** Does something on the server and shows what came of it. */
  act(work: () => Promise<unknown>): Promise<void>;
  /** Lets the errors of a value that was made wait until its fields are left. */
  begin(place: Place): void;
  /** Reports the errors of a field of the chosen file, or of all that is being written. */
  leave(pointer?: string): void;
  undo(): Promise<void>;
  redo(): Promise<void>;
  tell(text: string, kind?: Notice['kind']): void;
}

/** Keeps the work on the site as the server has it. `undefined` until it has answered. */
export function useStudio(): Work | undefined {
  const [state, setState] = useState<StudioState>();
  const [proposals, setProposals] = useState<Proposals>({});
  const [sectionTypes, setSectionTypes] = useState<SectionType[]>([]);
  const [chosen, setChosen] = useState<Place>();
  const [forms, setForms] = useState<{ form?: Form; whole?: Form }>({});
  const [sought, setSought] = useState<Work['sought']>();
  const [epoch, setEpoch] = useState(0);
  const [looks, setLooks] = useState(0);
  const [isOnline, setOnline] = useState(true);
  const [untouched, setUntouched] = useState<Untouched[]>([]);
  const [told, setTold] = useState<Work['told']>();
  const { t } = useSpeech();
  const place = useRef(chosen);
  const shift = useRef<{ file: string; operations: Operation[] }>(undefined);
  const [preview] = useState(lookedAt);
  const [queue] = useState(() =>
    edits((file, { typed }) => {
      if (!typed) return;
      // The page comes before all else.
      preview.came(typed.pages);
      startTransition(() => setState((before) => before && afterTyping(before, file, typed.problems)));
    }),
  );

  const notices = useRef(0);
  const tell = useCallback((text: string, kind: Notice['kind'] = 'done') => {
    setTold({ text, kind, number: ++notices.current });
  }, []);
  const loads = useRef({ asked: 0, shown: 0 });
  /** Whether the site has changed since it was asked for last. */
  const isBehind = useRef(false);
  const load = useCallback(async () => {
    const count = ++loads.current.asked;
    isBehind.current = false;
    const at = place.current;
    const edited = queue.count();
    const formOf = (one: Place) => server.form(one).catch(() => undefined);
    const own = at && formOf(at);
    // Thousands of records may be in one file: their table tells of them, and the form of one alone is shown.
    const isPart = at && at.pointer !== '';
    const isRecord = isPart && collectionOf(at.file) !== undefined;
    const all = isPart ? (isRecord ? undefined : formOf({ file: at.file, pointer: '' })) : own;
    const [next, form, whole] = await Promise.all([server.state(), own, all]);
    // What was asked for before may be here later, and would take back what is shown by then. Whoever waits for this one has that.
    if (count < loads.current.shown) return;
    loads.current.shown = count;
    setState((before) => keepSame(before, next));
    setLooks((count) => count + 1);
    // A form from before an edit would take back what was typed, and the next edit would count from it.
    if (place.current !== at || edited === undefined || edited !== queue.count()) return;
    if (at && !next.files.some(({ file }) => file === at.file)) {
      // What was chosen is no file any more.
      place.current = undefined;
      setChosen(undefined);
      setForms({});
      return;
    }
    if (!form && at && at.pointer !== '') {
      // What was chosen is gone.
      place.current = { file: at.file, pointer: '' };
      setChosen(place.current);
      if (!whole) return load();
    }
    const shown = form ?? whole;
    if (shown) queue.begin(shown.file, shown.revision);
    setForms({ form: shown, whole });
  }, [queue]);
  // The names of a large site weigh megabytes: they are asked for again only where a look may have found others.
  const named = useRef<{ at?: number; now: number }>({ now: 0 });
  const askProposals = useCallback(() => {
    const { at, now } = named.current;
    if (at === now) return;
    named.current.at = now;
    server.proposals().then(setProposals, () => {
      delete named.current.at;
    });
  }, []);
  const refresh = useCallback(
    () =>
      load().then(
        () => setOnline(true),
        (error) => error instanceof Refused || setOnline(false),
      ),
    [load],
  );
  useEffect(() => {
    // Letters may be faster than the server.
    window.addEventListener('pagehide', queue.sendLast);
    onChange(() => {
      named.current.now++;
      isBehind.current = true;
      // What is asked for while an edit is under way would not be of the text that comes of it.
      if (!queue.isBusy()) void refresh();
    }, setOnline);
    void refresh();
    askProposals();
    server.sectionTypes().then(setSectionTypes, () => {});
  }, [queue, refresh, askProposals]);

  const choose = useCallback(
    (next: Place, pointer?: string, isFocused = true) => {
      const before = place.current;
      setSought(pointer === undefined ? undefined : { pointer, isFocused });
      if (before?.file === next.file && before.pointer === next.pointer) return;
      place.current = next;
      setChosen(next);
      setUntouched((values) => stillOpen(values, next));
      if (before?.file !== next.file) setForms({});
      void queue.settled().then(refresh);
      askProposals();
    },
    [queue, refresh, askProposals],
  );
  const refused = useCallback(
    (error: unknown) => {
      tell(reasonOf(error, t), 'fault');
      setEpoch((count) => count + 1);
      return refresh();
    },
    [refresh, tell, t],
  );
  const edit = useCallback(
    async (pointer: string, operations: Operation[], typed = false) => {
      const { file } = place.current ?? { file: '' };
      // What stays where it is can be typed in meanwhile; what was meant by all else is no more where it was seen.
      const under = shift.current;
      const stays = typed && (under?.file !== file || followed(pointer, under.operations) === pointer);
      if (under && !stays) {
        setEpoch((count) => count + 1);
        tell(t('stillMoving'), typed ? 'fault' : 'note');
        return false;
      }
      if (!typed) {
        shift.current = { file, operations };
        setUntouched((values) => withAdded(values, file, pointer, operations));
      }
      // Who goes on has read what was done before.
      setTold((before) => (before?.kind === 'fault' ? before : undefined));
      try {
        const sent = queue.send({ file, pointer, operations, typed, ...(typed && { shown: preview.shown() }) });
        const at = place.current?.pointer;
        if (!typed && at) choose({ file, pointer: followed(at, operations) ?? '' });
        await sent;
        // What was typed is shown; the rest follows when the server has looked at the whole site, which may be told before the answer is here.
        if (!typed) await refresh();
        else if (isBehind.current) void refresh();
        return true;
      } catch (error) {
        await refused(error);
        return false;
      } finally {
        if (!typed) shift.current = undefined;
      }
    },
    [queue, preview, refresh, refused, choose, tell, t],
  );
  const acting = useRef<Promise<void>>(undefined);
  const act = useCallback(
    (work: () => Promise<unknown>) => {
      const run = async () => {
        await queue.settled();
        try {
          await work();
          setEpoch((count) => count + 1);
          await refresh();
        } catch (error) {
          await refused(error);
        }
      };
      const before = acting.current;
      const done = run();
      acting.current = done.then(() => before);
      return done;
    },
    [queue, refresh, refused],
  );
  const settled = useCallback(async () => {
    await acting.current;
    await queue.settled();
  }, [queue]);
  const back = useCallback(
    (way: 'undo' | 'redo') =>
      act(async () => {
        const { at } = await server[way]();
        // What was added may be gone, and something else at its place.
        setUntouched([]);
        if (!at) return;
        choose({ file: at.file, pointer: sectionAround(at.pointer) }, at.pointer, false);
        tell(t(way === 'undo' ? 'undone' : 'redone'), way === 'undo' ? 'undone' : 'done');
      }),
    [act, choose, tell, t],
  );
  const begin = useCallback(
    ({ file, pointer }: Place) => setUntouched((values) => [...values, { file, pointer, left: [] }]),
    [],
  );
  const leave = useCallback((pointer?: string) => {
    const { file } = place.current ?? { file: '' };
    setUntouched((values) => (pointer === undefined ? [] : withLeft(values, { file, pointer })));
  }, []);
  const shown = useMemo(() => {
    if (!state) return undefined;
    const { problems, incomplete } = splitProblems(state.problems, untouched);
    return { state: problems === state.problems ? state : { ...state, problems }, incomplete };
  }, [state, untouched]);
  if (!shown) return undefined;
  return {
    ...{
      ...shown,
      untouched,
      proposals,
      sectionTypes,
      chosen,
      ...forms,
      sought,
      epoch,
      looks,
      preview,
      isOnline,
      told,
    },
    ...{ choose, edit, act, tell, settled, begin, leave, undo: () => back('undo'), redo: () => back('redo') },
  };
}
