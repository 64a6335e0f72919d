// The service worker globals used here. TypeScript only has them instead of a page's.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}
