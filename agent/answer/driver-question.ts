import { columnOf, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Measure, Plan } from '../plan.ts';
import { singular, tableWords } from '../planning/labels.ts';
import { changedMeasures } from '../sql/changed-periods.ts';
import { conditionWords } from './rephrase.ts';

/** Wordings of a question for a change told by the groups of the plan, the asker's own first; each must be read before it is offered. */
export function driversQuestion(model: SemanticModel, plan: Plan, question: string | null): string[] {
  const [dimension] = plan.dimensions;
  if (!dimension) return [];
  const { label } = dimension;
  const table = singular(tableOf(model, dimension.column.table).name);
  const groups = [
    label,
    `${table} ${label}`,
    `${label} of the ${tableWords(tableOf(model, dimension.column.table).name)}`,
  ];
  const own = question?.replace(/[\s?.!]+$/, '');
  const whole = wholeQuestion(model, plan);
  return [...(own === undefined ? [] : [own]), ...(whole === null ? [] : [whole])].flatMap((text) =>
    groups.map((group) => `${text} by ${group}`),
  );
}

/** The change of a plan without its groups, in full; null where it has a part that no plain question says. */
export function wholeQuestion(model: SemanticModel, plan: Plan): string | null {
  const [before, after] = changedMeasures(plan);
  const conditions = plan.where.map((predicate) => conditionWords(model, predicate));
  if (conditions.some((words) => words === null)) return null;
  const measure = measureWords(model, plan, before);
  const [since, until] = [before, after].map(periodWords);
  const way = plan.drivers?.presumed ?? null;
  const tail = conditions.length > 0 ? ` with ${conditions.join(' and ')}` : '';
  if (measure === null) return null;
  const asked =
    way === null ? `What changed in ${measure}` : `Why did ${measure} ${way === 'up' ? 'rise' : 'drop'}`;
  return `${asked} between ${since} and ${until}${tail}`;
}

function measureWords(model: SemanticModel, plan: Plan, measure: Measure): string | null {
  if (measure.named) return measure.title ?? null;
  if (measure.title) return measure.per ? `${measure.title} percentage` : `total ${measure.title}`;
  if (measure.per) return null;
  if (!measure.column) return `the number of ${tableWords(tableOf(model, plan.root).name)}`;
  const { label } = columnOf(model, measure.column);
  if (measure.aggregate === 'sum') return `total ${label}`;
  return measure.aggregate === 'avg' ? `average ${label}` : null;
}

/** A period that was cut to the days of the running one is cut again when it is read. */
function periodWords({ where }: Measure): string {
  const period = where.find((predicate) => predicate.kind === 'period');
  return period?.kind === 'period' ? period.label.replace(/^the same days of /, '') : '';
}
