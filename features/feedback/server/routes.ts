import type { OtherReading, Plan } from '#agent/index.ts';
import type { Answer } from '#kernel/answer.ts';
import type { Catalog, RunQuery } from '#kernel/catalog.ts';
import { AppError, messageOf } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { Log } from '#platform/log/log.ts';
import type { Caller } from '#platform/sessions/sessions.ts';
import type { feedbackEndpoints } from '../contract.ts';
import type { FeedbackStore } from './feedback-store.ts';
import { feedbackServerStrings as strings } from './strings.ts';

/** A reply of the chat, with what a second reading of its question needs. */
export interface JudgedAnswer {
  question: string;
  dataSourceIds: string[] | null;
  answer: Answer | null;
  previousPlan: Plan | null;
}

export interface FeedbackParts {
  feedback: FeedbackStore;
  clock: Clock;
  log: Log;
  hasSession: (caller: Caller, sessionId: string) => Promise<boolean>;
  findAnswer: (caller: Caller, messageId: string) => Promise<JudgedAnswer | null>;
  readCatalog: (workspaceId: string, dataSourceIds: readonly string[] | null) => Promise<Catalog>;
  todayIn: (workspaceId: string) => Promise<string>;
  queryFor: (workspaceId: string) => RunQuery;
  otherReadings: (
    asked: { question: string; sql: string },
    context: {
      workspaceId: string;
      catalog: Catalog;
      today: string;
      locale: string;
      previous: Plan | null;
      run: RunQuery;
      signal: AbortSignal;
    },
  ) => Promise<OtherReading[]>;
}

const readingsMaximum = 5;

export function feedbackHandlers(parts: FeedbackParts): Handlers<typeof feedbackEndpoints> {
  const { feedback, clock } = parts;
  return {
    async list({ caller, params }) {
      if (!(await parts.hasSession(caller, params.id)))
        throw new AppError('notFound', strings.unknownSession);
      return feedback.list(caller, params.id);
    },
    async give({ caller, params, body, signal }) {
      const judged = await requireAnswer(caller, params.id);
      await feedback.put(caller, params.id, { ...body, now: clock.now() });
      const readings = await readingsOf(caller.workspaceId, judged, signal);
      const said = { messageId: params.id, thumb: 'down', verifiedQuestionId: null, ...body } as const;
      return { judgement: said, readings };
    },
    async takeBack({ caller, params }) {
      await requireAnswer(caller, params.id);
      await feedback.remove(caller, params.id);
      return { messageId: params.id };
    },
  };

  async function requireAnswer(caller: Caller, messageId: string): Promise<JudgedAnswer> {
    const judged = await parts.findAnswer(caller, messageId);
    if (!judged) throw new AppError('notFound', strings.unknownAnswer);
    return judged;
  }

  /** What the answer itself names as other choices, then what else its question may mean. What was said is kept in any case. */
  async function readingsOf(
    workspaceId: string,
    { question, dataSourceIds, answer, previousPlan }: JudgedAnswer,
    signal: AbortSignal,
  ): Promise<OtherReading[]> {
    const named = (answer?.assumptions ?? []).flatMap(({ options }) =>
      options.map((option) => ({ ...option, preview: '' })),
    );
    const found = await (async () =>
      parts.otherReadings(
        { question, sql: answer?.sql ?? '' },
        {
          workspaceId,
          catalog: await parts.readCatalog(workspaceId, dataSourceIds),
          today: await parts.todayIn(workspaceId),
          locale: 'en-US',
          previous: previousPlan,
          run: parts.queryFor(workspaceId),
          signal,
        },
      ))().catch((error: unknown) => {
      parts.log.warn({ error: messageOf(error) }, 'no other readings');
      return [];
    });
    const all = [...named, ...found];
    return all
      .filter(({ question: asked }, at) => all.findIndex((other) => other.question === asked) === at)
      .slice(0, readingsMaximum);
  }
}
