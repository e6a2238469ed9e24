import type { z } from 'zod';
import type { QueryResult, RunQuery } from '#kernel/catalog.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Disclosure } from '../model-mode/disclosure.ts';
import type { Problem } from '../model-mode/problem.ts';
import type { Plan } from '../plan.ts';
import type { JsonValue } from '../providers/turn.ts';
import type { Area } from '../sources/areas.ts';

/** What a call of `run_plan` or `run_sql` brought; `r1`, `r2` … by which the model names its cells. */
export interface ModelResult {
  id: string;
  model: SemanticModel;
  /** Null where the statement was written by the model. */
  plan: Plan | null;
  sql: string;
  tables: { sqlName: string; versionId: string }[];
  result: QueryResult;
}

export interface ToolContext {
  question: string;
  /** Tables that may be answered together, the person's own first. */
  areas: Area[];
  modelOf(area: Area): SemanticModel;
  run: RunQuery;
  signal: AbortSignal;
  disclosure: Disclosure;
  /** Grows with each plan that ran. */
  results: ModelResult[];
  /** What is being done, for the person who waits. */
  onStep(detail: string): void;
}

/** How a model ends its work. */
export type ToolEnd =
  | { kind: 'answer'; result: ModelResult; text: string | null }
  | { kind: 'ask'; question: string; options: string[] };

export type ToolOutcome = { told: JsonValue } | { end: ToolEnd } | Problem;

/** One thing a model can do. It reads only; what it tells passes the disclosure. One file each; `registry.ts` lists them. */
export interface AgentTool {
  name: string;
  description: string;
  input: z.ZodType;
  /** Checks the input first: a model may send anything. */
  call(input: unknown, context: ToolContext): Promise<ToolOutcome>;
}

export function defineTool<Input>(tool: {
  name: string;
  description: string;
  input: z.ZodType<Input>;
  run(input: Input, context: ToolContext): Promise<ToolOutcome> | ToolOutcome;
}): AgentTool {
  const { name, description, input, run } = tool;
  return {
    name,
    description,
    input,
    async call(given, context) {
      const parsed = input.safeParse(typeof given === 'string' ? parseJson(given) : given);
      if (parsed.success) return run(parsed.data, context);
      const [issue] = parsed.error.issues;
      const at = issue && issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
      return { problem: 'badInput', detail: `${at}${issue?.message ?? 'not readable'}` };
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
