import { canLookUp } from '../model/join-paths.ts';
import { mayBeMost } from '../model/row-amounts.ts';
import type { ModelColumn, SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import { busyUnit } from './busy-units.ts';
import { countOf, type Refusal, refuse } from './draft.ts';
import { tableNameOf } from './nouns.ts';
import type { GroupTerm, Noun, Parts, RankPart } from './parts.ts';
import type { Ranking } from './rankings.ts';

/** "the most common city of the customers": what stands beside the word is counted by its rows. */
export function commonRanking(
  model: SemanticModel,
  parts: Parts,
  rank: RankPart,
  tokens: Token[],
): Ranking[] | Refusal {
  const unclear = refuse('It is not clear what should be counted.');
  const busy = busyUnit(model, parts);
  if (busy) return busy;
  const said = byRelatedRows(model, parts);
  if (said) return said;
  if (parts.measures.length + parts.byMeasures.length + parts.groups.length > 0) return unclear;
  const target = parts.nouns.find((noun) => noun.from === rank.to) ?? parts.nouns[0];
  const beside = parts.nouns.filter((noun) => noun !== target);
  // "the most common position of players in matches": the rows of the matches bear it, and each is of one player.
  const events = beside.filter((noun) => !target || !isAbove(model, target, noun));
  const [counted, ...more] = events.length > 0 ? events : beside;
  if (!target || more.length > 0 || (counted && counted.kind !== 'table')) return unclear;
  if (target.kind === 'table') {
    const [only, ...others] = counted ? [counted.table.sqlName] : eventTables(model, target.table.sqlName);
    if (only === undefined || others.length > 0) return unclear;
    return [
      { target, metric: { kind: 'measure', measure: countOf(only) }, score: 0, assumed: null, shown: null },
    ];
  }
  const isPopular = tokens.slice(rank.from, rank.to).some(({ lower }) => lower === 'popular');
  const [event, ...moreEvents] = counted ? [] : eventTables(model, target.column.ref.table);
  // "the most popular subject" of courses may be that of the most courses, or of the most enrolments.
  if (isPopular && event !== undefined)
    return moreEvents.length > 0
      ? unclear
      : [{ ...counts(target, event), score: joinScore }, counts(target, target.column.ref.table)];
  // "the most ordered category": what is ordered is told by the orders, and not by how many products there are.
  const dealt = tokens
    .slice(rank.from, rank.to)
    .some(({ lower }) => ['ordered', 'bought', 'booked', 'rented', 'borrowed', 'sold'].includes(lower));
  if (dealt && !counted && event !== undefined)
    return moreEvents.length > 0 ? unclear : [counts(target, event)];
  const isElsewhere = counted !== undefined && counted.table.sqlName !== target.column.ref.table;
  // "the hometown that is most common among gymnasts": each of them has one.
  const isTheirs = isElsewhere && canLookUp(model, counted.table.sqlName, target.column.ref.table);
  if (isElsewhere && rank.to !== target.from && !isTheirs) return unclear;
  return [
    {
      target,
      metric: { kind: 'measure', measure: countOf(counted?.table.sqlName ?? null) },
      score: 0,
      assumed: null,
      shown: null,
    },
  ];
}

/** A table that each row of the target's own points to. */
function isAbove(model: SemanticModel, target: Noun, noun: Noun): boolean {
  const own = tableNameOf(target);
  return (
    target.kind === 'column' &&
    noun.kind === 'table' &&
    noun.table.sqlName !== own &&
    canLookUp(model, own, noun.table.sqlName)
  );
}

/** "the 5 most popular courses by number of enrolments": the rows that are counted are named behind "by". */
function byRelatedRows(model: SemanticModel, parts: Parts): Ranking[] | null {
  const [target, ...more] = parts.nouns;
  const terms = parts.groups.flatMap((group) => (group.via === 'by' ? group.terms : []));
  const isOther = more.length + parts.measures.length > 0 || terms.length !== parts.groups.length;
  const named = [
    ...terms,
    ...parts.byMeasures.map(({ aggregate, noun }) => (aggregate === 'count' ? noun : null)),
  ];
  const [by, ...others] = named;
  if (!target || isOther || by?.kind !== 'table' || others.length > 0) return null;
  const isTheirs = eventTables(model, tableNameOf(target)).includes(by.table.sqlName);
  const isOwn = target.kind === 'column' && target.column.ref.table === by.table.sqlName;
  return isTheirs || isOwn ? [counts(target, by.table.sqlName)] : null;
}

function counts(target: Noun, table: string): Ranking {
  return {
    target,
    metric: { kind: 'measure', measure: countOf(table) },
    score: 0,
    assumed: null,
    shown: null,
  };
}

/** What a join takes off a reading: neither of two that stand alike is the better one for it. */
const joinScore = 0.1;

/** The tables whose rows point at this one. */
function eventTables(model: SemanticModel, table: string): string[] {
  return [
    ...new Set(
      model.catalog.relations
        .filter((relation) => relation.toTable === table)
        .map((relation) => relation.fromTable),
    ),
  ];
}

/** "what model do we have the most of", where no amount of the only table could be meant: so many rows. */
export function byRows(model: SemanticModel, rank: RankPart, target: GroupTerm): Ranking[] | null {
  if (rank.kind !== 'word' || target.kind === 'table') return null;
  if (target.kind === 'column' && isReason(target.column) && rank.style === 'top')
    return [counted(target, target.column.ref.table)];
  const [table, ...more] = model.tables.values();
  if (!['most', 'selling'].includes(rank.style) || !table || more.length > 0) return null;
  const hasAmount = [...model.columns.values()].some(mayBeMost);
  // Where some rows have come to an end, those that "we have" are others than all.
  const isOpen = table.profile.columns.some(
    ({ type, nullCount }) => (type === 'date' || type === 'timestamp') && nullCount > 0,
  );
  return hasAmount || isOpen ? null : [counted(target, table.sqlName)];
}

function counted(target: GroupTerm, table: string): Ranking {
  const metric = { kind: 'measure' as const, measure: countOf(table) };
  return { target, metric, score: -0.05, assumed: null, shown: null };
}

/** "top 3 rejection reasons": what happens for a reason is counted. */
function isReason({ label }: ModelColumn): boolean {
  return /\b(reason|cause|complaint|defect|fault|error|issue|diagnosis)\b/.test(label);
}
