import type { Cell } from '#kernel/catalog.ts';
import { buildSemanticModel } from '../model/semantic-model.ts';
import type { TestShop } from '../testing.ts';
import { normaliseQuestion } from '../text/tokens.ts';
import { questionTokens } from '../text/turned-questions.ts';
import { signedReadings } from './row-readings.ts';
import { readRowTable } from './row-table.ts';

/** The rows that each reading finds in the only table of a test, however far it is trusted. */
export async function rowsOfReadings(shop: TestShop, question: string): Promise<Cell[][][]> {
  const table = await readRowTable(buildSemanticModel(shop.catalog), shop.run, undefined);
  const tokens = questionTokens(normaliseQuestion(question));
  const readings = table ? await signedReadings(table, tokens, shop.run, undefined) : [];
  return readings.map(({ result }) => result.rows);
}

/** The first cell of each. */
export async function toldByReadings(shop: TestShop, question: string): Promise<(Cell | undefined)[]> {
  return (await rowsOfReadings(shop, question)).map(([row]) => row?.[0]);
}
