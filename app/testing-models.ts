import { expect } from 'vitest';
import type { Model } from '../features/models/contract.ts';
import type { Person, TestServer } from './testing.ts';

/** A small table to learn from, and what is done with models of it, for the tests of models through the whole product. */

const dayMs = 86_400_000;
export const days = 280;
export const dayOf = (day: number) => new Date(Date.UTC(2025, 0, 1) + day * dayMs).toISOString().slice(0, 10);

/** Two shops a day: visits by the weekday, and whether the day went well, which visits and price tell. */
export function visits(extraDays = 0): string {
  const lines = ['day,shop,price,visits,well'];
  for (let day = 0; day < days + extraDays; day += 1)
    for (const [at, shop] of ['Oslo', 'Bergen'].entries()) {
      const count = 40 + 30 * at + ([0, 4, 8, 12, 30, 60, 45][day % 7] ?? 0) + ((day * 37 + at * 11) % 9);
      const price = 10 + ((day * 53 + at) % 17);
      lines.push(`${dayOf(day)},${shop},${price},${count},${count * price > 1400 ? 'yes' : 'no'}`);
    }
  return `${lines.join('\n')}\n`;
}

export async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It did not come to pass.');
}

interface Desk {
  server: TestServer;
  person: Person;
  /** The data source of models that name no other. */
  sourceId: string;
}

/** @param desk read at each use: a test file fills it before its first test */
export function modelDesk(desk: () => Desk) {
  const path = (model: { id: string }, rest = '') => `/api/ml/models/${model.id}${rest}`;
  const create = (
    type: string,
    algorithm: string,
    configuration: object = {},
    dataSourceId: string | null = desk().sourceId,
  ) => {
    const name = `${type} ${algorithm}`;
    return desk().person.post<Model>('/api/ml/models', {
      name,
      type,
      algorithm,
      dataSourceId,
      configuration,
    });
  };
  return {
    path,
    create,
    async trained(...given: Parameters<typeof create>): Promise<Model> {
      const { person, server } = desk();
      const model = await create(...given);
      const begun = await person.call('POST', path(model, '/train'), { json: {} });
      expect(begun).toMatchObject({ status: 202, json: { status: 'training' } });
      await server.running.settleModels();
      return person.get<Model>(path(model));
    },
    predict: (model: Model, json: object) => desk().person.call('POST', path(model, '/predict'), { json }),
  };
}
