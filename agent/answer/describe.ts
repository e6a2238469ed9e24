import type { Cell, ResultColumn } from '#kernel/catalog.ts';
import { doubtsOfTables } from '../doubts/import-doubts.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { suggestFor } from '../suggest.ts';
import { tableFacts } from './described-tables.ts';
import { spokenOf } from './greetings.ts';
import { type AgentReply, sourcesOf } from './reply.ts';

const aboutTables =
  /^(what|which|show|list)( me)?( all)?( the| my| our| your)? ?(data|tables?|datasets?|sheets?|files?|data ?sources?)( do (i|we|you) have| are there| is there| is available| are available| can (i|we|you) (see|use|ask about|query)| have you got| (are |is )?in here| here| in (this|the|our) (data|workspace|source|file)| you (know|have|know about)| (do|can) you (know|know about|read|see)| (does|do) (this|the|our) (data|source) have)?$/i;
const aboutWhole =
  /^(what (is|s) (in here|in (this|the|our) (data|dataset|workspace))|(give me |show me )?(an |a )?(overview|summary|description) of (this|the|our) (data|dataset|workspace)|describe (this|the|our) (data|dataset)|what (does|do) (this|the|our) (data|dataset|workspace) (contain|include|hold|cover)|what (is|are) (this|the|our|these) data( about)?)$/i;
const aboutQuestions =
  /^(help|what can (i|you|we) (ask|do|answer)( you)?( here)?|what (questions )?can (i|you|we) (ask|answer)( you)?|how (do|can) (i|you) (use|ask) (this|it|you)|what do you know|example questions|give me (some )?examples)$/i;

/** Answers about the data themselves: which tables there are, what can be asked. Null for every other question. */
export function describeReply(
  model: SemanticModel,
  question: string,
  elapsedMs: number,
  locale: string,
): AgentReply | null {
  const text = question.replaceAll(/[?.!]/g, '').trim();
  if (aboutTables.test(text) || aboutWhole.test(text)) return describeTables(model, elapsedMs);
  const spoken = spokenOf(text);
  if (spoken !== null || aboutQuestions.test(text))
    return toldReply(model, sentences[spoken ?? 'who'], elapsedMs);
  const facts = tableFacts(model, question, locale);
  if (!facts) return null;
  const reply = describedReply(model, facts.text, facts.columns, facts.rows, elapsedMs, facts.tables);
  const doubted = doubtsOfTables(facts.tables);
  const { answer } = reply;
  return {
    ...reply,
    answer: {
      ...answer,
      checks: doubted.checks,
      verdict: doubted.needsCaution ? 'caution' : answer.verdict,
    },
  };
}

function describeTables(model: SemanticModel, elapsedMs: number): AgentReply {
  const tables = model.catalog.tables;
  const rows: Cell[][] = tables.map((table) => [
    table.name,
    table.dataSourceName,
    table.profile.rowCount,
    table.profile.columns.map((column) => column.name).join(', '),
    table.asOf.slice(0, 10),
  ]);
  const columns: ResultColumn[] = [
    { name: 'table', type: 'text' },
    { name: 'source', type: 'text' },
    { name: 'rows', type: 'integer' },
    { name: 'columns', type: 'text' },
    { name: 'as_of', type: 'date' },
  ];
  const names = tables.map((table) => table.name).join(', ');
  const text =
    tables.length === 0
      ? noTables
      : `There ${tables.length === 1 ? 'is 1 table' : `are ${tables.length} tables`}: ${names}.`;
  return describedReply(model, text, columns, rows, elapsedMs);
}

const sentences = {
  greeting: 'Hello. Ask about your tables in plain words; you can begin with one of these questions.',
  thanks: 'You are welcome.',
  who: 'I answer questions about your tables: totals, counts, averages, rankings, shares, trends, comparisons and lists. You can begin with one of these questions.',
} as const;
const noTables = 'There are no tables yet; upload a file or connect a source.';
const questionsOffered = 8;

/** What is said of the agent itself: nothing of it was computed, so nothing of it is checked. The questions are offered, not listed. */
function toldReply(model: SemanticModel, sentence: string, elapsedMs: number): AgentReply {
  const suggestions = suggestFor(model, questionsOffered);
  const reply = describedReply(model, suggestions.length === 0 ? noTables : sentence, [], [], elapsedMs, []);
  return { ...reply, answer: { ...reply.answer, verdict: null, reading: '', suggestions } };
}

function describedReply(
  model: SemanticModel,
  text: string,
  columns: ResultColumn[],
  rows: Cell[][],
  elapsedMs: number,
  tables = model.catalog.tables,
): AgentReply {
  return {
    text,
    plan: null,
    chart: null,
    tables: [],
    answer: {
      status: 'answered',
      verdict: 'checked',
      reading: 'What the data are and what can be asked.',
      sql: null,
      columns,
      rows,
      rowCount: rows.length,
      truncated: false,
      checks: [],
      sources: sourcesOf(model, tables),
      assumptions: [],
      notUnderstood: [],
      suggestions: suggestFor(model, 4),
      elapsedMs,
    },
  };
}
