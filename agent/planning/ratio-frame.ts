import { canLookUp } from '../model/join-paths.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import type { ModelColumn, SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import { addGroups, aggregateFrame, draftMeasure, impliedMeasure } from './aggregate-frame.ts';
import { nounAssumptions } from './assumptions.ts';
import { applyConditions } from './conditions.ts';
import {
  countOf,
  type Draft,
  type DraftMeasure,
  emptyDraft,
  isRefusal,
  measureOn,
  type Refusal,
  refuse,
} from './draft.ts';
import { isOfTotals } from './mean-of-totals.ts';
import type { GroupTerm, MeasureTerm, Noun, Parts } from './parts.ts';
import { isTotalWord } from './period-means.ts';

/**
 * "revenue per customer", "average number of orders per customer": a total divided by how many there are.
 * Null where the question is no such ratio. After "show" or "list" it has two meanings and is left to be grouped. What a customer is of,
 * as in "revenue per customer by segment", is told by group: a row for each customer would name a segment for each.
 */
export function ratioFrame(
  model: SemanticModel,
  parts: Parts,
  tokens: readonly Token[],
): Draft[] | Refusal | null {
  const group = parts.groups.find(
    ({ via, terms }) => via === 'per' && terms.length === 1 && terms.every(isCountable),
  );
  const [entity] = group?.terms ?? [];
  const kinds = parts.groups.filter((other) => other !== group).flatMap(({ terms }) => terms);
  if (!group || !entity || !isCountable(entity) || !kinds.every((kind) => isOfEntity(model, kind, entity)))
    return null;
  const [term, ...moreMeasures] = parts.measures;
  const [noun, ...moreNouns] = parts.nouns;
  if (moreMeasures.length > 0 || moreNouns.length > 0 || (term && noun)) return null;
  const isOnAverage = parts.marks.has('onAverage');
  // "orders per customer by country".
  const ofKinds = kinds.length > 0 && !term && noun?.kind === 'table' ? countOf(noun.table.sqlName) : null;
  const counted = ofKinds ?? (isOnAverage ? countedPer(parts, term ?? noun) : null);
  const base = counted ?? baseMeasure(term, noun);
  if (
    base === null ||
    (parts.asks.has('howMany') && !counted) ||
    parts.asks.has('show') ||
    parts.asks.has('which') ||
    parts.sorts.length > 0 ||
    parts.charts.length > 0
  )
    return null;
  const ofRows = rateOfRows(model, parts, entity, kinds);
  if (ofRows) return ofRows;
  if (isRefusal(base)) return base;
  const isAverage = term?.aggregate === 'avg' || isOnAverage;
  const isOfRows = term !== undefined && !isOfTotals(term, tokens) && averagesRows(model, term, entity);
  if (isOfRows === true) return null;
  if (!isAverage && base.column === null && !ofKinds) return null;
  const per: DraftMeasure['per'] =
    entity.kind === 'table'
      ? { entity: entity.table.sqlName, column: null }
      : { entity: null, column: entity.column.ref };
  // "average sale per order" of a table called sales and orders: there is one of each.
  if (entity.kind === 'table' && base.column === null && base.entity === entity.table.sqlName)
    return refuse('Each of them is one; it is not clear what is told of each.');
  // Each session has its amount: what a session comes to is the average of those that tell one.
  const isOfOwnRows =
    entity.kind === 'table' && base.column?.table === entity.table.sqlName && kinds.length > 0;
  const measure = isOfOwnRows && base.column ? measureOn('avg', base.column, base.asked) : { ...base, per };
  const grouped = addGroups(model, kinds, {
    ...emptyDraft('aggregate'),
    measures: [measure],
    assumptions: nounAssumptions(model, [noun ?? null, term?.noun ?? null]),
  });
  const done = isRefusal(grouped) ? grouped : applyConditions(model, parts, grouped, null);
  if (isRefusal(done)) return done;
  const each = isOfRows === 'open' ? aggregateFrame(model, parts) : null;
  return each && !isRefusal(each) ? [done, ...each] : [done];
}

/**
 * "average order amount per customer": each order has its amount, so they are averaged for each customer. What one order is made of is added up
 * first, and so are words for all that comes in; where a column is called by such a word, either may be meant.
 */
