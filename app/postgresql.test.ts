import { expect, inject, it } from 'vitest';
import { createPostgresDatabase } from '#platform/db/testing.ts';
import type { Exchange } from '../features/chat/contract.ts';
import type { UploadResponse } from '../features/sources/contract.ts';
import { startTestServer } from './testing.ts';

it.runIf(inject('postgresUrl'))(
  'does the main job with its metadata in PostgreSQL, also after a restart',
  async () => {
    const settings = { DATABASE_URL: await createPostgresDatabase() };
    await using server = await startTestServer(settings);
    const person = await server.signUp();
    await server.running.settleJobs();
    const uploaded = await person.upload<UploadResponse>('trips.csv', 'city,km\nOslo,3\nBergen,4\nOslo,5\n');
    const { aiMessage } = await person.ask<Exchange>('total km by city', [uploaded.dataSource.id]);
    expect(aiMessage.metadata.answer?.rows).toEqual([
      ['Oslo', 8],
      ['Bergen', 4],
    ]);
    expect(await person.get('/api/dashboard/stats')).toMatchObject({ dataSources: 2, voiceInteractions: 0 });
    await server.running[Symbol.asyncDispose]();

    await using again = await startTestServer(settings, { directory: server.directory });
    const { status, json } = await again
      .browse()
      .call('GET', '/api/data-sources', { headers: { cookie: person.cookies() } });
    expect(status).toBe(200);
    expect((json as { name: string }[]).map(({ name }) => name).toSorted()).toEqual([
      'Sample company',
      'trips',
    ]);
  },
);
