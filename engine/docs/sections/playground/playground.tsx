import { CodeBlock, type SectionProps, useAddressState, usePage, useTranslation } from 'pagewright/section';
import { useEffect, useId, useRef, useState } from 'react';
import type { PlaygroundSection } from './descriptor.ts';
import type { Editor } from './editor.ts';
import './playground.css';

type Workbench = typeof import('virtual:playground/workbench');
type Sections = Awaited<ReturnType<Workbench['compileText']>>;
type Problems = ReturnType<Workbench['findProblems']>;

interface Tools {
  workbench: Workbench;
  createEditor: typeof import('./editor.ts').createEditor;
}

/** An editor of a page's file, the problems in it, and the page. Until its tools have loaded, it shows the file. */
export default function Playground({ section }: SectionProps<PlaygroundSection>) {
  const { lines, sections, heading } = section;
  const { level, renderSections } = usePage();
  const { t } = useTranslation('playground');
  const [tools, setTools] = useState<Tools | 'failed'>();
  useEffect(() => {
    Promise.all([import('virtual:playground/workbench'), import('./editor.ts')]).then(
      ([workbench, { createEditor }]) => setTools({ workbench, createEditor }),
      () => setTools('failed'),
    );
  }, []);
  const text = lines.map(String).join('\n');
  if (tools && tools !== 'failed') return <Opened tools={tools} text={text} />;
  return (
    <div className="playground">
      <div className="playground__edit">
        {tools === 'failed' && <p role="alert">{t('failed')}</p>}
        <CodeBlock code={text} fileName="pages/example.json" />
      </div>
      <div className="playground__page">
        <div>{renderSections(sections, heading ? level + 1 : level)}</div>
      </div>
    </div>
  );
}

/** The milliseconds without typing after which the file is checked. */
const pause = 150;

function Opened({ tools: { workbench, createEditor }, text: first }: { tools: Tools; text: string }) {
  const { examples, pageText, findProblems, compileText, Preview } = workbench;
  const { language } = usePage();
  const { t } = useTranslation('playground');
  const [chosen, choose] = useAddressState<string>('example', '', (id) => examples.some((one) => one.id === id));
  const example = examples.find(({ id }) => id === chosen);
  const start = example ? pageText(example) : first;
  const [text, setText] = useState(start);
  const [problems, setProblems] = useState<Problems>([]);
  const [sections, setSections] = useState<Sections>([]);
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const label = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor holds the text from then on
  useEffect(() => {
    if (!host.current) return;
    const created = createEditor(host.current, t('file'), start, setText);
    editor.current = created;
    return () => created.destroy();
  }, [createEditor]);

  const shown = useRef(start);
  useEffect(() => {
    if (shown.current !== start) editor.current?.setText(start);
    shown.current = start;
  }, [start]);

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const found = findProblems(text, language === 'zh' ? 'zh' : 'en');
      setProblems(found);
      editor.current?.setMarks(found);
      if (found.some(({ severity }) => severity === 'error')) return;
      const compiled = await compileText(text, language);
      if (isCurrent) setSections(compiled);
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, language, findProblems, compileText]);

  const isStale = problems.some(({ severity }) => severity === 'error');
  return (
    <div className="playground">
      <div className="playground__edit">
        <p className="playground__choice">
          <label htmlFor={label}>{t('example')}</label>
          <select id={label} value={chosen} onChange={({ target }) => choose(target.value)}>
            <option value="">{t('open')}</option>
            {examples.map(({ id, type, name }) => (
              <option key={id} value={id}>
                {type}:{' '}
                {typeof name === 'string' ? name : Object.entries(name).find(([code]) => code === language)?.[1]}
              </option>
            ))}
          </select>
        </p>
        <div ref={host} className="playground__editor" />
        <div className="playground__problems" role="status">
          {problems.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <ul aria-label={t('problems')}>
              {problems.map(({ line, column, severity, text: message }) => (
                <li key={`${line}:${column} ${message}`} className={`playground__problem--${severity}`}>
                  <button type="button" onClick={() => editor.current?.goTo(line, column)}>
                    {t(severity)}. {t('position', { line, column })}
                  </button>{' '}
                  {message}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className="playground__page">
        {isStale && <p className="playground__stale">{t('stale')}</p>}
        <Preview key={JSON.stringify(sections)} sections={sections} />
      </div>
    </div>
  );
}
