import type { CatalogTable } from '#kernel/catalog.ts';
import { unitOfHeader } from '../lexicon/units.ts';
import { datingOf, eventWordsOf } from '../model/dating.ts';
import { clearMoneyMeasure } from '../model/default-measure.ts';
import { isParticiple } from '../model/header-forms.ts';
import { lemmasOfName, lemmasWithoutUnits } from '../model/name-phrases.ts';
import { isAboutPeople } from '../model/people-tables.ts';
import { isPersonNoun } from '../model/person-columns.ts';
import { columnKey, type ModelColumn, type SemanticModel } from '../model/semantic-model.ts';
import { wordsOfName } from '../text/lemmas.ts';
import { measureOn, type Refusal, refuse } from './draft.ts';
import { isDate, isNumber, tableNameOf } from './nouns.ts';
import type { Noun, Parts, RankPart } from './parts.ts';
import type { Ranking } from './rankings.ts';
import { quantityNames } from './sold-amounts.ts';

/** "oldest customer", "cheapest product": an adjective says the column and the direction. */
export function adjectiveRanking(
  model: SemanticModel,
  parts: Parts,
  rank: Extract<RankPart, { kind: 'adjective' }>,
): Ranking[] | Refusal {
  const columns = parts.nouns.filter((noun) => noun.kind === 'column');
  const target = parts.nouns.find((noun) => noun.kind === 'table') ?? parts.nouns[0];
  const isOneTable = new Set(parts.nouns.map(tableNameOf)).size === 1;
  const isClear =
    parts.nouns.length === 1 || (target?.kind === 'table' && parts.nouns.length === columns.length + 1);
  // "the cheapest phone and its department": what is added is not what is compared.
  const isAddedAlone =
    target?.kind === 'column' && parts.connectors.some((at) => at >= rank.to && at < target.from);
  if (isAddedAlone) return refuse(`It is not clear what should be the ${rank.phrase}.`);
  if (!target || !isOneTable || !isClear || parts.groups.length > 0 || parts.measures.length > 0)
    return refuse(`It is not clear what should be the ${rank.phrase}.`);
  const shown = target.kind === 'table' && columns.length > 0 ? columns.map((noun) => noun.column.ref) : null;
  const table = tableNameOf(target);
  const whole = wholeOfRow(model, target, rank.phrase);
  if (whole) return [{ target, metric: { kind: 'column', column: whole }, score: 0, assumed: null, shown }];
  const lengths = lengthsOf(model, table, rank);
  if (lengths.length > 1)
    return lengths.map((column) => ({
      target,
      metric: { kind: 'column', column },
      score: 0,
      assumed: null,
      shown,
    }));
  for (const { columns } of rank.meanings) {
    for (const name of columns) {
      const found = [...model.columns.values()].filter(
        (column) =>
          column.ref.table === table &&
          (isNumber(column) || isDate(column)) &&
          [
            lemmasOfName(column.ref.column),
            lemmasWithoutUnits(column.ref.column),
            withoutParticiple(column.ref.column),
            withoutUnit(column),
            withoutUnitWord(column.ref.column),
          ].some((words) => endsWith(words.join(' '), name)),
      );
      const named = [...model.columns.values()].filter(
        (column) => column.ref.table === table && isNumber(column) && column.lemmas.includes(name),
      );
      // Of a group only a price can be averaged, and where there are several, which one is asked.
      if (isPriceWord(rank.phrase) && named.length > 0 && named.every((column) => isGroupOf(target, column)))
        return named.map((column) => averageRanking(target, column));
      const [only, ...rest] = found;
      if (only && isGroupOf(target, only) && !isPersonNoun(lastLemma(target)))
        return refuse(`It is not clear how to find the ${rank.phrase}.`);
      if (only && rest.length === 0)
        return [{ target, metric: { kind: 'column', column: only }, score: 0, assumed: null, shown }];
      if (rest.length > 0)
        return found.map((column) => ({
          target,
          metric: { kind: 'column', column },
          score: 0,
          assumed: null,
          shown,
        }));
    }
  }
  const begun = target.kind === 'table' ? beginningOf(model, target.table, rank.phrase) : null;
  if (begun) return [{ target, metric: { kind: 'column', column: begun }, score: 0, assumed: null, shown }];
  return refuse(`No column says which is the ${rank.phrase}.`);
}

