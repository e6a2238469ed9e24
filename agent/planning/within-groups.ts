import { readDatePart } from '../dates/day-parts.ts';
import { unitOf } from '../dates/relative-phrases.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import { addGroups } from './aggregate-frame.ts';
import { type Draft, isRefusal, type Refusal, refuse } from './draft.ts';
import { dimensionOf, isMeasureColumn } from './nouns.ts';
import type { GroupTerm, Parts } from './parts.ts';

/** The groups in each of which is ranked, and the rest of the question, which says what is ranked by what. */
export interface WithinGroups {
  terms: GroupTerm[];
  rest: Parts;
}

const openers = new Set('by per each in for of at on from within every across and'.split(' '));

/**
 * "top 2 products in each region", "best selling product by month", "latest order of each customer": one thing is ranked and
 * another one says within what. Null where only one is named, which is then what is ranked: "top regions", "the best month".
 */
export function withinGroupsOf(parts: Parts, tokens: Token[]): WithinGroups | null {
  const [group, ...more] = parts.groups.filter((candidate) => isWithin(parts, candidate, tokens));
  const [term, ...terms] = group?.terms ?? [];
  if (!group || !term || more.length + terms.length > 0) return null;
  const others = parts.groups.filter((candidate) => candidate !== group);
  const isNamed = [...parts.nouns, ...others.flatMap((other) => other.terms)].some(
    (noun) => (noun.kind !== 'column' || !isMeasureColumn(noun.column)) && !isCounted(parts, noun),
  );
  const isPerson = parts.asks.has('who');
  return isNamed || isPerson ? { terms: [term], rest: { ...parts, groups: others } } : null;
}

/** "most orders by channel": the orders are counted, and the channels are ranked. */
function isCounted({ ranks, asks }: Parts, { from }: GroupTerm): boolean {
  return (
    !asks.has('who') &&
    ranks.some((rank) => rank.kind === 'word' && rank.style === 'most' && rank.to === from)
  );
}

/** A unit of time without a word before it is what is ranked; an amount to group by is what it is ranked by. */
function isWithin({ ranks }: Parts, { from, terms, via }: Parts['groups'][number], tokens: Token[]): boolean {
  const [term] = terms;
  const isAmount = term?.kind === 'column' && isMeasureColumn(term.column);
  const opening = tokens[from]?.lower ?? '';
  const isUnit = unitOf(opening) !== null || readDatePart(tokens, from) !== null;
  // "top 3 titles by loans" ranks by their number.
  const isNumber =
    via === 'by' &&
    (term?.kind === 'table' || (term?.kind === 'column' && term.column.profile.role === 'identifier'));
  const isSaid = openers.has(opening) || via === 'adverb';
  // "revenue by region for the top 2 customers" chooses rows by a ranking.
  const isBehind = ranks.every((rank) => rank.from < from) || (from === 0 && via === 'each');
  return !isAmount && !isNumber && !isUnit && isSaid && isBehind;
}

/** Takes the ranking of a draft within the groups, which lead it: each has its own first ones. */
export function withinEach(model: SemanticModel, draft: Draft, terms: GroupTerm[]): Draft | Refusal {
  return draft.intent === 'records' ? recordsWithin(model, draft, terms) : groupsWithin(model, draft, terms);
}

function groupsWithin(model: SemanticModel, draft: Draft, terms: GroupTerm[]): Draft | Refusal {
  const groups = addGroups(model, terms, { ...draft, dimensions: [], grain: null });
  if (isRefusal(groups)) return groups;
  if (groups.grain && draft.grain) return refuse('Two units of time were asked for at once.');
  const isTwice = groups.dimensions.some(({ column }) =>
    draft.dimensions.some((known) => known.column.column === column.column),
  );
  if (isTwice) return refuse('The same thing cannot be ranked within itself.');
  return {
    ...groups,
    dimensions: [...groups.dimensions, ...draft.dimensions],
    grain: groups.grain ?? draft.grain,
    within: groups.dimensions.length + (groups.grain ? 1 : 0),
    ...(draft.grain ? { isGrainRanked: true as const } : {}),
    sort: [{ by: 'dimension', direction: 'ascending' }, ...draft.sort],
  };
}

function recordsWithin(model: SemanticModel, draft: Draft, [term]: GroupTerm[]): Draft | Refusal {
  if (!term || term.kind === 'grain')
    return refuse('Single rows are ranked within groups, not within units of time.');
  const dimension = dimensionOf(model, term);
  if (!dimension) return refuse('It is not clear within what is ranked.');
  const columns = dimension.key ? [dimension.column, dimension.key] : [dimension.column];
  const rest = draft.select.filter(
    (shown) => !columns.some((column) => column.table === shown.table && column.column === shown.column),
  );
  if (rest.some((shown) => columns.some(({ column }) => column === shown.column)))
    return refuse('Two columns of one name would be shown.');
  return {
    ...draft,
    mentions: term.kind === 'table' ? [...draft.mentions, term.table.sqlName] : draft.mentions,
    select: [...columns, ...rest],
    within: columns.length,
    sort: [...columns.map((by) => ({ by, direction: 'ascending' as const })), ...draft.sort],
  };
}
