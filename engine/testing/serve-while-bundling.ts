import { devServer } from '../server/dev/dev-server.ts';
import { listen } from '../server/listen.ts';

// A process that serves a site for the studio. React's renderer is loaded in the mode that a bundler at work sets.
const { server } = await devServer(process.argv[2] as string, {
  unsaved: { over: (onDisk) => onDisk, isDirty: () => false },
});
process.env.NODE_ENV = 'production';
await import('react-dom/server');
process.env.NODE_ENV = 'development';
await listen(server, 'serve-while-bundling');
