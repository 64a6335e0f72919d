import { RefusedRequest } from '../server.ts';
import { createSlice } from './slice.ts';

/** Whether the server answers. */
export function createConnection() {
  const { get, set, subscribe } = createSlice({ isOnline: true });
  const report = (isOnline: boolean) => set({ isOnline });
  return {
    get,
    subscribe,
    report,
    /** Reports the connection by the outcome of a request. A refusal is an answer too. Never rejects. */
    track: (request: Promise<unknown>): Promise<void> =>
      request.then(
        () => report(true),
        (error) => {
          if (!(error instanceof RefusedRequest)) report(false);
        },
      ),
  };
}
