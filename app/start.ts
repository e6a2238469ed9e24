import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { ConfigError, readConfig } from '#platform/config.ts';
import { DataDirectoryError } from '#platform/data-directory.ts';
import { createLog } from '#platform/log/log.ts';
import { MasterKeyError } from '#platform/vault/master-key.ts';
import type { RunningServer } from './server.ts';

const nodeMinimum = 24;
const shutdownMs = 30_000;
const parentCheckMs = 1_000;

await main();

async function main(): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) < nodeMinimum) {
    return fail(
      `Plumbline runs on Node ${nodeMinimum}, this is ${process.version}: start it with "npm start", which brings its own.`,
    );
  }
  try {
    // What the server and its processes write is for this user alone.
    process.umask(0o077);
    const config = readConfig(process.env);
    const log = createLog(config.LOG_LEVEL);
    keepCompiledCode();
    const { startServer } = await import('./server.ts');
    const running = await startServer(config, log);
    stopOnSignals(running);
    process.stdout.write(`Ready on ${running.url} in ${(performance.now() / 1000).toFixed(1)} s\n`);
    flushCompileCache();
  } catch (error) {
    fail(sentenceFor(error));
  }
}

/**
 * Keeps compiled code beside the packages, for the next start and for the processes and threads that this one starts. Where
 * this user may not write there, everything is compiled anew each time.
 */
function keepCompiledCode(): void {
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled');
  enableCompileCache();
}

/** One sentence for what people meet when they start a server; anything else is a defect and shows its origin. */
function sentenceFor(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof DataDirectoryError ||
    error instanceof MasterKeyError
  ) {
    return error.message;
  }
  const { code, port, message, stack } = error as {
    code?: string;
    port?: number;
    message?: string;
    stack?: string;
  };
  if (code === 'EADDRINUSE') {
    return `Port ${port ?? process.env.PORT ?? 3000} is already in use: stop what uses it, or set PORT to another port.`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} may not be opened by this user: set PORT to a port above 1023.`;
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000') {
    return `The database at DATABASE_URL cannot be used (${message ?? code}): check the address, the user and that it runs.`;
  }
  return `Plumbline could not start: ${stack ?? String(error)}`;
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

/** The first signal lets running requests end; a second one, or half a minute, does not wait for them. */
function stopOnSignals(running: RunningServer): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), shutdownMs).unref();
    running[Symbol.asyncDispose]().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (process.env.npm_lifecycle_event) stopWithParent(stop);
}

/** npm passes a signal on to its shell only; without this the server would live on without them and hold its port. */
function stopWithParent(stop: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, parentCheckMs);
  timer.unref();
}
