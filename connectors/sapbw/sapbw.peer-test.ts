import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Olapy, startOlapy } from '../../tools/peers/olapy.ts';
import type { SystemTools } from '../system-connector.ts';
import type { SystemSession, SystemTable } from '../system-session.ts';
import { KeptRows } from '../testing-rows.ts';
import { sapBw } from './connect.ts';

/**
 * The connector against an engine of others that computes MDX. It has flat dimensions here, as BW's characteristics are; it asks nobody to sign in, and
 * answers whatever it does not understand by one fault.
 */

const files = {
  Facts: 'geo_id;time_id;Amount;Count\n1;1;100.25;1\n1;2;200.5;2\n2;1;50;3\n3;2;7;4\n3;2;1.5;1\n',
  Geography: 'geo_id;Country\n1;France\n2;Spain\n3;Canada\n',
  Time: 'time_id;Month\n1;202301\n2;202402\n',
};

const tools: SystemTools = {
  reach: { fetch, dial: () => Promise.reject(new Error('not used')) },
  signal: new AbortController().signal,
  onStage: () => {},
};

describe('OlaPy', () => {
  let server: Olapy | null = null;
  let session: SystemSession | undefined;
  let table: SystemTable | undefined;
  beforeAll(async () => {
    server = await startOlapy(files);
    if (!server) return;
    session = await sapBw.open?.(given(), tools);
    [table] = (await session?.tables()) ?? [];
  });
  afterAll(() => server?.[Symbol.asyncDispose]());

  const given = () => ({
    ...{ client: '100', host: '127.0.0.1', port: server?.port ?? 0, language: 'EN' },
    ...{ username: 'u', password: 'p' },
  });
  const read = async (columns: string[]): Promise<(string | null)[][]> => {
    if (!session || !table) throw new Error('There is no cube.');
    const kept = new KeptRows(columns.length);
    await session.read({ table, columns }, kept);
    return kept.end().toSorted();
  };

  it('is signed in to, and tells its cube', async (context) => {
    if (!server) return context.skip('OlaPy is not here.');
    expect(await sapBw.test(given(), tools)).toEqual({
      isOk: true,
      message: 'Connected to SAP BW. The user sees 1 cube or query.',
    });
    expect(table?.name).toBe('sales.sales');
    expect(table?.columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
      ...['Time text', 'Time key text', 'Geography text', 'Geography key text'],
      ...['Amount double', 'Count double'],
    ]);
  });

  it('hands out its cells where there are data', async (context) => {
    if (!server) return context.skip('OlaPy is not here.');
    expect(await read(['Geography', 'Time key', 'Amount', 'Count'])).toEqual([
      ['Canada', '202402', '8.5', '5'],
      ['France', '202301', '100.25', '1'],
      ['France', '202402', '200.5', '2'],
      ['Spain', '202301', '50.0', '3'],
    ]);
  });

  it('adds up over what was not chosen', async (context) => {
    if (!server) return context.skip('OlaPy is not here.');
    expect(await read(['Geography', 'Amount', 'Count'])).toEqual([
      ['Canada', '8.5', '5'],
      ['France', '300.75', '3'],
      ['Spain', '50.0', '3'],
    ]);
    expect(await read(['Time', 'Amount'])).toEqual([
      ['202301', '150.25'],
      ['202402', '209.0'],
    ]);
  });
});
