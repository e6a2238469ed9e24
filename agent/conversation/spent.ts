import { moneyMeasures } from '../model/default-measure.ts';
import { type SemanticModel, sameColumn, tableOf } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { type Draft, measureOn, type Refusal, refuse } from '../planning/draft.ts';
import type { Token } from '../text/tokens.ts';
import { draftOfPlan } from './draft-of-plan.ts';
import { withoutPlace } from './ends.ts';
import type { Meant } from './meant.ts';
import type { Mention } from './mentions.ts';

const ahead = /^(?:(?:and|so|but|ok) )*how much(?: money| revenue)? (?:did|do|does|have|has)$/u;
const behind =
  /^(?:spend|spent|pay|paid|bring in|brought in|bring|brought|generate|generated|make|made|buy for|bought for|order for|come to|amount to)(?: (?:in total|altogether|overall|with us|in all))?$/u;

/** "how much did they spend": the money of those that are meant, and nothing more. */
export function asksSpent(tokens: readonly Token[], { from, to }: Mention): boolean {
  const words = (some: readonly Token[]): string =>
    some
      .map(({ lower }) => lower)
      .join(' ')
      .replace(/ \?$/u, '');
  return ahead.test(words(tokens.slice(0, from))) && behind.test(words(tokens.slice(to)));
}

/** The amount of the answer before, where it is money, or else the money of its rows: of those that are meant alone. */
export function spentBy(model: SemanticModel, told: Plan, meant: Meant, said: string): Draft | Refusal {
  const previous = withoutPlace(told);
  const draft = draftOfPlan(previous);
  const [measure, ...more] = previous.measures;
  const money = moneyMeasures(model, [tableOf(model, previous.root)]);
  const isMoney =
    measure?.per === null &&
    measure.aggregate === 'sum' &&
    money.some(({ column }) => measure.column !== null && sameColumn(column.ref, measure.column));
  const [best, second] = money;
  const isClear = best !== undefined && !(second && second.grade >= best.grade);
  if (!isMoney && !isClear) return refuse('It is not clear which amount is meant; ask for it by its name.');
  if (meant.dimension === null || previous.share || previous.having || more.length > 0)
    return refuse('It is not clear of which rows the amount is meant; ask for it in full.');
  return {
    ...draft,
    measures: isMoney || !best ? draft.measures : [measureOn('sum', best.column.ref)],
    where: [...meant.others, ...meant.where],
    limit: null,
    sort: [{ by: 'measure', direction: 'descending' }],
    assumptions: [{ kind: 'refers to', chosen: `"${said}" means ${meant.words}`, options: [] }],
  };
}
