import { addDays } from '../dates/calendar.ts';
import { labelOf } from '../dates/period.ts';
import type { Formula } from '../formula.ts';
import { eventWordsOf } from '../model/dating.ts';
import { columnKey, columnOf, type SemanticModel, sameColumn, tableOf } from '../model/semantic-model.ts';
import { valueWords } from '../model/value-index.ts';
import type { ColumnRef, Plan, PlanAssumption, Predicate } from '../plan.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { isVerbForm } from '../text/verbs.ts';

/** What is read of a plan to tell whether some of its times have not ended. */
type Timed = Pick<Plan, 'where' | 'measures'> & { assumptions: PlanAssumption[] };

/** A condition under which a time has ended, and how it is told. */
interface Ended {
  predicate: Predicate;
  chosen: string;
}

/** A column of at most so many values tells states. */
const mostStates = 20;

/**
 * "how long does it take to close a deal" of a Close Date that for open deals lies ahead: only what has been done took its time. A state that is
 * called by the deed says which rows those are, else the day of today. Told as an assumption.
 */
export function withoutAhead<P extends Timed>(model: SemanticModel, plan: P, today: string): P {
  const formulas = [
    ...plan.measures.flatMap(({ formula }) => formula ?? []),
    ...plan.where.flatMap((predicate) => (predicate.kind === 'formula' ? [predicate.formula] : [])),
  ];
  const ends = new Map(formulas.flatMap(endOf).map((column) => [columnKey(column), column]));
  const ended = [...ends.values()].flatMap((column) => endedBy(model, plan.where, column, today) ?? []);
  if (ended.length === 0) return plan;
  return {
    ...plan,
    where: [...plan.where, ...ended.map(({ predicate }) => predicate)],
    assumptions: [...plan.assumptions, ...ended.map(({ chosen }) => ({ kind: 'rows', chosen, options: [] }))],
  };
}

function endOf(formula: Formula): ColumnRef[] {
  return formula.kind === 'duration' && formula.isDone && typeof formula.until !== 'string'
    ? [formula.until]
    : [];
}

/** Null where no row ends after today, or the conditions already say which have ended. */
function endedBy(
  model: SemanticModel,
  where: readonly Predicate[],
  column: ColumnRef,
  today: string,
): Ended | null {
  const { profile, label } = columnOf(model, column);
  if (profile.max === null || profile.max.slice(0, 10) <= today) return null;
  const states = endedStates(model, column);
  const deciding = states?.column ?? column;
  const isSaid = where.some(
    (predicate) =>
      (predicate.kind === 'period' || predicate.kind === 'oneOf') &&
      !predicate.negated &&
      sameColumn(predicate.column, deciding) &&
      (predicate.kind === 'oneOf' || (predicate.end !== null && predicate.end <= addDays(today, 1))),
  );
  if (isSaid) return null;
  if (states) {
    const chosen = `only those whose ${columnOf(model, states.column).label} is ${states.values.join(' or ')}`;
    return { predicate: { kind: 'oneOf', ...states, negated: false }, chosen };
  }
  const until = `up to ${labelOf(today, 'day')}`;
  return {
    chosen: `only those with a ${label} ${until}`,
    predicate: {
      kind: 'period',
      column,
      start: null,
      end: addDays(today, 1),
      label: until,
      isYearNumber: false,
      negated: false,
    },
  };
}

/** Closed Won and Closed Lost beside a Close Date; null where no one column of the rows tells who has come to that. */
function endedStates(
  model: SemanticModel,
  { table, column }: ColumnRef,
): { column: ColumnRef; values: string[] } | null {
  const deeds = eventWordsOf(columnOf(model, { table, column }).lemmas);
  const isDone = (word: string): boolean => isVerbForm(word) && deeds.includes(lemmaOf(word));
  const told = tableOf(model, table).profile.columns.flatMap((profile) => {
    const { name, type, hasAllValues, values, distinctCount } = profile;
    if (type !== 'text' || !hasAllValues || distinctCount > mostStates) return [];
    const ended = values.filter(({ value }) => valueWords(value).some(isDone)).map(({ value }) => value);
    return ended.length > 0 && ended.length < values.length
      ? [{ column: { table, column: name }, values: ended.toSorted() }]
      : [];
  });
  const [only, ...more] = told;
  return only && more.length === 0 ? only : null;
}
