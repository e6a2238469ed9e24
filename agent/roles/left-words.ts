import { tablesOf } from '../guards/guard.ts';
import type { Lattice } from '../lattice/lattice.ts';
import type { Operator } from '../lexicon/operators.ts';
import type { Plan, Predicate } from '../plan.ts';
import type { Part } from './links.ts';

type Settled = Omit<Plan, 'trace' | 'margin'>;

/** Words that change what is asked and have no part in the plan, each by what it is; and names, values and numbers that do nothing. */
export function leftWords(lattice: Lattice, parts: readonly Part[], plan: Settled): string[] {
  const said = operatorsOutside(lattice, parts);
  const predicates = predicatesOf(plan);
  const left = checks.flatMap(({ name, operators, isOwned }) =>
    operators.some((operator) => said.has(operator)) && !isOwned(plan, predicates) ? [name] : [],
  );
  const tables = new Set([
    ...tablesOf({ ...plan, trace: [] }),
    ...predicates.flatMap((part) => (part.kind === 'related' ? [part.table] : [])),
  ]);
  return [...left, ...parts.flatMap((part) => idlePart(part, tables))];
}

function idlePart({ role, mention, column, table }: Part, tables: ReadonlySet<string>): string[] {
  if (role !== 'none') return [];
  if (mention.values.length > 0 && mention.columns.length + mention.tables.length === 0) return ['value'];
  if (mention.number !== null) return ['number'];
  if (mention.period) return ['period'];
  if (mention.text !== null) return ['quotation'];
  if (mention.adjective) return ['adjective'];
  if (table && !tables.has(table.sqlName) && !mention.tables.some((link) => tables.has(link.table.sqlName)))
    return ['table'];
  // A word from within a name is a guess, and leaves nothing undone.
  const isNamed = mention.columns.some(({ source }) => source !== 'inner');
  return !table && isNamed && !column ? ['column'] : [];
}

interface Check {
  name: string;
  operators: Operator[];
  isOwned: (plan: Settled, predicates: Predicate[]) => boolean;
}

const isNegated = (part: Predicate): boolean =>
  ('negated' in part && part.negated) ||
  (part.kind === 'compare' && part.operator === '<>') ||
  (part.kind === 'related' && part.value === 0);
const hasAggregate = ({ measures }: Settled, ...names: string[]): boolean =>
  measures.some(({ aggregate }) => names.includes(aggregate));

const checks: Check[] = [
  { name: 'not', operators: ['not', 'without'], isOwned: (_, predicates) => predicates.some(isNegated) },
  {
    name: 'each',
    operators: ['each', 'per', 'by'],
    isOwned: ({ dimensions, sort, within }) =>
      dimensions.length > 0 || sort.length > 0 || within !== undefined,
  },
  {
    name: 'count',
    operators: ['howMany', 'countOf'],
    isOwned: (plan, predicates) =>
      hasAggregate(plan, 'count', 'countDistinct', 'sum') ||
      plan.having !== null ||
      predicates.some(({ kind }) => kind === 'related'),
  },
  {
    name: 'average',
    operators: ['average', 'onAverage'],
    isOwned: (plan, predicates) =>
      hasAggregate(plan, 'avg') || predicates.some(({ kind }) => kind === 'average'),
  },
  {
    name: 'total',
    operators: ['sum'],
    isOwned: (plan) => hasAggregate(plan, 'sum', 'count', 'countDistinct'),
  },
  {
    name: 'maximum',
    operators: ['maximum', 'highest'],
    isOwned: (plan) => hasAggregate(plan, 'max') || plan.sort.length > 0,
  },
  {
    name: 'minimum',
    operators: ['minimum', 'lowest'],
    isOwned: (plan) => hasAggregate(plan, 'min') || plan.sort.length > 0,
  },
  {
    name: 'most',
    operators: ['most', 'least', 'mostCommon', 'leastCommon', 'top', 'bottom', 'best', 'worst'],
    isOwned: ({ limit }) => limit !== null,
  },
  { name: 'distinct', operators: ['distinct'], isOwned: (plan) => plan.intent !== 'records' },
  {
    name: 'comparison',
    operators: ['above', 'below', 'atLeast', 'atMost', 'between', 'orMore', 'orLess'],
    isOwned: ({ having }, predicates) =>
      having !== null ||
      predicates.some(({ kind }) =>
        ['compare', 'between', 'related', 'period', 'average', 'columns'].includes(kind),
      ),
  },
  {
    name: 'or',
    operators: ['or'],
    isOwned: (_, predicates) =>
      predicates.some((part) => part.kind === 'any' || (part.kind === 'oneOf' && part.values.length > 1)),
  },
  {
    name: 'sort',
    operators: ['sortBy', 'ascending', 'descending', 'alphabetical'],
    isOwned: ({ sort }) => sort.length > 0,
  },
  { name: 'share', operators: ['share'], isOwned: ({ share }) => share !== null },
  {
    name: 'compare',
    operators: ['versus', 'compare', 'trend', 'running', 'median', 'deviation'],
    isOwned: () => false,
  },
  { name: 'when', operators: ['when', 'how'], isOwned: ({ select }) => select.length > 0 },
];

function predicatesOf({ where, measures }: Settled): Predicate[] {
  const own = [...where, ...measures.flatMap((measure) => measure.where)];
  return own.flatMap((part) =>
    part.kind === 'related' || part.kind === 'shared'
      ? [part, ...part.where]
      : part.kind === 'any'
        ? [part, ...part.parts]
        : [part],
  );
}

/** The operators that stand between the mentions; "no" of "no more than" is a part of a longer one. */
function operatorsOutside({ spans }: Lattice, parts: readonly Part[]): Set<Operator> {
  const found = new Set<Operator>();
  const isInMention = (at: number): boolean =>
    parts.some(({ mention }) => mention.from <= at && at < mention.to);
  let covered = 0;
  for (const [at, own] of spans.entries()) {
    if (at < covered || isInMention(at)) continue;
    const longest = Math.max(0, ...own.flatMap((span) => (span.kind === 'operator' ? [span.to] : [])));
    for (const span of own) if (span.kind === 'operator' && span.to === longest) found.add(span.operator);
    covered = Math.max(covered, longest);
  }
  return found;
}
