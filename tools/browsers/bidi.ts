import { WebSocket } from 'undici';

export interface Session {
  /** Sends a command and resolves with its result. Rejects with the browser's error. */
  // biome-ignore lint/suspicious/noExplicitAny: each command has a result of its own, which the standard defines
  send(method: string, params?: Record<string, unknown>): Promise<any>;
  /** Calls back for each event with a name. `session.subscribe` must have been called for it. */
  // biome-ignore lint/suspicious/noExplicitAny: each event has parameters of its own
  on(event: string, hear: (params: any) => void): void;
}

export async function openSession(address: string): Promise<Session> {
  const socket = new WebSocket(`${address}/session`);
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = ({ error }) => reject(error);
  });
  const waiting = new Map<number, (message: Record<string, unknown>) => void>();
  const hearers = new Map<string, ((params: unknown) => void)[]>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'event') for (const hear of hearers.get(message.method) ?? []) hear(message.params);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  };
  socket.onclose = () => {
    for (const answer of waiting.values()) answer({ type: 'error', message: 'the browser has gone' });
    waiting.clear();
  };
  let last = 0;
  const session: Session = {
    async send(method, params = {}) {
      last += 1;
      const id = last;
      const answer = await new Promise<Record<string, unknown>>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
      return answer.result;
    },
    on(event, hear) {
      hearers.set(event, [...(hearers.get(event) ?? []), hear]);
    },
  };
  await session.send('session.new', { capabilities: {} });
  return session;
}
