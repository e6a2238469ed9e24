import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** For a peer that speaks HTTP in a process of its own. */

const startMs = 60_000;

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Ends the process where it does not answer in time. */
export async function untilAnswers(port: number, child: ChildProcess, name: string): Promise<void> {
  for (const end = Date.now() + startMs; Date.now() < end && child.exitCode === null; ) {
    try {
      await (await fetch(`http://127.0.0.1:${port}/`)).body?.cancel();
      return;
    } catch {
      await wait(200);
    }
  }
  child.kill('SIGKILL');
  throw new Error(`${name} did not start.`);
}
