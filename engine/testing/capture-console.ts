import { vi } from 'vitest';

/** Runs a function, and returns its result with the lines that it prints. */
export async function captureConsole<Result>(run: () => Promise<Result>): Promise<{ result: Result; printed: string }> {
  const lines: string[] = [];
  const spies = (['log', 'warn', 'error'] as const).map((way) =>
    vi.spyOn(console, way).mockImplementation((line) => void lines.push(String(line))),
  );
  try {
    return { result: await run(), printed: lines.join('\n') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
