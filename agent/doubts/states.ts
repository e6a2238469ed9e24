import type { AnswerCheck, StateChoice } from '#kernel/answer.ts';
import { anyDate, type QueryResult } from '#kernel/catalog.ts';
import { skippedCheck } from '../answer/not-computed.ts';
import { type SemanticModel, sameColumn } from '../model/semantic-model.ts';
import type { JoinStep, Plan, PlanAssumption, Predicate } from '../plan.ts';
import { type StateColumn, stateColumnsOf, statePredicate, withoutChoices } from './state-columns.ts';

/** So many states are offered to be left out one by one. */
const mostOffered = 3;

/** What an answer tells of the states of its rows. */
export interface StatesTold {
  assumptions: PlanAssumption[];
  checks: AnswerCheck[];
}

/** The plan over the rows that count by what a person chose once for their table. */
export function withStateChoices(model: SemanticModel, plan: Plan): Plan {
  const bare = withoutChoices(plan);
  const left = stateColumnsOf(model, bare).flatMap((state) => {
    const leftOut = chosenOf(state)?.filter((value) => state.voided.includes(value)) ?? [];
    return leftOut.length > 0 ? [{ state, leftOut }] : [];
  });
  if (left.length === 0) return bare;
  return {
    ...bare,
    joins: joinsWith(
      bare,
      left.map(({ state }) => state),
    ),
    where: [...bare.where, ...left.map(({ state, leftOut }) => leavingOut(state, leftOut))],
  };
}

/**
 * Tells which states are among the rows whose money is taken together, and offers to leave them out. Until a person has chosen, and where
 * the plan does not follow what was chosen, it is a warning.
 */
export async function tellStates(
  model: SemanticModel,
  plan: Plan,
  run: (sql: string, plan: Plan) => Promise<QueryResult>,
): Promise<StatesTold> {
  const told: StatesTold = { assumptions: [], checks: [] };
  for (const state of stateColumnsOf(model, plan)) {
    const counts = await run('', countingStates(plan, state)).catch((error: unknown) => {
      told.checks.push(skippedCheck('states-counted', error));
      return null;
    });
    if (counts === null) continue;
    const rows = state.tells === 'date' ? counts.rows.map(([count]) => [anyDate, count]) : counts.rows;
    const found = rows.flatMap(([value, count]) =>
      value !== null && count !== undefined && Number(count) > 0
        ? [{ value: String(value), rows: Number(count) }]
        : [],
    );
    if (found.length === 0) continue;
    const leftOut = leftOutBy(plan, state);
    told.assumptions.push(assumptionOf(state, found, leftOut));
    const counted = found.filter(({ value }) => !leftOut.includes(value));
    const chosen = chosenOf(state);
    const isFollowed =
      chosen?.every((value) => leftOut.includes(value) || !state.voided.includes(value)) === true;
    if (!isFollowed && counted.length > 0)
      told.checks.push({
        id: 'states-counted',
        outcome: 'warned',
        detail: `${listed(state, counted)}${state.tells === 'values' ? ` (${state.label})` : ''} ${counted.length === 1 && counted[0]?.rows === 1 ? 'is' : 'are'} counted here. Choose once whether they should be: it is kept for the table.`,
      });
  }
  return told;
}

/** Whether nobody has said yet which states count in what a plan takes together. */
export function awaitsChoice(model: SemanticModel, plan: Plan): boolean {
  return stateColumnsOf(model, plan).some((state) => chosenOf(state) === null);
}

/** What `tellStates` will ask. */
export function plansOfStates(model: SemanticModel, plan: Plan): Plan[] {
  return stateColumnsOf(model, plan).map((state) => countingStates(plan, state));
}

/** What was chosen for a column; null where nobody chose. */
function chosenOf({ table, ref }: StateColumn): readonly string[] | null {
  return table.stateChoices?.find(({ column }) => column === ref.column)?.leftOut ?? null;
}

