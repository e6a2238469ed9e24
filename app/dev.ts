import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { galleryPage } from './gallery-page.ts';

/**
 * The product with reload: the front end from its sources on PORT (default 3000), the server behind it on the next port,
 * started again when a file of it changes. `/gallery` shows every component in every state.
 */
const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;

const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', join(import.meta.dirname, 'start.ts')],
  {
    env: { ...process.env, PORT: String(serverPort), LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
const target = `http://localhost:${serverPort}`;
const frontEnd = await createServer({
  root: join(import.meta.dirname, '..'),
  plugins: [galleryPage()],
  server: { port, strictPort: true, proxy: { '/api': { target }, '/ws': { target, ws: true } } },
});
await frontEnd.listen();
process.stdout.write(`Ready on http://localhost:${port}, with reload\n`);

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

async function stop(): Promise<void> {
  server.kill('SIGTERM');
  await frontEnd.close();
  process.exit(0);
}
