import { type ComponentProps, lazy, Suspense } from 'react';
import { isMarkdownName, markdownPath } from '../../../model/markdown/markdown-file.ts';
import { useMessages } from '../messages.tsx';
import { useSlice } from '../store/slice.ts';
import { studio, usePlace, useSite } from '../store/studio.ts';
import { TypedInput, type TypedInputProps } from '../typed-input.tsx';
import type MarkdownEditorType from './markdown-editor.tsx';
import { useMarkdownFile } from './use-markdown-file.ts';

// Only texts in Markdown load its libraries.
const MarkdownEditor = lazy(() => import('./markdown-editor.tsx'));

/** The input of a long text: an editor of Markdown in place, or of the file that the value names. */
export function MarkdownInput(props: TypedInputProps) {
  const { text, pointer, lang, labels, write } = props;
  const { t } = useMessages();
  const file = usePlace(({ chosen }) => chosen?.file ?? '');
  const epoch = useSlice(studio.editing, (editing) => editing.epoch);
  const path = isMarkdownName(text) ? markdownPath(file, text) : undefined;
  if (!isMarkdownName(text)) return <Editor {...{ text, epoch, pointer, lang, labels }} write={write} />;
  return (
    <>
      {/* A name that is being typed is not a name yet: as a text it would replace the file. */}
      <div className="md-file">
        <span className="muted">{t('mdFile')}</span>
        <TypedInput
          {...props}
          pointer={`${pointer}#file`}
          isLong={false}
          write={(name) => isMarkdownName(name) && write(name)}
        />
      </div>
      {path !== undefined && <FileEditor key={path} {...{ path, pointer, lang, labels }} />}
    </>
  );
}

type EditorProps = ComponentProps<typeof MarkdownEditorType>;

function FileEditor({ path, ...props }: Pick<EditorProps, 'pointer' | 'lang' | 'labels'> & { path: string }) {
  const { t } = useMessages();
  const file = useMarkdownFile(path);
  const problems = useSite((site) => site.problems.filter((one) => one.file === path));
  const isNew = problems.length === 0 && file?.text === '';
  if (!file) return <p role="status">{t('mdLoading')}</p>;
  return (
    <>
      {isNew && <p className="says">{t('mdNewFile')}</p>}
      <Editor
        {...props}
        text={file.text}
        epoch={file.epoch}
        problems={problems}
        write={(text) => void studio.writeMarkdown(props.pointer, { file: path, text })}
      />
    </>
  );
}

function Editor(props: EditorProps) {
  const { t } = useMessages();
  return (
    <Suspense fallback={<p role="status">{t('mdLoading')}</p>}>
      <MarkdownEditor {...props} />
    </Suspense>
  );
}
