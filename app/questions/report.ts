import type { Outcome } from './ask-set.ts';
import type { Score } from './score.ts';

export interface SetResult {
  /** Right answers among the questions that have one, 0–1. */
  rightShare: number;
  /** Answers that were given and are not right, to any question. */
  wrong: string[];
}

const scores: readonly Score[] = ['right', 'wrong', 'clarified', 'declined'];
const shownRows = 4;

export function resultOf(outcomes: readonly Outcome[]): SetResult {
  const answerable = outcomes.filter(({ question }) => question.sql !== null);
  const right = answerable.filter(({ score }) => score === 'right');
  return {
    rightShare: right.length / answerable.length,
    wrong: outcomes.filter(({ score }) => score === 'wrong').map(({ question }) => question.id),
  };
}

/** A table of scores by kind of question, then every outcome that is not right with what came and what should have. */
export function describeOutcomes(title: string, outcomes: readonly Outcome[]): string {
  const byKind = Map.groupBy(outcomes, ({ question }) => question.kind);
  const { rightShare, wrong } = resultOf(outcomes);
  const answerable = outcomes.filter(({ question }) => question.sql !== null).length;
  return [
    `Set ${title}: ${Math.round(rightShare * answerable)} of ${answerable} answerable right (${(rightShare * 100).toFixed(1)} %), ${wrong.length} wrong of ${outcomes.length}`,
    line('kind', [...scores]),
    ...[...byKind].map(([kind, ofKind]) => line(kind, countsOf(ofKind))),
    line('all', countsOf(outcomes)),
    `median ${medianMs(outcomes).toFixed(0)} ms`,
    '',
    ...outcomes.filter(({ score }) => score !== 'right').map(describeMiss),
  ].join('\n');
}

function line(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(16) + cells.map((cell) => String(cell).padStart(11)).join('');
}

function countsOf(outcomes: readonly Outcome[]): number[] {
  return scores.map((score) => outcomes.filter((outcome) => outcome.score === score).length);
}

function medianMs(outcomes: readonly Outcome[]): number {
  const sorted = outcomes.map(({ elapsedMs }) => elapsedMs).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function describeMiss({ question, score, answer, gold }: Outcome): string {
  const rows = answer.rows.slice(0, shownRows);
  return [
    `${score.toUpperCase()} ${question.id}: ${question.turns.join(' → ')}`,
    `  read as: ${answer.reading || '-'}`,
    ...(answer.notUnderstood.length > 0 ? [`  not understood: ${answer.notUnderstood.join(', ')}`] : []),
    ...(answer.options ?? []).map(({ label }) => `  option: ${label}`),
    ...(answer.sql ? [`  sql: ${answer.sql.replace(/\s+/g, ' ')}`] : []),
    ...(answer.status === 'answered' ? [`  came: ${answer.rowCount} rows ${JSON.stringify(rows)}`] : []),
    ...(gold ? [`  right: ${gold.length} rows ${JSON.stringify(gold.slice(0, shownRows))}`] : []),
    '',
  ].join('\n');
}
