import { datingOf } from '../model/dating.ts';
import { columnKey, type SemanticModel } from '../model/semantic-model.ts';
import { type Refusal, refuse } from './draft.ts';
import { isDate } from './nouns.ts';
import type { Noun, Parts, RankPart } from './parts.ts';

type ColumnNoun = Extract<Noun, { kind: 'column' }>;

/** A date of which the earliest or latest is asked for, and the rest of the question. */
export interface EventTime {
  date: ColumnNoun;
  rest: Parts;
}

/**
 * "latest signup date", "date of the first order of each customer", "when was each product last ordered": the first or last of the dates, and
 * not the row that has it: of several orders on that day none is meant. Null where rows are asked for.
 */
export function eventTime(model: SemanticModel, parts: Parts, rank: RankPart): EventTime | Refusal | null {
  if (rank.kind !== 'date' || rank.count !== null || parts.measures.length + parts.byMeasures.length > 0)
    return null;
  const [first, ...more] = parts.nouns;
  if (first?.kind === 'column' && isDate(first.column) && more.length === 0) return ofDay(parts, first);
  return ofEach(model, parts);
}

/** "on which day did the last customer sign up": the day is that date; of a month it is not clear what it is of. */
function ofDay(parts: Parts, date: ColumnNoun): EventTime | Refusal {
  const isAsked = parts.asks.has('which') || parts.asks.has('what');
  const [unit, ...more] = parts.groups
    .filter(({ via }) => via === 'each' && isAsked)
    .flatMap(({ terms }) => terms);
  if (unit?.kind !== 'grain') return { date, rest: parts };
  return unit.grain === 'day' && more.length === 0
    ? { date, rest: { ...parts, groups: parts.groups.filter(({ terms }) => !terms.includes(unit)) } }
    : refuse('It is not clear of which period the latest is asked for.');
}

function ofEach(model: SemanticModel, parts: Parts): EventTime | null {
  const tables = parts.nouns.filter((noun) => noun.kind === 'table');
  const dates = parts.nouns.filter((noun) => noun.kind === 'column');
  const [event, ...others] = tables;
  const [named, ...more] = dates;
  const isAsked = parts.asks.has('when') || named !== undefined;
  const groups = parts.groups.flatMap(({ terms }) => terms);
  if (!event || others.length + more.length > 0 || !isAsked || groups.length > 1) return null;
  if (groups.length === 0 && !isDateAsked(parts, event, named)) return null;
  if (groups.some((term) => term.kind === 'grain' || (term.kind === 'table' && term.table === event.table)))
    return null;
  const dating = datingOf(event.table);
  const column = dating ? model.columns.get(columnKey(dating.column)) : undefined;
  if (!column || (named && named.column !== column)) return null;
  const { from, to } = event;
  const link = { column, score: 1, source: 'default' as const, phrase: column.label };
  const asks = parts.asks.difference(new Set(['when']));
  return {
    date: { kind: 'column', column, link, isOwned: true, from, to },
    rest: { ...parts, asks, nouns: [] },
  };
}

/** "when was the first order", "date of the first order"; "the first customer by signup date" and "who signed up first" ask for the thing. */
function isDateAsked({ asks }: Parts, event: Noun, named: ColumnNoun | undefined): boolean {
  if (asks.has('when')) return true;
  const isDateSaid = named !== undefined && named.from < event.from && /\bdate\b/.test(named.link.phrase);
  return isDateSaid && !asks.has('who') && !asks.has('which');
}

/** "the first customer by signup date": the date by which the first is told, and no groups. */
export function withNamedDate(parts: Parts): Parts {
  const [rank] = parts.ranks;
  const [group, ...more] = parts.groups;
  const [term, ...terms] = group?.terms ?? [];
  const isDated = term?.kind === 'column' && isDate(term.column);
  if (rank?.kind !== 'date' || group?.via !== 'by' || more.length + terms.length > 0 || !isDated)
    return parts;
  return { ...parts, groups: [], nouns: [...parts.nouns, { ...term, distinct: false, isAdded: false }] };
}
