import type { AnswerCheck } from '#kernel/answer.ts';
import { addGrains } from '../dates/calendar.ts';
import { labelOf } from '../dates/period.ts';
import { dataSpan } from '../model/data-span.ts';
import { datedProfile } from '../model/period-texts.ts';
import { columnOf } from '../model/semantic-model.ts';
import { beginOf, shownFrom } from '../sql/moving.ts';
import type { CheckContext } from './result-checks.ts';

/** The first periods of an average that moves have fewer before them than it says, where the data begin too late. */
export function shortWindow({ model, plan, result }: CheckContext): AnswerCheck | null {
  const [time] = plan.dimensions;
  const { moving } = plan;
  if (!moving || !time?.grain) return null;
  const { grain } = time;
  const at = result.columns.findIndex(({ name }) => name === time.name);
  const first = result.rows[0]?.[at];
  // Without a time asked for, the periods begin with the first that has rows.
  const begin = shownFrom(plan)?.start ? beginOf(model, time) : String(first).slice(0, 10);
  if (begin === null || first === null || first === undefined) return null;
  const full = addGrains(begin, grain, moving.periods - 1);
  const short = result.rows.filter((row) => String(row[at]).slice(0, 10) < full).length;
  const id = 'whole-window';
  return short === 0
    ? {
        id,
        outcome: 'passed',
        detail: `Each ${grain} has all ${moving.periods} ${grain}s that it is told over.`,
      }
    : {
        id,
        outcome: 'warned',
        detail: `The first ${short === 1 ? grain : `${short} ${grain}s`} ${short === 1 ? 'is' : 'are'} told over fewer than ${moving.periods} ${grain}s: the data begin in ${labelOf(begin, grain)}.`,
      };
}

/** The first change is from the first period of the data, which may be cut: what is told of it is less than a whole one. */
export function firstPrior({ model, plan, result }: CheckContext): AnswerCheck | null {
  const [time] = plan.dimensions;
  const { overPrior } = plan;
  if (!overPrior || !time?.grain) return null;
  const begin = beginOf(model, time);
  const min = datedProfile(columnOf(model, time.column).profile).min?.slice(0, 10);
  const at = result.columns.findIndex(({ name }) => name === time.name);
  const first = begin === null ? null : addGrains(begin, time.grain, overPrior.steps);
  const isShown = result.rows.some((row) => String(row[at]).slice(0, 10) === first);
  if (dataSpan(model, time.column)?.isStepped) return null;
  return isShown && begin !== null && min !== undefined && min > begin
    ? {
        id: 'cut-prior',
        outcome: 'warned',
        detail: `The data begin within ${labelOf(begin, time.grain)}, so the first change is from less than a whole ${time.grain}.`,
      }
    : null;
}
