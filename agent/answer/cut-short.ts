import type { AnswerCheck } from '#kernel/answer.ts';
import { addDays, daysBetween } from '../dates/calendar.ts';
import { labelOf } from '../dates/period.ts';
import { datedProfile } from '../model/period-texts.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { changedMeasures } from '../sql/changed-periods.ts';

/** Days without rows at the outer end of a period: more than this part of it are no matter of chance. */
const missingPart = 0.1;

/** Where the data begin within the earlier period or end within the later one, a change is one of the data and not of what they tell. */
export function changeCutShort({
  plan,
  model,
  today,
}: {
  plan: Plan;
  model: SemanticModel;
  today: string;
}): AnswerCheck | null {
  if (!plan.drivers) return null;
  const [before, after] = changedMeasures(plan).map(({ where }) =>
    where.find(({ kind }) => kind === 'period'),
  );
  if (before?.kind !== 'period' || after?.kind !== 'period' || after.isYearNumber) return null;
  const { profile: own, label } = columnOf(model, after.column);
  const profile = datedProfile(own);
  const [first, last] = [profile.min?.slice(0, 10), profile.max?.slice(0, 10)];
  const id = 'data-ends-before-period';
  if (last !== undefined && after.start !== null && after.end !== null) {
    const end = after.end > today ? addDays(today, 1) : after.end;
    if (isMissing(daysBetween(last, end) - 1, daysBetween(after.start, end)))
      return {
        id,
        outcome: 'warned',
        detail: `The last ${label} in the data is ${labelOf(last, 'day')}, before ${after.label} ends: the change may be of rows that are not there yet.`,
      };
  }
  if (first !== undefined && before.start !== null && before.end !== null)
    if (isMissing(daysBetween(before.start, first), daysBetween(before.start, before.end)))
      return {
        id,
        outcome: 'warned',
        detail: `The first ${label} in the data is ${labelOf(first, 'day')}, after ${before.label} begins: the change may be of rows that were never there.`,
      };
  return null;
}

function isMissing(days: number, length: number): boolean {
  return days > Math.max(1, length * missingPart);
}
