import type { Answer } from '#kernel/answer.ts';
import type { AgentReply } from './reply.ts';

/** A question back in place of an answer: what may be meant, each asked by its own question. */
export function questionBack(
  text: string,
  options: NonNullable<Answer['options']>,
  elapsedMs: number,
): AgentReply {
  return {
    text,
    plan: null,
    chart: null,
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
