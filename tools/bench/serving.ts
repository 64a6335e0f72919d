import type { Subject } from './results.ts';
import { serverSpeed } from './server-speed.ts';

/** What our server answers a second, beside nginx on the same files where there is one, and whether its memory grows. */
export async function serving(): Promise<Subject[]> {
  const { one, all, nginx, errors, memory } = await serverSpeed();
  if (!nginx) console.log('bench: there is no nginx here to compare with (install it: apt-get install nginx-light).');
  return [
    {
      title: 'Serving, all headers, precompressed files',
      results: [
        {
          what: 'requests a second, a process a core (peer: nginx)',
          ours: all.rate,
          unit: '/s',
          ...(nginx && { limit: nginx.rate, atLeast: nginx.rate }),
        },
        {
          what: 'requests a second, one process',
          ours: one.rate,
          unit: '/s',
          ...(nginx && { limit: nginx.rate, atLeast: Math.round(nginx.rate * 0.7) }),
        },
        {
          what: 'processor time a request, one process (peer: nginx)',
          ours: one.cpu,
          unit: 'µs',
          ...(nginx && { limit: nginx.cpu }),
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