function leftOutBy({ where }: Plan, { ref }: StateColumn): string[] {
  return where.flatMap((predicate) => {
    if (!('isChosen' in predicate && predicate.isChosen && sameColumn(predicate.column, ref))) return [];
    return predicate.kind === 'missing' ? [anyDate] : predicate.values.map(String);
  });
}

function leavingOut(state: StateColumn, values: string[]): Predicate {
  return { ...statePredicate(state, values, true), isChosen: true };
}

function joinsWith({ joins }: Plan, states: readonly StateColumn[]): JoinStep[] {
  const added = states.flatMap((state) => state.joins);
  return [...joins, ...added.filter((step) => !joins.some((known) => known.to.table === step.to.table))];
}

function assumptionOf(
  state: StateColumn,
  found: readonly { value: string; rows: number }[],
  leftOut: readonly string[],
): PlanAssumption {
  const out = found.filter(({ value }) => leftOut.includes(value));
  const { table, ref } = state;
  const choice = (values: string[]): StateChoice => ({
    dataSourceId: table.dataSourceId,
    table: table.name,
    column: ref.column,
    leftOut: values,
  });
  const all = found.map(({ value }) => value);
  const single = all.length > 1 && all.length <= mostOffered ? all : [];
  const options = [
    {
      label: `leave out ${state.tells === 'date' ? 'those ' : ''}${words(state.voided.map((value) => wordOf(state, value)))}`,
      leftOut: state.voided,
    },
    ...single.map((value) => ({ label: `leave out ${value} only`, leftOut: [value] })),
    { label: 'count all states', leftOut: [] },
  ].filter(({ leftOut: values }) => chosenOf(state) === null || values.join('\0') !== leftOut.join('\0'));
  return {
    kind: 'states',
    chosen: out.length > 0 ? `${listed(state, out)} left out` : `all states counted, ${listed(state, found)}`,
    options: options.map(({ label, leftOut: values }) => ({
      label,
      question: '',
      states: choice([...values]),
    })),
  };
}

/** `52 Cancelled and 3 Returned`, or `2 voided` of a column that says yes or no. */
function listed(state: StateColumn, found: readonly { value: string; rows: number }[]): string {
  return words(found.map(({ value, rows }) => `${rows.toLocaleString('en')} ${wordOf(state, value)}`));
}

function wordOf({ tells, label }: StateColumn, value: string): string {
  switch (tells) {
    case 'values':
      return value;
    case 'flag':
      return label.replace(/^is /i, '');
    case 'date':
      return `with ${label}`;
  }
}

function words(list: readonly string[]): string {
  const last = list.at(-1) ?? '';
  return list.length > 1 ? `${list.slice(0, -1).join(', ')} and ${last}` : last;
}

/** How many of the rows that the plan is about are in each of those states. */
function countingStates(plan: Plan, state: StateColumn): Plan {
  const { v, root, chart, trace, score, margin } = plan;
  const bare = withoutChoices(plan);
  const sides = bare.measures.map(({ where }) => where);
  // Of two periods or groups side by side the rows of both count.
  const parts = sides.flatMap(([only, ...more]) => (only && more.length === 0 ? [only] : []));
  const ofSides: Predicate[] =
    parts.length === sides.length && parts.length > 0 ? [{ kind: 'any', parts }] : [];
  return {
    v,
    root,
    chart,
    trace,
    score,
    margin,
    intent: 'aggregate',
    joins: joinsWith(plan, [state]),
    where: [...bare.where, ...ofSides, statePredicate(state, state.voided, false)],
    measures: [
      { name: 'rows', label: 'rows', aggregate: 'count', column: null, where: [], per: null, unit: null },
    ],
    dimensions:
      state.tells === 'date'
        ? []
        : [{ name: 'state', label: state.label, column: state.ref, grain: null, isTime: false, key: null }],
    select: [],
    having: null,
    share: null,
    comparison: null,
    sort: [{ name: 'rows', direction: 'descending' }],
    limit: null,
    fillsPeriods: false,
    assumptions: [],
  };
}
