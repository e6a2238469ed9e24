import { planQuestion } from '../answer/rephrase.ts';
import type { AskContext } from '../ask.ts';
import { addDays } from '../dates/calendar.ts';
import type { Plan } from '../plan.ts';
import { modelFor } from '../read-question.ts';
import { areasOf } from '../sources/areas.ts';
import { compileWith } from '../sql/compile.ts';
import { readByItself } from './answer-confirmed.ts';
import { groundOf, type PlanGround } from './plan-ground.ts';

export type Preparation =
  | {
      ok: true;
      /** Words that get this plan without an answer before them. */
      question: string;
      plan: Plan;
      ground: PlanGround;
      movesWithTime: boolean;
    }
  | { ok: false; reason: 'tables-changed' | 'builds-on-earlier' };

/** More than a year, a month and a week: whatever moves with time has moved. */
const laterDays = 404;

/**
 * What must be kept of an answer so that it can be given again: the question has to get its plan by itself, so a follow-up is put
 * into words of its own, and where that fails it is not taken.
 */
export async function prepareConfirmation(
  asked: { question: string; plan: Plan; sql: string },
  context: Omit<AskContext, 'previous' | 'unanswered'>,
): Promise<Preparation> {
  const { plan, sql } = asked;
  const area = areasOf(context.catalog).find(({ catalog }) =>
    catalog.tables.some((table) => table.sqlName === plan.root),
  );
  if (!area) return { ok: false, reason: 'tables-changed' };
  const model = modelFor(context, area.catalog);
  try {
    if (compileWith(plan, model) !== sql) return { ok: false, reason: 'tables-changed' };
  } catch {
    return { ok: false, reason: 'tables-changed' };
  }
  for (const question of [asked.question, planQuestion(model, plan)]) {
    if (question === null) continue;
    const own = await readByItself(question, context);
    if (own?.sql !== sql) continue;
    const later = await readByItself(question, { ...context, today: addDays(context.today, laterDays) });
    return {
      ok: true,
      question,
      plan: { ...plan, trace: own.plan.trace },
      ground: groundOf(model, plan),
      movesWithTime: later?.sql !== sql,
    };
  }
  return { ok: false, reason: 'builds-on-earlier' };
}
