import type { ActualType, FileFlaw } from '../file-flaw.ts';
import type { Message } from './message.ts';
import { isMessageKey, t } from './messages.ts';

/** Why a file under `assets/` is broken, and the fix. */
export function describeFlaw(path: string, flaw: FileFlaw): Message {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const wanted = typeName(ending.replace('jpeg', 'jpg'));
  const common = { path, wanted, notWanted: spaced(wanted) };
  if (flaw.kind !== 'other') return t(`flaw-${flaw.kind}`, { ...flaw, ...common });
  const { actual } = flaw;
  const name = actual.kind === 'format' ? typeName(actual.ending) : t(`type-${actual.kind}`);
  return t('flaw-other', { ...common, actual: spaced(name), remedy: remedy(actual, ending) });
}

function typeName(ending: string): Message {
  const key = `type-${ending}`;
  if (isMessageKey(key)) return t(key);
  const zh = ending.toUpperCase();
  return t('type-other', { type: { en: `${/^[AEFHILMNORSX]/.test(zh) ? 'an' : 'a'} ${zh}`, zh } });
}

const shown = ['png', 'jpg', 'gif', 'webp', 'avif', 'svg'];

/** The fix, by the actual type and the expected one. */
function remedy(actual: ActualType, expected: string): Message {
  if (actual.kind === 'lfs') return t('pullFiles');
  if (actual.kind !== 'format' || !shown.includes(expected.replace('jpeg', 'jpg'))) return t('replaceFile');
  const ending = actual.ending.replace('apng', 'png');
  return shown.includes(ending) ? t('renameFile', { ending }) : t('exportPicture');
}

/** Adds a space between a Chinese character and a Latin word. */
function spaced({ en, zh }: Message): Message {
  return { en, zh: /^[A-Za-z]/.test(zh) ? ` ${zh}` : zh };
}
