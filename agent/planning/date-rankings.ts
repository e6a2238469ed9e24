import { datingOf } from '../model/dating.ts';
import { canLookUp } from '../model/join-paths.ts';
import { isYearColumn } from '../model/panel-tables.ts';
import {
  columnKey,
  displayColumn,
  keyColumn,
  type ModelColumn,
  type SemanticModel,
  tableOf,
} from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import { type Refusal, refuse } from './draft.ts';
import { saysItsTable } from './list-entity.ts';
import { isDate, tableNameOf } from './nouns.ts';
import type { Noun, Parts } from './parts.ts';
import type { Ranking } from './rankings.ts';

/** "latest order", "name of the club that was founded most recently": by the date that is named, or that the table is dated by. */
export function dateRanking(model: SemanticModel, parts: Parts, nouns: Noun[]): Ranking[] | Refusal {
  // "the first and last names": there "first" is no order.
  const [rank] = parts.ranks;
  const end = rank?.kind === 'date' && rank.direction === 'ascending' ? 'earliest' : 'latest';
  const isUnsaid = refuse(`It is not clear of what the ${end} is asked for.`);
  if (rank && parts.connectors.includes(rank.to)) return isUnsaid;
  const event = eventOf(model, parts, nouns);
  if (event) return [event];
  const columns = nouns.flatMap((noun) => (noun.kind === 'column' ? [noun.column] : []));
  const tables = nouns.filter((noun) => noun.kind === 'table');
  const [rows] = tables;
  const [first] = nouns;
  const [name, ...more] = new Set(nouns.map(tableNameOf));
  const isOfRows = tables.length === 1 || nouns.some(isOwned);
  const isUnclear = tables.length > 1 || more.length > 0 || (columns.length > 0 && !isOfRows);
  if (!first || name === undefined || isUnclear) return isUnsaid;
  const named = namedDate(parts, columns, name);
  const date = named ?? datedBy(model, name);
  if (!date) return refuse(`${tableOf(model, name).name} has no date to order by.`);
  if (date.ref.table !== name) return isUnsaid;
  const shown = columns.filter((column) => column !== date).map(({ ref }) => ref);
  return [
    {
      target: rows ?? first,
      metric: { kind: 'column', column: date },
      score: 0,
      assumed: null,
      ...(named ? {} : { isDateAssumed: true as const }),
      shown: shown.length > 0 ? shown : null,
    },
  ];
}

function isOwned(noun: Noun): boolean {
  return noun.kind === 'column' && (noun.isOwned || saysItsTable(noun));
}

/**
 * "which product did Ada order last", "the last customer that bought an anvil": the event beside the thing is told apart by its date, and what is
 * asked for is whose or of what it was. Null where the event itself is asked for.
 */
function eventOf(model: SemanticModel, parts: Parts, nouns: Noun[]): Ranking | null {
  const [first, second, ...more] = nouns;
  const [rank] = parts.ranks;
  if (!first || !second || !rank || more.length > 0 || parts.asks.has('when')) return null;
  const [event, thing] =
    second.kind === 'table' && isOf(model, second, first) ? [second, first] : [first, second];
  if (event.kind !== 'table' || !isOf(model, event, thing)) return null;
  // "phone of the tenant who signed the lease that ended most recently".
  const isAsked =
    thing.from < event.from && (parts.asks.has('which') || parts.asks.has('what') || isOwned(thing));
  const isEvent = rank.to === event.from && !isAsked;
  if (!isEvent && rank.to !== thing.from && !isAsked) return null;
  const { sqlName } = event.table;
  const date = namedDate(parts, [], sqlName) ?? datedBy(model, sqlName);
  const shown = isEvent ? null : shownOf(thing);
  return date && (shown || isEvent)
    ? {
        target: event,
        metric: { kind: 'column', column: date },
        score: 0,
        assumed: null,
        shown: shown ? [shown] : null,
      }
    : null;
}

function isOf(model: SemanticModel, event: Noun, thing: Noun): boolean {
  return (
    tableNameOf(event) !== tableNameOf(thing) && canLookUp(model, tableNameOf(event), tableNameOf(thing))
  );
}

/** What people call a thing by; of a column, itself. */
function shownOf(thing: Noun): ColumnRef | null {
  if (thing.kind === 'column') return isDate(thing.column) ? null : thing.column.ref;
  return displayColumn(thing.table) ?? keyColumn(thing.table);
}

/** "the most recent start date", "joined latest": the only date that the words speak of. */
function namedDate(parts: Parts, columns: ModelColumn[], table: string): ModelColumn | null {
  const verbs = parts.dateVerbs.map(({ column }) => column).filter(({ ref }) => ref.table === table);
  const [verb, ...more] = new Set(verbs);
  if (verb && more.length === 0) return verb;
  const dates = columns.filter((column) => isDate(column) || isYearColumn(column.profile));
  return dates.length === 1 ? (dates[0] ?? null) : null;
}

function datedBy(model: SemanticModel, name: string): ModelColumn | undefined {
  const dating = datingOf(tableOf(model, name));
  return dating ? model.columns.get(columnKey(dating.column)) : undefined;
}
