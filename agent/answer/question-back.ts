import type { Answer } from '#kernel/answer.ts';
import type { AgentReply, OfferedReading } from './reply.ts';

/** A question back in place of an answer: what may be meant, each asked by its own question, or answered by the plan that is offered with it. */
export function questionBack(
  text: string,
  options: NonNullable<Answer['options']>,
  elapsedMs: number,
  offered: OfferedReading[] = [],
): AgentReply {
  return {
    text,
    plan: null,
    chart: null,
    offered,
    tables: [],
    answer: {
      status: 'clarify',
      verdict: null,
      reading: text,
      sql: null,
      columns: [],
      rows: [],
      rowCount: 0,
      truncated: false,
      checks: [],
      sources: [],
      options,
      assumptions: [],
      notUnderstood: [],
      suggestions: [],
      elapsedMs,
    },
  };
}
