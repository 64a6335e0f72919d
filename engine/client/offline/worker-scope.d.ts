// The part of a service worker's globals that is used here: TypeScript has them only in place of a page's.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}
