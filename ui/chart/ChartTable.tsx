import type { Cell, ResultColumn } from '#kernel/catalog.ts';
import { toCsv } from '../csv.ts';
import { DataTable } from '../DataTable.tsx';
import { downloadBlob, fileNameOf } from '../download.ts';
import { uiStrings } from '../strings.ts';
import type { ChartSpec } from './chart-spec.ts';
import { valueColumn } from './chart-words.ts';

/** All values of a chart, also of series that are not drawn. */
export function ChartTable({ spec, height }: { spec: ChartSpec; height: number }) {
  return (
    <div className="grid" style={{ height }}>
      <DataTable caption={spec.title} columns={columnsOf(spec)} rows={rowsOf(spec)} hasOwnNames />
    </div>
  );
}

function valuesOf(spec: ChartSpec): { name: string; values: (number | null)[] }[] {
  const edges = (spec.bands ?? []).toReversed().flatMap(({ name, lower, upper }) => [
    { name: uiStrings.lowOf(name), values: lower },
    { name: uiStrings.highOf(name), values: upper },
  ]);
  return [...spec.series, ...edges];
}

function columnsOf(spec: ChartSpec): ResultColumn[] {
  const column = valueColumn(spec);
  return [
    { name: spec.labelName, type: 'text' },
    ...valuesOf(spec).map(({ name }): ResultColumn => ({ ...column, name })),
  ];
}

function rowsOf(spec: ChartSpec): Cell[][] {
  const series = valuesOf(spec);
  return spec.labels.map((label, index) => [label, ...series.map(({ values }) => values[index] ?? null)]);
}

export function downloadTable(spec: ChartSpec): void {
  const text = toCsv(
    columnsOf(spec).map((column) => column.name),
    rowsOf(spec),
  );
  downloadBlob(new Blob([text], { type: 'text/csv' }), fileNameOf(spec.title, 'csv'));
}