const beginnings = new Set(
  'create open order start begin receive submit raise report file request issue log post enter book add make place'.split(
    ' ',
  ),
);

/** "the oldest open ticket": the age of what came up on a day runs from that day; nothing else is old by the date of its row. */
function beginningOf(model: SemanticModel, table: CatalogTable, phrase: string): ModelColumn | null {
  const dating = ['oldest', 'youngest'].includes(phrase) && !isAboutPeople(table) ? datingOf(table) : null;
  const column = dating ? model.columns.get(columnKey(dating.column)) : undefined;
  const rows = new Set([table.name, ...table.profile.key].flatMap(lemmasOfName));
  const isBeginning =
    column !== undefined &&
    isDate(column) &&
    eventWordsOf(column.lemmas).every((word) => beginnings.has(word) || rows.has(word));
  return isBeginning ? column : null;
}

/** "the most expensive order" of several pieces: what the row came to, and not the price of one piece. */
function wholeOfRow(model: SemanticModel, target: Noun, phrase: string): ModelColumn | null {
  if (target.kind !== 'table' || !isPriceWord(phrase)) return null;
  const isOfPieces = target.table.profile.columns.some(({ name }) =>
    quantityNames.test(lemmasOfName(name).join(' ')),
  );
  const money = isOfPieces ? clearMoneyMeasure(model, null) : null;
  return money?.chosen.ref.table === target.table.sqlName ? money.chosen : null;
}

/** `LengthM` in metres is a length. */
function withoutUnit({ ref, profile }: ModelColumn): string[] {
  const words = lemmasOfName(ref.column);
  return profile.unit?.toLowerCase() === words.at(-1) ? words.slice(0, -1) : words;
}

/** `height_feet` is a height. */
function withoutUnitWord(name: string): string[] {
  const words = wordsOfName(name);
  return unitOfHeader(words, null) === null ? lemmasOfName(name) : lemmasOfName(name).slice(0, -1);
}

/** "Price Paid" is a price. */
function withoutParticiple(name: string): string[] {
  const last = wordsOfName(name).at(-1) ?? '';
  return isParticiple(last) ? lemmasOfName(name).slice(0, -1) : lemmasOfName(name);
}

/** "longest" of rides that have both a duration and a distance may be either. */
function lengthsOf(
  model: SemanticModel,
  table: string,
  { phrase, meanings }: Extract<RankPart, { kind: 'adjective' }>,
): ModelColumn[] {
  if (!['longest', 'shortest'].includes(phrase)) return [];
  return [...model.columns.values()].filter((column) => {
    const words = lemmasOfName(column.ref.column);
    const bare = unitOfHeader(words, null) === null ? words : words.slice(0, -1);
    const isLength = meanings.some(({ columns }) => columns.some((name) => endsWith(bare.join(' '), name)));
    return column.ref.table === table && isNumber(column) && isLength;
  });
}

function isPriceWord(phrase: string): boolean {
  return /^(cheapest|costliest|priciest|(most|least) expensive)$/.test(phrase);
}

function lastLemma(target: Noun): string {
  return target.kind === 'column' ? (target.column.lemmas.at(-1) ?? '') : '';
}

/** "cheapest carrier": a carrier is no row with a price, so its rows are averaged. */
function isGroupOf(target: Noun, metric: ModelColumn): boolean {
  return (
    target.kind === 'column' &&
    target.column.ref.table === metric.ref.table &&
    !target.column.profile.isUnique &&
    target.column.profile.role !== 'text'
  );
}

function averageRanking(target: Noun, column: ModelColumn): Ranking {
  return {
    target,
    metric: { kind: 'measure', measure: measureOn('avg', column.ref) },
    score: -0.02,
    assumed: { chosen: column, others: [] },
    shown: null,
  };
}

export function endsWith(words: string, tail: string): boolean {
  return words === tail || words.endsWith(` ${tail}`);
}
