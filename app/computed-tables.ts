import type { Plan } from '#agent/index.ts';
import type { Catalog } from '#kernel/catalog.ts';

/** What columns of predictions are called, and what people call them. */
const computedWords = /predict|forecast|certain|cluster|anomal|unusual/i;

/**
 * Without tables that a model made of others. Such a table has the columns of the table it was made of: whoever asks for its amounts means the table
 * itself. Where nothing else would be left, it is what is meant.
 */
export function withoutComputed(catalog: Catalog): Catalog {
  const computed = new Set(
    catalog.tables.filter(({ isComputed }) => isComputed === true).map(({ sqlName }) => sqlName),
  );
  if (computed.size === 0 || computed.size === catalog.tables.length) return catalog;
  const isOfOthers = ({ fromTable, toTable }: { fromTable: string; toTable: string }) =>
    !computed.has(fromTable) && !computed.has(toTable);
  return {
    ...catalog,
    tables: catalog.tables.filter(({ sqlName }) => !computed.has(sqlName)),
    relations: catalog.relations.filter(isOfOthers),
    ...(catalog.proposed && { proposed: catalog.proposed.filter(isOfOthers) }),
  };
}

interface Asked {
  question: string;
  catalog: Catalog;
  /** Null where the conversation is limited to no source. */
  dataSourceIds: readonly string[] | null;
  previous: Plan | null;
  chosen: Plan | null;
}

/** A question with the tables that it may mean: those that a model made only where its words, its conversation or the answer before speak of them. */
export function withMeantTables<Request extends Asked>(request: Request): Request {
  const { question, catalog, dataSourceIds, previous, chosen } = request;
  if (dataSourceIds !== null || computedWords.test(question)) return request;
  const plans = JSON.stringify([previous, chosen]);
  const isSpokenOf = catalog.tables.some(
    ({ isComputed, sqlName }) => isComputed === true && plans.includes(`"${sqlName}"`),
  );
  return isSpokenOf ? request : { ...request, catalog: withoutComputed(catalog) };
}
