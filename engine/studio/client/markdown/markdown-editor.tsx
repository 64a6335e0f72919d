import type { Command } from 'prosemirror-state';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Problem } from '../../../check/problem.ts';
import { AssetPicker } from '../asset-picker.tsx';
import { Sign } from '../icon-button.tsx';
import { LinkForm } from '../marked-input.tsx';
import { errorReason, useMessages } from '../messages.tsx';
import { uploadBytes } from '../server.ts';
import { studio } from '../store/studio.ts';
import type { Labels } from '../typed-input.tsx';
import './markdown.css';
import type { NamedPicture } from './clean-clipboard.ts';
import type { ClipboardPicture } from './clipboard-pictures.ts';
import { createMarkdownView, type MarkdownView } from './create-view.ts';
import { describePicture, setFormula, setLink, setPicture, type ToolState, toolState } from './editor-commands.ts';
import { MarkdownProblems } from './markdown-problems.tsx';
import { FormulaQuestion, PictureQuestion } from './markdown-questions.tsx';
import { MarkdownTools, type Question } from './markdown-tools.tsx';
import { lf } from './read-markdown.ts';
import { SourceText } from './source-text.tsx';

interface MarkdownEditorProps {
  text: string;
  /** A new one replaces the text also while it is being edited, as after an undo. */
  epoch: number;
  pointer: string;
  lang?: string | undefined;
  labels: Labels;
  /** The problems of a Markdown file. Those of a text in place are reported at its field. */
  problems?: Problem[];
  write: (text: string) => void;
}

/** A picture that waits for its alternative text. */
type WaitingPicture = NamedPicture & {
  /** Whether it is in the text already. */
  isPlaced?: true;
};

type Mode = 'visual' | 'source' | 'both';

