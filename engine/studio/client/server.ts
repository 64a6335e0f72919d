import { hotContext } from '../../client/dev/hot-context.ts';
import type { Edit, LastEdits } from '../protocol/edit-protocol.ts';
import type { FilePointer } from '../protocol/protocol.ts';
import type { Answers, Requests } from '../protocol/requests.ts';

/** The server refused a request and changed nothing. */
export class RefusedRequest extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The server did not answer. It may have done the request or not. */
class Unreached extends Error {
  readonly code = 'unreached';
}

const token = () => document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? '';

/** A path with a body is requested by POST. */
type Body<Path> = Path extends keyof Requests ? [body: Requests[Path], keepalive?: boolean] : [];

/**
 * Sends a request to the server. `keepalive` lets it outlive the page. Rejects with {@link RefusedRequest} if the server refuses
 * it, and with an error of another `code` if no answer comes.
 */
export async function ask<Path extends keyof Answers>(
  path: Path,
  ...[body, keepalive]: Body<Path>
): Promise<Answers[Path]> {
  const posted = body !== undefined && { method: 'POST', body: JSON.stringify(body) };
  const response = fetch(`/_studio/${path}`, {
    keepalive: keepalive ?? false,
    headers: { 'x-studio': token(), ...(posted && { 'content-type': 'application/json' }) },
    ...posted,
  });
  return readAnswer(response);
}

async function readAnswer<Answer>(request: Promise<Response>): Promise<Answer> {
  const response = await request.catch(failUnreached);
  const answer = await response.json().catch(failUnreached);
  if (!response.ok)
    throw new RefusedRequest(answer.error?.code ?? '', answer.error?.message ?? String(response.status));
  return answer;
}

function failUnreached(cause: unknown): never {
  throw new Unreached('The studio’s server does not answer.', { cause });
}

interface UploadOptions {
  /** The base of the target folder. Default: the folder of pictures. */
  base?: string | undefined;
  /** Cancels the upload. */
  signal?: AbortSignal;
  /** Called with the number of bytes sent so far. */
  onProgress?: (bytes: number) => void;
}

/** Uploads a file, which is written to the site at once. Resolves to its value in a field. Rejects with {@link RefusedRequest}. */
export async function uploadBytes(file: File, { base, signal, onProgress }: UploadOptions = {}): Promise<string> {
  const query = new URLSearchParams({ name: file.name, ...(base !== undefined && { base }) });
  // Of the browser's two HTTP clients, only the older one reports the progress of an upload.
  const response = new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/_studio/upload?${query}`);
    request.setRequestHeader('x-studio', token());
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded }) => onProgress?.(loaded);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('The upload failed.'));
    request.onabort = () => reject(new DOMException('The upload was canceled.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
  return (await readAnswer<Answers['upload']>(response)).value;
}

/** The requests of the studio's store. */
export const server = {
  state: () => ask('state'),
  sectionTypes: () => ask('section-types'),
  proposals: () => ask('proposals'),
  /** `undefined` if the value no longer exists. */
  form: (place: FilePointer) => ask('form', place).then(({ form }) => form),
  markdown: (file: string) => ask('markdown', { file }),
  edit: (edit: Edit) => ask('edit', edit),
  lastEdits: (edits: LastEdits) => ask('edit/last', edits, true),
  undo: () => ask('undo', {}),
  redo: () => ask('redo', {}),
};

export type Server = typeof server;

/** Calls `changed` after each change of the site, and `connected` when the connection to the server is lost or restored. */
export async function onChange(changed: () => void, connected: (isConnected: boolean) => void): Promise<void> {
  const hot = await hotContext('/studio');
  hot.on('pagewright:inspected', changed);
  hot.on('vite:ws:connect', () => {
    connected(true);
    changed();
  });
  hot.on('vite:ws:disconnect', () => connected(false));
}
