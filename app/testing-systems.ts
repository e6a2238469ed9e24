import { connect } from 'node:net';
import type { SystemConnector } from '#connectors/index.ts';
import { serveSystems } from './serve-systems.ts';

/** A process of connectors that are wrong, each in one way: what holds them is the process itself. For tests alone. */

const place = (settings: Record<string, unknown>) => ({
  host: String(settings.host),
  port: Number(settings.port),
});

const connectors: Record<string, SystemConnector> = {
  /** Keeps all that it is sent, where V8 does not count it. */
  greedy: {
    async test(settings, { reach }) {
      const kept: Buffer[] = [];
      const socket = await reach.dial(place(settings));
      for await (const chunk of socket) kept.push(Buffer.from(chunk as Buffer));
      return { isOk: true, message: `${kept.length}` };
    },
  },
  /** Keeps it as objects, where V8 does. */
  hoarder: {
    async test(settings, { reach }) {
      const kept: string[][] = [];
      const socket = await reach.dial(place(settings));
      for await (const chunk of socket)
        kept.push([...(chunk as Buffer).toString('hex')].map((sign) => `${sign}${kept.length}`));
      return { isOk: true, message: `${kept.length}` };
    },
  },
  /** Dials past what it was handed, as a driver would. */
  past: {
    async test(settings, { reach }) {
      await reach.dial(place(settings));
      const message = await new Promise<string>((resolve) => {
        const socket = connect(place(settings));
        socket.on('error', (error) => resolve(error.message));
        socket.on('connect', () => resolve('connected'));
      });
      return { isOk: false, message };
    },
  },
  /** Is led from one host to the next. */
  led: {
    async test(settings, { reach }) {
      for (let hop = 0; hop < 100; hop += 1)
        (await reach.dial({ ...place(settings), host: `hop${hop}.example` })).destroy();
      return { isOk: true, message: 'at the end' };
    },
  },
  /** Reads an address of the web, whatever comes. */
  web: {
    async test(settings, { reach }) {
      const answer = await reach.fetch(`http://${String(settings.host)}:${Number(settings.port)}/`, {
        headers: { authorization: 'Bearer canary-of-rogues' },
      });
      return { isOk: answer.ok, message: `${answer.status} ${(await answer.text()).length}` };
    },
  },
  /** Signs its call with what the server hands out, and asks for another one where that is refused. */
  signed: {
    async test(settings, { reach, accessToken }) {
      if (!accessToken) return { isOk: false, message: 'no token is to be had' };
      const call = async (stale?: string): Promise<Response> => {
        const token = await accessToken(stale);
        const answer = await reach.fetch(`http://${String(settings.host)}:${Number(settings.port)}/`, {
          headers: { authorization: `Bearer ${token.value}` },
        });
        return answer.status === 401 && stale === undefined ? call(token.value) : answer;
      };
      try {
        const answer = await call();
        return { isOk: answer.ok, message: `${answer.status} ${await answer.text()}` };
      } catch (error) {
        return { isOk: false, message: error instanceof Error ? error.message : 'not thrown as an error' };
      }
    },
  },
  busy: {
    test() {
      for (;;);
    },
  },
  crash: {
    test() {
      setTimeout(() => {
        throw new Error('canary-of-servers');
      });
      return new Promise(() => {});
    },
  },
  talker: { test: () => Promise.resolve({ isOk: true, message: 'x'.repeat(100_000) }) },
  /** Says what it can see of the process that started it. */
  environment: {
    test: () =>
      Promise.resolve({
        isOk: true,
        message: JSON.stringify([Object.keys(process.env), process.argv.slice(2), process.cwd()]),
      }),
  },
};

serveSystems((system) =>
  Promise.resolve(connectors[system] ?? { test: () => Promise.reject(new Error(system)) }),
);
