import {
  type AnomalyEvaluation,
  type FittedModel,
  type Frame,
  featureColumns,
  type TableHeader,
} from '#algorithms/index.ts';
import type { Findings } from '../../contract.ts';
import type { RowNumbers } from './learn-table.ts';
import { learningStrings as strings } from './strings.ts';
import { cellText, cellTextOrNull, usualOf } from './usual-values.ts';

/** Reasons that are told of one row. */
const reasonsMaximum = 3;

export function reportAnomalies(
  frame: Frame,
  { header }: FittedModel<TableHeader>,
  {
    evaluation,
    scores,
    rowNumbers,
  }: { evaluation: AnomalyEvaluation; scores: Float64Array; rowNumbers: RowNumbers },
): Findings {
  const threshold = header.threshold ?? 1;
  const learnt = featureColumns(header).map(({ name }) => name);
  const usual = new Map(usualOf(header).map(({ text }, at) => [learnt[at] ?? '', text]));
  const columnOf = new Map(frame.columns.map((column) => [column.name, column]));
  const top = evaluation.top.map(({ row, score, reasons }) => ({
    row: rowNumbers ? (rowNumbers[row] ?? 0) + 1 : row + 1,
    score,
    values: frame.columns.map((column) => cellTextOrNull(column, row)),
    reasons: reasons
      .flatMap(({ column }) => {
        const own = columnOf.get(column);
        if (!own) return [];
        const [value, typical] = [cellText(own, row), usual.get(column) ?? ''];
        // What most rows have is unusual only beside the rest, which the other reasons tell.
        if (value === typical) return [];
        return [{ column, value, usual: typical, sentence: strings.unusualValue(column, value, typical) }];
      })
      .slice(0, reasonsMaximum),
  }));
  return {
    kind: 'anomalies',
    threshold,
    unusualRows: scores.reduce((sum, score) => sum + (score > threshold ? 1 : 0), 0),
    testedRows: scores.length,
    columns: frame.columns.map(({ name }) => name),
    top,
  };
}
