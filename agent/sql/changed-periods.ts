import type { Measure, Plan } from '../plan.ts';
import type { Dialect } from './dialects/dialect.ts';

/** Change runs from the earlier period to the later one, whichever was named first. */
export function earlierFirst({ measures }: Pick<Plan, 'measures'>): boolean {
  const [first = '', second = ''] = measures.map(startOf);
  return first <= second;
}

function startOf({ where }: Measure): string {
  const period = where.find((predicate) => predicate.kind === 'period');
  return period?.kind === 'period' ? (period.start ?? '') : '';
}

/** The measure in the earlier and in the later period. Throws where a plan has no two. */
export function changedMeasures(plan: Pick<Plan, 'measures'>): [before: Measure, after: Measure] {
  const [first, second] = plan.measures;
  if (!first || !second) throw new Error('A change is between two periods.');
  return earlierFirst(plan) ? [first, second] : [second, first];
}

/** The change as an expression, and its part of what was before, as far as that was above 0; null where no two periods are compared. */
export function changesOf(
  plan: Plan,
  sqlOf: (measure: Measure) => string,
  dialect: Pick<Dialect, 'ratio'>,
): Record<'change' | 'change_share', string> | null {
  const [first, second] = plan.measures;
  if (plan.comparison?.kind !== 'periods' || !first || !second) return null;
  const [before, after] = changedMeasures(plan).map(sqlOf);
  const change = `${after} - ${before}`;
  // Of a loss, or of nothing, what is gained is no part: from -100 to 50 is no 150 % more.
  return { change, change_share: dialect.ratio(`(${change})`, `CASE WHEN ${before} > 0 THEN ${before} END`) };
}

/** The name of the number that changed, and of the two periods, earlier first. */
export function changeWords(plan: Pick<Plan, 'measures' | 'comparison'>): {
  number: string;
  before: string;
  after: string;
} {
  const [first = '', second = ''] = plan.comparison?.labels ?? [];
  const label = plan.measures[0]?.label ?? '';
  const tail = ` in ${first}`;
  const number = label.endsWith(tail) ? label.slice(0, -tail.length) : label;
  return earlierFirst(plan)
    ? { number, before: first, after: second }
    : { number, before: second, after: first };
}
