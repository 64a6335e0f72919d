/** Runs bundlers in production mode. Vite and React read the mode from the environment, where a test runner sets another. */
export async function inProduction(act: () => Promise<void>): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await act();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
