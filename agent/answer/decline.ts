import { keptTexts } from '../doubts/kept-texts.ts';
import { asksOfChange, asksWhy } from '../frames/driver-rules.ts';
import { refusals } from '../lexicon/operators.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { suggestFor } from '../suggest.ts';
import { inPlainPhrases } from '../text/plain-phrases.ts';
import { tokenize } from '../text/tokens.ts';
import type { Offered } from './clarify.ts';
import type { AgentReply } from './reply.ts';

const reasons = {
  write: 'I only read data; I cannot change or delete anything.',
  send: 'I cannot send or share anything from here; an answer can be exported from the table below it.',
  forecast:
    'I can forecast one total or count by day, week, month, quarter or year, for each group too, as in "forecast revenue for the next 3 months by region"; I make up no other future.',
  why: 'I cannot say why; I can show how a number changed and for which groups, as in "why did orders drop last month".',
  advice: 'I cannot advise; I can show the numbers that a decision rests on.',
} as const;

/** The reason of what asks for the future, where no forecast can be made of it. */
export const forecastReason = reasons.forecast;

/** Why a question is none that data can answer; null for all others. */
export function refusalOf(text: string, model: SemanticModel, previous?: Plan | null): string | null {
  const refusal = refusals.find(
    ({ pattern, reason }) =>
      pattern.test(text) &&
      !(reason === 'why' && (isAboutReasons(text, model) || isAboutChange(text, previous))) &&
      !(reason === 'advice' && isAboutAdvising(text, model)),
  );
  return refusal ? reasons[refusal.reason] : null;
}

/** "cause of loss", "the main reason for cancellation": where a column holds the reasons, they can be told. */
function isAboutReasons(text: string, model: SemanticModel): boolean {
  const [said] = /\b(reason|cause)s?\b/i.exec(text.replace(/^(so |and |but )?why\b.*/i, '')) ?? [];
  const lemma = said?.toLowerCase().replace(/s$/, '');
  return lemma !== undefined && [...model.columns.values()].some(({ lemmas }) => lemmas.includes(lemma));
}

/** "why did revenue drop", and "why?" after an answer: what a change is made of can be told. */
function isAboutChange(text: string, previous: Plan | null | undefined): boolean {
  const tokens = inPlainPhrases(tokenize(text));
  return asksOfChange(tokens) || (Boolean(previous) && asksWhy(tokens));
}

/** "how likely are people to recommend us" of a survey that asked just that. */
function isAboutAdvising(text: string, model: SemanticModel): boolean {
  const isAsked = [...model.columns.values()].some(({ lemmas }) => lemmas.includes('recommend'));
  return (
    isAsked &&
    /\b(recommend (us|our|this|the)|(likely|likelihood) to recommend)\b/i.test(text) &&
    !/\bshould (i|we)\b/i.test(text)
  );
}

interface Declined extends Partial<Offered> {
  reason: string;
  notUnderstood: string[];
  elapsedMs: number;
  /** As it was asked, so that the nearest questions can be offered. */
  question: string;
}

const suggested = 3;

/** Says what was not understood and what may have been meant, or else what can be asked instead. */
export function declineReply(
  model: SemanticModel,
  { reason, notUnderstood, elapsedMs, question, options = [], offered = [] }: Declined,
): AgentReply {
  const suggestions = suggestFor(model, suggested, question);
  const [only, ...more] = options;
  const asked = more.length > 0 ? 'Did you mean one of these?' : `Did you mean: ${only?.label}?`;
  return {
    text: `${reason} ${only ? asked : whatInstead(model, suggestions)}`,
    plan: null,
    chart: null,
    offered,
    tables: [],
    answer: {
      status: 'declined',
      verdict: null,
      reading: reason,
      sql: null,
      columns: [],
      rows: [],
      rowCount: 0,
      truncated: false,
      checks: keptTexts(model, question),
      sources: [],
      ...(only && { options }),
      assumptions: [],
      notUnderstood,
      suggestions,
      elapsedMs,
    },
  };
}

function whatInstead(model: SemanticModel, [nearest]: readonly string[]): string {
  if (nearest !== undefined) return `You could ask: "${nearest}"`;
  const names = [...new Set([...model.columns.values()].map(({ label }) => label))];
  if (names.length === 0) return 'Upload a table first.';
  const left = names.length - mostNamed;
  const shown = names.slice(0, mostNamed).join(', ');
  return left > 0 ? `The columns are: ${shown} and ${left} more.` : `The columns are: ${shown}.`;
}

/** Columns that a sentence can name and still be read. */
const mostNamed = 8;
