import type { Cell } from '#kernel/catalog.ts';
import { narrate } from '../answer/narrate.ts';
import { buildSemanticModel } from '../model/semantic-model.ts';
import type { TestShop } from '../testing.ts';
import { normaliseQuestion } from '../text/tokens.ts';
import { questionTokens } from '../text/turned-questions.ts';
import type { LeftKind } from './row-query.ts';
import { signedReadings } from './row-readings.ts';
import { readRowTable } from './row-table.ts';

async function readingsOf(
  shop: TestShop,
  question: string,
): Promise<Awaited<ReturnType<typeof signedReadings>>> {
  const table = await readRowTable(buildSemanticModel(shop.catalog), shop.run, undefined);
  const tokens = questionTokens(normaliseQuestion(question));
  return table ? await signedReadings(table, tokens, shop.run, undefined) : [];
}

/** The rows that each reading finds in the only table of a test, however far it is trusted. */
export async function rowsOfReadings(shop: TestShop, question: string): Promise<Cell[][][]> {
  return (await readingsOf(shop, question)).map(({ result }) => result.rows);
}

/** The sentence that each reading is told in. */
export async function sentencesOfReadings(shop: TestShop, question: string): Promise<string[]> {
  const model = buildSemanticModel(shop.catalog);
  return (await readingsOf(shop, question)).map(({ candidate, result }) =>
    narrate(model, candidate.plan, result, 'en'),
  );
}

/** What each reading that tells just these cells leaves without a part. */
export async function leftByReadings(shop: TestShop, question: string, told: Cell[]): Promise<LeftKind[][]> {
  const isTold = (rows: Cell[][]): boolean =>
    rows.map(([cell]) => String(cell)).join('|') === told.map(String).join('|');
  return (await readingsOf(shop, question))
    .filter(({ result }) => isTold(result.rows))
    .map(({ query }) => query.left.map(({ kind }) => kind));
}

/** The first cell of each. */
export async function toldByReadings(shop: TestShop, question: string): Promise<(Cell | undefined)[]> {
  return (await rowsOfReadings(shop, question)).map(([row]) => row?.[0]);
}
