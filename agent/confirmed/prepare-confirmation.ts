import { driversQuestion } from '../answer/driver-question.ts';
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
      isReadByItself: boolean;
      knownReading: string | null;
    }
  | { ok: false; reason: 'tables-changed' | 'builds-on-earlier' | 'days-unclear' };

export interface AnswerToPrepare {
  question: string;
  plan: Plan;
  sql: string;
  /** No answer stood before it, so its words alone were what was asked. */
  isFirst: boolean;
}

/** More than a year, a month and a week: whatever moves with time has moved. */
const laterDays = 404;

/**
 * What must be kept of an answer so that it can be given again: the question has to get its plan by itself, so a follow-up is put
 * into words of its own, and where that fails it is not taken. A plan that came from elsewhere than from our reading of the words
 * is taken where no answer stood before it, and where it speaks of no days: whether those move with time is not known.
 */
export async function prepareConfirmation(
  { question: asked, plan, sql, isFirst }: AnswerToPrepare,
  context: Omit<AskContext, 'previous' | 'unanswered'>,
): Promise<Preparation> {
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
  const kept = { ok: true, ground: groundOf(model, plan) } as const;
  const own = await readByItself(asked, context);
  if (own?.sql !== sql && isFirst && !plan.drivers) {
    if (namesDays(plan)) return { ok: false, reason: 'days-unclear' };
    const knownReading = own?.sql ?? null;
    return {
      ...kept,
      question: asked,
      plan,
      movesWithTime: false,
      isReadByItself: own !== null,
      knownReading,
    };
  }
  // Groups that were chosen by the data are named in words, so that others are not chosen from other data.
  const wordings = plan.drivers
    ? driversQuestion(model, plan, isFirst ? asked : null)
    : [planQuestion(model, plan)];
  for (const question of [asked, ...wordings]) {
    if (question === null) continue;
    const read = question === asked ? own : await readByItself(question, context);
    if (read?.sql !== sql) continue;
    const later = await readByItself(question, { ...context, today: addDays(context.today, laterDays) });
    return {
      ...kept,
      question,
      plan: { ...plan, trace: read.plan.trace },
      movesWithTime: later?.sql !== sql,
      isReadByItself: true,
      knownReading: null,
    };
  }
  return { ok: false, reason: 'builds-on-earlier' };
}

function namesDays(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, until } = value as Record<string, unknown>;
  return kind === 'period' || typeof until === 'string' || Object.values(value).some(namesDays);
}
