import {
  type CallModel,
  estimateTokens,
  type FailureKind,
  type JsonValue,
  ProviderFailure,
  type ToolCall,
  type TurnMessage,
} from '../providers/turn.ts';
import { cardOf, endingTools } from '../tools/registry.ts';
import type { AgentTool, ToolContext, ToolEnd } from '../tools/tool.ts';
import { groundText } from './grounding.ts';
import { instructions } from './instructions.ts';
import type { ModelLimits } from './limits.ts';
import { isProblem, type Problem } from './problem.ts';

export interface LoopUsage {
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

/** Why a model came to no end. */
export type LoopStop = 'steps' | 'tokens' | 'repairs' | 'gaveUp' | FailureKind;

export type LoopEnd = { end: ToolEnd } | { stop: LoopStop; sentence: string };

export interface LoopParts {
  context: ToolContext;
  callModel: CallModel;
  tools: readonly AgentTool[];
  opening: string;
  limits: ModelLimits;
  locale: string;
  /** Counted on as the steps are made. */
  usage: LoopUsage;
  now(): number;
}

const sentences: Record<Exclude<LoopStop, FailureKind>, string> = {
  steps: 'The language model came to no end in the steps that it may take.',
  tokens: 'The language model used up the tokens that a question may cost.',
  repairs: 'The language model did not find a plan that holds.',
  gaveUp: 'The language model gave no plan for this question.',
};

/** Steps without a call before the model is given up. */
const silencesMaximum = 2;
/** A model that asks for more tools at once than this is not read to the end. */
const callsMaximum = 4;

/** Lets a model work until it ends, fails, or has used what it may. Every way out is told; only the caller's abort is thrown. */
export async function runLoop(parts: LoopParts): Promise<LoopEnd> {
  const { context, limits, usage, now } = parts;
  const started = now();
  const messages: TurnMessage[] = [{ role: 'user', text: parts.opening }];
  const mistakes = new Map<string, number>();
  let silences = 0;
  const stop = (reason: Exclude<LoopStop, FailureKind>): LoopEnd => ({
    stop: reason,
    sentence: sentences[reason],
  });
  for (let step = 0; step < limits.steps; step += 1) {
    context.signal.throwIfAborted();
    const tools = context.disclosure.hasSuspicion() ? endingTools() : parts.tools;
    const leftMs = limits.wallMs - (now() - started);
    const leftOut = limits.outputTokens - usage.outputTokens;
    const asked = estimateTokens(instructions + JSON.stringify(messages));
    if (usage.inputTokens + asked > limits.inputTokens || leftOut <= 0) return stop('tokens');
    if (leftMs <= 0) return { stop: 'late', sentence: 'The language model did not answer in time.' };
    try {
      const turn = await parts.callModel({
        instructions,
        messages,
        tools: tools.map(cardOf),
        maxOutputTokens: leftOut,
        deadlineMs: leftMs,
        disclosed: context.disclosure.disclosed(),
      });
      usage.calls += 1;
      usage.inputTokens += turn.inputTokens;
      usage.outputTokens += turn.outputTokens;
      const calls = turn.calls.slice(0, callsMaximum);
      messages.push({ role: 'assistant', text: turn.text, calls });
      if (calls.length === 0) {
        silences += 1;
        const last = context.results.at(-1);
        if (last) return { end: { kind: 'answer', result: last, text: null } };
        if (silences >= silencesMaximum) return stop('gaveUp');
        messages.push({ role: 'user', text: 'Call a tool: run_plan, ask_user or answer.' });
        continue;
      }
      const done = await callTools(calls, tools, parts);
      if ('end' in done) {
        const offences = offencesOf(done.end, parts);
        if (offences.length === 0) return { end: done.end };
        const count = (mistakes.get('ungroundedText') ?? 0) + 1;
        mistakes.set('ungroundedText', count);
        // The remark goes; the sentence of the product stands by itself.
        if (count > 1) return { end: withoutText(done.end) };
        messages.push(resultsOf(calls, done.end.kind, ungroundedOutput(offences)));
        continue;
      }
      messages.push({ role: 'tool', results: done.results });
      for (const { problem } of done.problems) {
        mistakes.set(problem, (mistakes.get(problem) ?? 0) + 1);
        if ((mistakes.get(problem) ?? 0) > limits.repairs) return stop('repairs');
      }
    } catch (error) {
      if (error instanceof ProviderFailure) return { stop: error.kind, sentence: error.message };
      throw error;
    }
  }
  return stop('steps');
}

type Called =
  | { end: ToolEnd }
  | { results: Extract<TurnMessage, { role: 'tool' }>['results']; problems: Problem[] };

async function callTools(
  calls: ToolCall[],
  tools: readonly AgentTool[],
  { context }: LoopParts,
): Promise<Called> {
  const results: Extract<TurnMessage, { role: 'tool' }>['results'] = [];
  const problems: Problem[] = [];
  for (const { id, name, input } of calls) {
    const tool = tools.find((candidate) => candidate.name === name);
    const outcome = tool
      ? await tool.call(input, context)
      : ({ problem: 'unknownTool', detail: 'There is no such tool now.' } satisfies Problem);
    if ('end' in outcome) return outcome;
    if (isProblem(outcome)) problems.push(outcome);
    results.push({ id, name, output: isProblem(outcome) ? problemOutput(outcome) : outcome.told });
  }
  return { results, problems };
}

function problemOutput({ problem, detail, nearest }: Problem): JsonValue {
  return { error: problem, detail, ...(nearest ? { nearest } : {}) };
}

function ungroundedOutput(offences: string[]): JsonValue {
  return {
    error: 'ungroundedText',
    detail:
      'These stand in no cell and not in the question. Leave the text out, or name cells as {{r1.column.1}}.',
    offences,
  };
}

/** The other calls of the same step are answered too: providers ask for a result of each. */
function resultsOf(calls: ToolCall[], kind: ToolEnd['kind'], output: JsonValue): TurnMessage {
  const ending = kind === 'answer' ? 'answer' : 'ask_user';
  return {
    role: 'tool',
    results: calls.map(({ id, name }) => ({
      id,
      name,
      output: name === ending ? output : { skipped: true },
    })),
  };
}

function offencesOf(end: ToolEnd, { context, locale }: LoopParts): string[] {
  const texts = end.kind === 'answer' ? [end.text ?? ''] : [end.question, ...end.options];
  return texts.flatMap((text) => {
    const grounded = groundText(text, context.results, [context.question], locale);
    return grounded.ok ? [] : grounded.offences;
  });
}

function withoutText(end: ToolEnd): ToolEnd {
  return end.kind === 'answer' ? { ...end, text: null } : { kind: 'ask', question: '', options: [] };
}
