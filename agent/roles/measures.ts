import type { Lattice } from '../lattice/lattice.ts';
import type { Operator } from '../lexicon/operators.ts';
import type { ModelColumn } from '../model/semantic-model.ts';
import type { Aggregate } from '../plan.ts';
import { countOf, type DraftMeasure, measureOn } from '../planning/draft.ts';
import { isDate, isNumber } from '../planning/nouns.ts';
import { saysNothing } from '../planning/summable.ts';
import type { Part } from './links.ts';

const aggregateOf = new Map<Operator, Aggregate>([
  ['sum', 'sum'],
  ['average', 'avg'],
  ['maximum', 'max'],
  ['minimum', 'min'],
  ['highest', 'max'],
  ['lowest', 'min'],
]);

const counting = new Set<Operator>(['howMany', 'countOf']);

/** Totals and counts in the order in which they are asked for: "the highest, lowest and average cost" are three. */
export function measuresOf(lattice: Lattice, parts: readonly Part[]): DraftMeasure[] {
  const measures = parts.flatMap((part, index): DraftMeasure[] => {
    const { role, column, table } = part;
    if (role === 'counted' && table) return [countOf(table.sqlName)];
    if (!column) return [];
    if (role === 'different') return [measureOn('countDistinct', column.ref)];
    if (role !== 'sum' && role !== 'avg' && role !== 'min' && role !== 'max') return [];
    if (!canBe(role, column)) return [];
    const said = aggregatesBefore(lattice, parts[index - 1]?.mention.to ?? 0, part.mention.to);
    const all = said.length > 1 && said.includes(role) ? said : [role];
    return all.map((aggregate) => measureOn(aggregate, column.ref));
  });
  return measures.length > 0 ? measures : unsaidCount(lattice, parts);
}

/** What one reading refuses to add up, another does not offer as what may be meant. */
function canBe(aggregate: Aggregate, column: ModelColumn): boolean {
  if (saysNothing(column, aggregate) !== null) return false;
  return isNumber(column) || (isDate(column) && aggregate !== 'sum' && aggregate !== 'avg');
}

function aggregatesBefore({ spans }: Lattice, from: number, to: number): Aggregate[] {
  const found: Aggregate[] = [];
  for (let at = from; at < to; at += 1)
    for (const span of spans[at] ?? []) {
      const aggregate =
        span.kind === 'operator' && span.to <= to ? aggregateOf.get(span.operator) : undefined;
      if (aggregate && !found.includes(aggregate)) found.push(aggregate);
    }
  return found;
}

/** "the highest average salary": what the rows of a group are taken together by before groups are compared. */
export function aggregateSaid({ spans, tokens }: Lattice, { mention, column }: Part): 'sum' | 'avg' | null {
  for (let at = mention.to - 1; at >= Math.max(0, mention.from - aggregateReach); at -= 1) {
    // A column may itself be called a total.
    if (column?.lemmas.includes(tokens[at]?.lemma ?? '')) continue;
    for (const span of spans[at] ?? []) {
      const aggregate =
        span.kind === 'operator' && span.to <= mention.to ? aggregateOf.get(span.operator) : undefined;
      if (aggregate === 'sum' || aggregate === 'avg') return aggregate;
    }
  }
  return null;
}

const aggregateReach = 2;

/** "how many firms were founded by Ann", where nothing is called a firm: the rows that the condition is about are counted. */
function unsaidCount({ spans }: Lattice, parts: readonly Part[]): DraftMeasure[] {
  const isCounted = spans.some(
    (own, at) =>
      own.some((span) => span.kind === 'operator' && counting.has(span.operator)) &&
      !parts.some(({ mention }) => mention.from <= at && at < mention.to),
  );
  if (!isCounted || parts.some(({ role }) => role === 'shown' || role === 'grouped')) return [];
  const about =
    parts.find(({ table }) => table !== null)?.table?.sqlName ??
    parts.find(({ value }) => value !== null)?.value?.column.table;
  return about === undefined ? [] : [countOf(about)];
}