/** A visual editor of Markdown with its source. Unchanged blocks keep their characters. */
export default function MarkdownEditor({ text, epoch, pointer, lang, labels, problems, write }: MarkdownEditorProps) {
  const { t } = useMessages();
  const [mode, setMode] = useState<Mode>('visual');
  const [isWide, setWide] = useState(false);
  const [typed, setTyped] = useState(text);
  const [tools, setTools] = useState<ToolState>();
  const [question, setQuestion] = useState<Question>();
  /** The pictures that wait for an alternative text. */
  const [pictures, setPictures] = useState<WaitingPicture[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const source = useRef<HTMLTextAreaElement>(null);
  const visual = useRef<MarkdownView>(undefined);
  const latest = useRef({ write, typed });
  latest.current = { write, typed };
  const change = (next: string) => {
    setTyped(next);
    latest.current.write(next);
  };
  const sendPictures = async (files: File[]) => {
    for (const file of files)
      try {
        const value = await uploadBytes(file);
        setPictures((before) => [...before, { src: value, alt: '' }]);
      } catch (error) {
        studio.notify(errorReason(error, t), 'error');
      }
  };
  const uploadPictures = async (pasted: ClipboardPicture[]) => {
    const named: (NamedPicture | undefined)[] = [];
    for (const { file, alt } of pasted)
      try {
        named.push(file && { src: await uploadBytes(file), alt });
      } catch (error) {
        named.push(undefined);
        studio.notify(errorReason(error, t), 'error');
      }
    return named;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is created once, and receives later texts by `load`.
  useEffect(() => {
    if (!place.current) return;
    const view = createMarkdownView(place.current, {
      text,
      isFile: problems !== undefined,
      lang,
      labels: {
        language: t('mdCodeLanguage'),
        formula: t('mdFormulaTex'),
        source: t('mdSourcePart'),
        note: t('mdNoteTitle'),
      },
      attributes: {
        'data-pointer': pointer,
        ...Object.fromEntries(
          Object.entries(labels).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
        ),
      },
      onChange: change,
      onState: (state) => setTools(toolState(state)),
      onPictures: (files) => void sendPictures(files),
      uploadPictures,
      onPastedPictures: (pasted, missing) => {
        setPictures((before) => [...before, ...pasted.map((one) => ({ ...one, isPlaced: true as const }))]);
        if (missing > 0) studio.notify(t('mdPicturesLeft'), 'note');
      },
      bases: () => studio.site.get().bases,
      askLink: () => setQuestion('link'),
    });
    visual.current = view;
    return () => view.destroy();
  }, []);
  const seen = useRef({ text, epoch });
  useEffect(() => {
    const isNew = seen.current.epoch !== epoch;
    if (seen.current.text === text && !isNew) return;
    // A text that is being edited is ahead of the server.
    if (!isNew && root.current?.contains(document.activeElement)) return;
    seen.current = { text, epoch };
    setTyped(text);
    visual.current?.load(text);
  }, [text, epoch]);
  const run = (command: Command) => {
    const { view } = visual.current ?? {};
    if (!view) return;
    command(view.state, view.dispatch);
    view.focus();
  };
  const answer = (command?: Command) => {
    setQuestion(undefined);
    if (command) run(command);
    else visual.current?.view.focus();
  };
  const goTo = (problem: Problem) => {
    if (mode !== 'source') visual.current?.goTo(problem.line);
    const input = source.current;
    if (mode === 'visual' || !input) return;
    const lines = lf(typed).split('\n');
    const at = lines.slice(0, problem.line - 1).reduce((sum, line) => sum + line.length + 1, 0) + problem.column - 1;
    input.focus();
    input.setSelectionRange(at, at);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isWide || event.defaultPrevented || question) return;
    event.stopPropagation();
    setWide(false);
  };
  const selected = tools?.selected;
  const [next] = pictures;
  const modes = [
    ['visual', 'mdVisual'],
    ['source', 'mdSource'],
    ...(isWide ? ([['both', 'mdBoth']] as const) : []),
  ] as const;
  const shown = mode === 'both' && !isWide ? 'visual' : mode;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the larger editor.
    <div ref={root} className={isWide ? 'md md--wide' : 'md'} data-mode={shown} onKeyDown={pressed}>
      <div className="md__head">
        <fieldset className="md__modes" aria-label={t('mdView')}>
          {modes.map(([one, key]) => (
            <button key={one} type="button" aria-pressed={shown === one} onClick={() => setMode(one)}>
              {t(key)}
            </button>
          ))}
        </fieldset>
        <span className="head__gap" />
        <button
          type="button"
          className="icon"
          aria-label={t(isWide ? 'mdSmaller' : 'mdLarger')}
          title={t(isWide ? 'mdSmaller' : 'mdLarger')}
          onClick={() => {
            setWide(!isWide);
            setMode(isWide ? 'visual' : 'both');
          }}
        >
          <Sign sign="⤢" />
        </button>
      </div>
      {tools && shown !== 'source' && <MarkdownTools tools={tools} run={run} ask={setQuestion} />}
      {question === 'link' && (
        <LinkForm
          {...(tools?.link !== undefined && { initial: tools.link })}
          add={(target) => answer(setLink(target))}
          close={() => answer()}
        >
          {tools?.link !== undefined && (
            <button type="button" onClick={() => answer(setLink(undefined))}>
              {t('mdRemoveLink')}
            </button>
          )}
        </LinkForm>
      )}
      <div className="md__panes">
        <div ref={place} className="md__visual" hidden={shown === 'source'} />
        {shown !== 'visual' && (
          <SourceText
            {...{ lang, labels, pointer }}
            field={source}
            text={typed}
            write={(next) => {
              change(next);
              visual.current?.load(next);
            }}
          />
        )}
      </div>
      <MarkdownProblems problems={problems ?? []} goTo={goTo} />
      {question === 'picture' && !(selected?.type.name === 'picture') && (
        <AssetPicker
          kind="picture"
          value=""
          onChoose={(value) => setPictures([...pictures, { src: value, alt: '' }])}
          close={() => setQuestion(undefined)}
        />
      )}
      {question === 'picture' && selected?.type.name === 'picture' && (
        <PictureQuestion
          src={selected.attrs.src}
          alt={selected.attrs.alt}
          caption={selected.attrs.title}
          isNew={false}
          done={(alt, title) => answer(setPicture({ src: selected.attrs.src, alt, title }))}
          close={() => setQuestion(undefined)}
        />
      )}
      {next && (
        <PictureQuestion
          key={next.src}
          src={next.src}
          alt={next.alt}
          isNew={!next.isPlaced}
          done={(alt, title) => {
            setPictures(pictures.slice(1));
            run((next.isPlaced ? describePicture : setPicture)({ src: next.src, alt, title }));
          }}
          close={() => setPictures(pictures.slice(1))}
        />
      )}
      {question === 'formula' && (
        <FormulaQuestion
          {...(selected?.type.name === 'formula' && { tex: selected.attrs.tex })}
          isNew={selected?.type.name !== 'formula'}
          done={(tex, isAlone) => answer(setFormula(tex, isAlone))}
          close={() => setQuestion(undefined)}
        />
      )}
    </div>
  );
}
