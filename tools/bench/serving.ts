import type { Subject } from './results.ts';
import { serverSpeed } from './server-speed.ts';

/** What our server answers a second, beside nginx on the same files where there is one, and whether its memory grows. */
export async function serving(): Promise<Subject[]> {
  const { ours, nginx, errors, memory } = await serverSpeed();
  if (!nginx) console.log('bench: there is no nginx here to compare with (install it: apt-get install nginx-light).');
  return [
    {
      title: 'Serving, all headers, precompressed files',
      results: [
        {
          what: 'requests a second (peer: nginx)',
          ours,
          unit: '/s',
          ...(nginx && { limit: nginx, atLeast: Math.round(nginx * 0.7) }),
        },
        { what: 'errors', ours: errors, unit: '', atMost: 0 },
        {
          what: 'memory after 200,000 requests (plain page: before)',
          ours: memory.after,
          unit: 'MB',
          limit: memory.before,
          atMost: Math.round(memory.before * 1.05),
        },
      ],
    },
  ];
}
