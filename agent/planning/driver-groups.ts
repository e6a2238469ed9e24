import { lookupPaths } from '../model/join-paths.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { namesPerson } from '../model/person-columns.ts';
import { type ModelColumn, type SemanticModel, sameColumn, tableOf } from '../model/semantic-model.ts';
import type { JoinStep, Plan } from '../plan.ts';

/** More values than these are no groups to tell a change by. */
const mostValues = 60;
const candidatesTried = 12;

/** Plans that tell the same change, each by other groups: columns of few values, of the rows and of what they belong to. */
export function driverPlans(model: SemanticModel, plan: Plan): Plan[] {
  const found = [...model.columns.values()].flatMap((column) => {
    const steps = isGroup(column) ? joinsTo(model, plan, column) : null;
    return steps === null || isFixed(plan, column) ? [] : [{ column, joins: steps }];
  });
  return found
    .sort(
      (left, right) =>
        left.joins.length - right.joins.length ||
        left.column.profile.distinctCount - right.column.profile.distinctCount,
    )
    .slice(0, candidatesTried)
    .map(({ column, joins }) => withGroups(plan, column, joins));
}

function withGroups(plan: Plan, column: ModelColumn, joins: JoinStep[]): Plan {
  const taken = plan.measures.some(({ name }) => name === column.ref.column);
  return {
    ...plan,
    joins,
    dimensions: [
      {
        name: taken ? `${column.ref.table}_${column.ref.column}` : column.ref.column,
        label: column.label,
        column: column.ref,
        grain: null,
        isTime: false,
        key: null,
      },
    ],
  };
}

/** Categories, places, and yes or no; never what names one row or a person, a free text, a date or an amount. */
function isGroup({ profile, table, ref }: ModelColumn): boolean {
  return (
    ['category', 'place', 'boolean'].includes(profile.role) &&
    ['text', 'boolean'].includes(profile.type) &&
    profile.distinctCount > 1 &&
    profile.distinctCount <= mostValues &&
    !profile.isUnique &&
    !isStage(profile.name) &&
    table.profile.displayColumn !== ref.column &&
    !namesPerson(profile)
  );
}

/** What stage rows are at changes with their age, so that it tells when they came and nothing of the change. */
function isStage(name: string): boolean {
  return lemmasOfName(name).some((word) => ['status', 'stage', 'phase', 'progress', 'step'].includes(word));
}

/** The joins of the plan and those that lead to the column; null where no way or more than one does. */
function joinsTo(model: SemanticModel, plan: Plan, { ref }: ModelColumn): JoinStep[] | null {
  const [path, ...more] = lookupPaths(model, plan.root, ref.table);
  if (
    !path ||
    more.length > 0 ||
    tableOf(model, plan.root).dataSourceId !== tableOf(model, ref.table).dataSourceId
  )
    return null;
  const joins = [...plan.joins];
  for (const step of path.steps) {
    const known = joins.find(({ to }) => to.table === step.to.table);
    if (known && !sameColumn(known.from, step.from)) return null;
    if (!known) joins.push(step);
  }
  return joins;
}

/** A condition has left one value, so that nothing is told by it. */
function isFixed({ where }: Plan, { ref }: ModelColumn): boolean {
  return where.some(
    (predicate) =>
      predicate.kind === 'oneOf' &&
      !predicate.negated &&
      predicate.values.length === 1 &&
      sameColumn(predicate.column, ref),
  );
}
