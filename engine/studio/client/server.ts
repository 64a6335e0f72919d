import type { ViteHotContext } from 'vite/types/hot.js';
import type { Edit, LastEdits } from '../protocol/edit-protocol.ts';
import type { FilePointer } from '../protocol/protocol.ts';
import type { Answers, Requests } from '../protocol/requests.ts';

/** Why the server did not do what it was asked for; nothing was changed. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** That the server gave no answer: whether what was asked for was done is not known. */
class Unreached extends Error {
  readonly code = 'unreached';
}

const token = () => document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? '';

/** A path that is asked by POST has a body. */
type Sent<Path> = Path extends keyof Requests ? [body: Requests[Path], keepalive?: boolean] : [];

/**
 * Asks the server for something: with a body by POST, `keepalive` also from a page that closes. Rejects with {@link Refused} where it is not
 * done, with a `code` of its own where no answer comes.
 */
export async function ask<Path extends keyof Answers>(path: Path, ...sent: Sent<Path>): Promise<Answers[Path]> {
  const [body, keepalive = false] = sent;
  const posted = body !== undefined && { method: 'POST', body: JSON.stringify(body) };
  const asked = fetch(`/_studio/${path}`, {
    keepalive,
    headers: { 'x-studio': token(), ...(posted && { 'content-type': 'application/json' }) },
    ...posted,
  });
  return answerOf(asked);
}

async function answerOf<Answer>(asked: Promise<Response>): Promise<Answer> {
  const response = await asked.catch(noAnswer);
  const answer = await response.json().catch(noAnswer);
  if (!response.ok) throw new Refused(answer.error?.code ?? '', answer.error?.message ?? String(response.status));
  return answer;
}

function noAnswer(cause: unknown): never {
  throw new Unreached('The studio’s server does not answer.', { cause });
}

/** How an upload goes. */
export interface UploadOptions {
  /** The base of the folder that the file comes to. Default: it is a picture. */
  base?: string | undefined;
  /** Cancels the upload. */
  signal?: AbortSignal;
  /** Is given the bytes sent so far. */
  onProgress?: (bytes: number) => void;
}

/** Sends a file to the site, which has it at once. Gives its value in a field. Rejects with {@link Refused} where it is not taken. */
export async function uploadBytes(file: File, { base, signal, onProgress }: UploadOptions = {}): Promise<string> {
  const query = new URLSearchParams({ name: file.name, ...(base !== undefined && { base }) });
  return (await answerOf<Answers['upload']>(post(`/_studio/upload?${query}`, file, signal, onProgress))).value;
}

/** Posts bytes. Of the browser's two clients, only the older one reports what it has sent. */
function post(
  address: string,
  file: File,
  signal?: AbortSignal,
  onProgress?: UploadOptions['onProgress'],
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('x-studio', token());
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded }) => onProgress?.(loaded);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('The upload failed.'));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

/** What the studio's page asks of its server. Each rejects with {@link Refused} where it is not done. */
export const server = {
  state: () => ask('state'),
  changes: () => ask('changes'),
  sectionTypes: () => ask('section-types'),
  proposals: () => ask('proposals'),
  /** `undefined` where nothing stands any more. */
  form: (place: FilePointer) => ask('form', place).then(({ form }) => form),
  edit: (edit: Edit) => ask('edit', edit),
  lastEdits: (edits: LastEdits) => ask('edit/last', edits, true),
  fix: (problem: Requests['fix']) => ask('fix', problem),
  undo: () => ask('undo', {}),
  redo: () => ask('redo', {}),
  revert: (file: string) => ask('revert', { file }),
  settle: (clash: { file: string; revision: string }, ours: string[]) =>
    ask('settle', { file: clash.file, revision: clash.revision, ours }),
  save: (despite: boolean) => ask('save', { despite }),
  speak: (language: 'zh' | 'en') => ask('language', { language }),
};

/** The server as the studio's page has it. */
export type Server = typeof server;

/** Vite's client, which keeps the connection to the dev server. It is no module of this bundle: its server makes it. */
const viteClient = '/_engine/@vite/client';

/** Calls back after each change of the site, and when the connection to the server opens or closes. */
export async function onChange(changed: () => void, connected: (isOnline: boolean) => void): Promise<void> {
  const { createHotContext } = await import(/* @vite-ignore */ viteClient);
  const hot: ViteHotContext = createHotContext('/studio');
  hot.on('pagewright:inspected', changed);
  hot.on('vite:ws:connect', () => {
    connected(true);
    changed();
  });
  hot.on('vite:ws:disconnect', () => connected(false));
}
