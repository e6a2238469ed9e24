import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import { canLookUp } from '../model/join-paths.ts';
import { columnKey, type SemanticModel } from '../model/semantic-model.ts';
import type { JsonValue } from '../providers/turn.ts';
import type { Area } from '../sources/areas.ts';
import { tokenize } from '../text/tokens.ts';
import type { ToolContext } from './tool.ts';

const tablesMaximum = 8;
const columnsMaximum = 25;
/** Of tables that the words hardly speak of. */
const columnsOfOthers = 8;
const tablesInFull = 3;
const valuesShown = 8;
const valuesLookedAt = 200;

interface Card {
  area: Area;
  model: SemanticModel;
  table: CatalogTable;
  /** Columns that the words name. */
  named: Set<string>;
  score: number;
}

/** The tables that words speak of, with those of their columns that matter; never the whole of a wide catalog. */
export function cardsFor(words: string, context: ToolContext): JsonValue {
  const cards = context.areas.flatMap((area) => cardsOf(area, words, context));
  const best = cards.toSorted((left, right) => right.score - left.score);
  const chosen = best.slice(0, tablesMaximum);
  return {
    tables: chosen.map((card, at) =>
      tableCard(card.table, card, context, at < tablesInFull ? columnsMaximum : columnsOfOthers),
    ),
    links: chosen.flatMap(({ model, table }) => linksOf(model, table, chosen)),
    ...(cards.length > chosen.length ? { moreTables: cards.length - chosen.length } : {}),
  };
}

export function tableCard(
  table: CatalogTable,
  { named }: Pick<Card, 'named'>,
  { disclosure }: ToolContext,
  columnsShown: number,
): JsonValue {
  const columns = table.profile.columns.toSorted(
    (left, right) => Number(named.has(right.name)) - Number(named.has(left.name)),
  );
  const shown = columns.slice(0, columnsShown);
  disclosure.toldTable(table.sqlName, shown.length);
  return {
    table: disclosure.name(table.sqlName),
    rowsAre: disclosure.name([table.name, ...(table.synonyms ?? [])].join(', ')),
    source: disclosure.name(table.dataSourceName),
    ...(table.isSample ? { isSample: true } : {}),
    ...(table.profile.mainDate === null ? {} : { mainDate: disclosure.name(table.profile.mainDate) }),
    columns: shown.map((column) => columnCard(column, disclosure)),
    ...(columns.length > shown.length ? { moreColumns: columns.length - shown.length } : {}),
  };
}

function columnCard(column: ColumnProfile, disclosure: ToolContext['disclosure']): JsonValue {
  const values: JsonValue[] = [];
  for (const { value } of column.values.slice(0, valuesLookedAt)) {
    if (values.length >= valuesShown) break;
    const told = disclosure.example(column, value);
    if (told !== null) values.push(told);
  }
  const names = [column.label, ...(column.synonyms ?? [])].filter((name) => name !== undefined);
  return {
    name: disclosure.name(column.name),
    type: column.type,
    role: column.role,
    ...(column.unit === null ? {} : { unit: disclosure.name(column.unit) }),
    ...(names.length > 0 ? { alsoCalled: disclosure.name(names.join(', ')) } : {}),
    ...(values.length > 0 ? { values } : {}),
  };
}

function cardsOf(area: Area, words: string, context: ToolContext): Card[] {
  const model = context.modelOf(area);
  const phrases = phrasesOf(words);
  return area.catalog.tables.map((table) => {
    const named = new Set<string>();
    let score = area.isSample ? -0.5 : 0;
    for (const phrase of phrases) {
      const isCalled = (model.tableIndex.get(phrase) ?? []).some((link) => link.table === table);
      const columns = (model.columnIndex.get(phrase) ?? []).filter(
        ({ column }) => column.ref.table === table.sqlName,
      );
      const values = (model.values.byPhrase.get(phrase) ?? []).filter(
        ({ column }) => column.table === table.sqlName,
      );
      for (const { column } of columns) named.add(column.ref.column);
      for (const { column } of values) named.add(column.column);
      score += (isCalled ? 2 : 0) + (columns.length > 0 ? 1 : 0) + (values.length > 0 ? 1 : 0);
    }
    return { area, model, table, named, score };
  });
}

function phrasesOf(words: string): string[] {
  const lemmas = tokenize(words).map(({ lemma }) => lemma);
  return lemmas.flatMap((_, at) =>
    [1, 2, 3].flatMap((length) =>
      at + length <= lemmas.length ? lemmas.slice(at, at + length).join(' ') : [],
    ),
  );
}

/** How the tables that are told hang together. */
function linksOf(model: SemanticModel, table: CatalogTable, told: Card[]): JsonValue[] {
  const isTold = (name: string): boolean => told.some((card) => card.table.sqlName === name);
  return model.catalog.relations
    .filter(
      ({ fromTable, toTable }) =>
        fromTable === table.sqlName && isTold(toTable) && canLookUp(model, fromTable, toTable),
    )
    .filter(({ fromTable, fromColumn }) =>
      model.columns.has(columnKey({ table: fromTable, column: fromColumn })),
    )
    .map(
      ({ fromTable, fromColumn, toTable }) => `each row of ${fromTable} has one ${toTable} by ${fromColumn}`,
    );
}
