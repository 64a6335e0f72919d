/** Something that is done once nothing has asked for it for a while. */
export interface DebouncedTask {
  (): void;
  /** Does it no more. */
  stop(): void;
}

/** Does something `ms` milliseconds after it was asked for last. What it rejects with is printed. */
export function debounceTask(act: () => Promise<void>, ms: number): DebouncedTask {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void act().catch((error: Error) => console.error(error.message)), ms);
  };
  return Object.assign(ask, { stop: () => clearTimeout(timer) });
}