function averagesRows(model: SemanticModel, term: MeasureTerm, entity: Noun): boolean | 'open' {
  const { noun, aggregate } = term;
  if (aggregate !== 'avg' || noun?.kind !== 'column' || noun.column.profile.role !== 'additive') return false;
  const owner = entity.kind === 'table' ? entity.table.sqlName : ownerOf(model, entity.column);
  const isOfItself =
    entity.kind === 'table'
      ? entity.table.sqlName === noun.column.ref.table
      : entity.column.profile.isUnique && owner === noun.column.ref.table;
  const words = entity.kind === 'table' ? lemmasOfName(entity.table.name) : entity.column.lemmas;
  if (isOfItself || words.some((word) => documents.has(word))) return false;
  if (entity.kind === 'table' && isOfEachRow(noun, entity)) return true;
  if (!isMass(noun.link.phrase)) return true;
  return noun.link.source === 'name' ? 'open' : false;
}

/** What has lines: the average of its lines is not what people ask of it. */
const documents = new Set(
  'order invoice bill basket cart receipt check ticket session visit trip booking transaction sale purchase shipment reservation'.split(
    ' ',
  ),
);
const masses = new Set(['money', 'takings', 'spending', 'expense', 'earnings', 'spent']);

function isMass(phrase: string): boolean {
  return isTotalWord(phrase) || masses.has(phrase);
}

/** "order value", "invoice amount": an amount that is called by its own rows. */
function isOfEachRow(noun: Noun | null, { table }: Extract<Noun, { kind: 'table' }>): boolean {
  if (noun?.kind !== 'column' || noun.column.ref.table === table.sqlName) return false;
  const [rows, kind, ...more] = noun.link.phrase.split(' ');
  const isAmount = kind === undefined || ['value', 'amount', 'size', 'total'].includes(kind);
  return isAmount && more.length === 0 && lemmasOfName(noun.column.table.name).includes(rows ?? '');
}

/** "average discount per order": each order has one, so the average of the rows is asked for. */
function rateOfRows(
  model: SemanticModel,
  parts: Parts,
  entity: Noun,
  kinds: GroupTerm[],
): Draft[] | Refusal | null {
  const [term] = parts.measures;
  const noun = term?.noun ?? parts.nouns[0];
  const isAverage = term ? term.aggregate === 'avg' : parts.marks.has('onAverage');
  if (!isAverage || noun?.kind !== 'column' || noun.column.profile.role !== 'ratio') return null;
  if (entity.kind !== 'table' || entity.table.sqlName !== noun.column.ref.table) return null;
  const grouped = addGroups(model, kinds, {
    ...emptyDraft('aggregate'),
    measures: [measureOn('avg', noun.column.ref)],
    assumptions: nounAssumptions(model, [noun]),
  });
  const done = isRefusal(grouped) ? grouped : applyConditions(model, parts, grouped, null);
  return isRefusal(done) ? done : [done];
}

/** A segment is one of each customer; a month is none of them. */
function isOfEntity(model: SemanticModel, kind: GroupTerm, entity: Noun): boolean {
  if (kind.kind !== 'column') return false;
  const owner = entity.kind === 'table' ? entity.table.sqlName : (ownerOf(model, entity.column) ?? '');
  return !kind.column.profile.isUnique && owner !== '' && canLookUp(model, owner, kind.column.ref.table);
}

/** The table whose key a column is, or points to. */
function ownerOf(model: SemanticModel, { ref, profile }: ModelColumn): string | null {
  if (profile.isUnique) return ref.table;
  const relation = model.catalog.relations.find(
    ({ fromTable, fromColumn }) => fromTable === ref.table && fromColumn === ref.column,
  );
  return relation?.toTable ?? null;
}

/** "how many orders per customer on average": the rows that are counted for each. */
function countedPer(
  parts: Parts,
  counted: Parts['measures'][number] | Noun | undefined,
): DraftMeasure | null {
  if (!counted) return null;
  const noun = 'aggregate' in counted ? counted.noun : counted;
  const isCount = 'aggregate' in counted ? counted.aggregate === 'count' : parts.asks.has('howMany');
  return isCount && noun?.kind === 'table' ? countOf(noun.table.sqlName) : null;
}

function isCountable(term: GroupTerm): term is Noun {
  return term.kind === 'table' || (term.kind === 'column' && term.column.profile.role === 'identifier');
}

function baseMeasure(
  term: Parts['measures'][number] | undefined,
  noun: Noun | undefined,
): DraftMeasure | Refusal | null {
  if (term?.aggregate === 'avg' && term.noun?.kind === 'column') {
    return term.noun.column.profile.role === 'additive' ? measureOn('sum', term.noun.column.ref) : null;
  }
  if (term?.aggregate === 'avg' && term.noun?.kind === 'table') return countOf(term.noun.table.sqlName);
  if (term) return term.aggregate === 'sum' ? draftMeasure(term) : null;
  if (!noun) return null;
  const implied = impliedMeasure(noun);
  return implied?.aggregate === 'sum' ? implied : refuse('A price per thing is not a total to divide.');
}
