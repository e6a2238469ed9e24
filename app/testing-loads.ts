import type { SystemConnector } from '#connectors/index.ts';
import { serveLoads } from './serve-loads.ts';

/** A process that reads a system which answers with one text to whoever has the token. For tests alone. */
const signed: SystemConnector = {
  test: () => Promise.resolve({ isOk: true, message: 'not asked for' }),
  async open(settings, { reach, accessToken }) {
    const token = await accessToken?.();
    return {
      tables: async () => {
        const answer = await reach.fetch(`http://${String(settings.host)}:${Number(settings.port)}/`, {
          headers: { authorization: `Bearer ${token?.value}` },
        });
        const label = `${answer.status} ${await answer.text()}`;
        return [
          {
            ...{ name: 'told', schema: null, kind: 'table', label },
            ...{ rowEstimate: null, columns: [], key: [] },
          },
        ];
      },
      read: () => Promise.reject(new Error('There is nothing to read.')),
      close: () => Promise.resolve(),
    };
  },
};

serveLoads(() => Promise.resolve(signed));
