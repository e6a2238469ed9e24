import type { ChartConfig } from '#kernel/answer.ts';
import type { Cell, ResultColumn } from '#kernel/catalog.ts';
import { columnLabel, formatCell, isNumericColumn, sharedDecimals } from '../format.ts';
import type { ChartKind, ChartSeries, ChartSpec } from './chart-spec.ts';
import { shortDays, withMissingPeriods } from './periods.ts';

/** Four of five values are to be expected in the one, 19 of 20 in the other. */
const forecastRanges = { narrow: '80 % range', wide: '95 % range' };

interface Result {
  columns: readonly ResultColumn[];
  rows: readonly (readonly Cell[])[];
  /** Rows and series of the whole result, of which these are what is drawn. */
  of?: number;
  seriesOf?: number;
}

/** Draws a result as its chart configuration has it; null where it names a column that is not there or nothing to draw. */
export function chartOfResult(config: ChartConfig, result: Result): ChartSpec | null {
  const kind = kindOf(config);
  const x = indexOf(result, config.x);
  const measures = config.y.map((name) => indexOf(result, name)).filter((index) => index !== null);
  const firstMeasure = measures[0];
  if (kind === null || x === null || firstMeasure === undefined || result.rows.length === 0) return null;
  const column = result.columns[x];
  if (!column) return null;
  const split = indexOf(result, config.series);
  const hasOwnRows = split === null;
  const ahead = config.forecast ? measures[1] : undefined;
  const known = hasOwnRows ? result.rows.map((row) => row[x] ?? null) : distinct(result, x);
  const cells = withGaps(known, column);
  const series = hasOwnRows
    ? measures.map((index) => wholeSeries(result, index, { x, cells, hasGaps: cells !== known }))
    : splitSeries(result, { x, split, measure: firstMeasure, ahead }, cells);
  const { forecast } = config;
  const valuesOf = (name: string): (number | null)[] => {
    const index = indexOf(result, name);
    return index === null ? [] : wholeSeries(result, index, { x, cells, hasGaps: cells !== known }).values;
  };
  const expected = forecast && hasOwnRows ? config.y.indexOf(forecast.y) : -1;
  const line = series[expected];
  if (line) series[expected] = { ...line, isForecast: true };
  const bandOf = (name: string, low: string | undefined, high: string | undefined) =>
    low === undefined || high === undefined ? [] : [{ name, lower: valuesOf(low), upper: valuesOf(high) }];
  return {
    kind,
    title: config.title,
    ...(forecast &&
      hasOwnRows && {
        bands: [
          ...bandOf(forecastRanges.wide, forecast.low95, forecast.high95),
          ...bandOf(forecastRanges.narrow, forecast.low, forecast.high),
        ],
      }),
    ...(forecast && !hasOwnRows && aheadFrom(result, { x, ahead }, cells)),
    labelName: columnLabel(column.name),
    ...labelsOf(cells, column),
    ...(kind === 'scatter' && isNumericColumn(column) && { positions: cells.map(toValue) }),
    series,
    ...wholeOf(result, series.length),
    unit: commonUnit(measures.map((index) => result.columns[index]?.unit)),
    ...commonDecimals(measures.map((index) => result.columns[index])),
    isLastPartial: config.isLastPeriodPartial ?? false,
    ...(config.isFirstPeriodPartial && { isFirstPartial: true }),
  };
}

function wholeOf({ rows, of, seriesOf }: Result, drawn: number): Pick<ChartSpec, 'whole'> {
  const series = seriesOf ?? drawn;
  return of !== undefined && of > rows.length ? { whole: { points: of, series } } : {};
}

/** Periods without a row are empty places, not left out: a line across them would be invented. */
function withGaps(cells: Cell[], column: ResultColumn): Cell[] {
  if (column.type !== 'date') return cells;
  return withMissingPeriods(cells.map(String)) ?? cells;
}

function isTime(column: ResultColumn): boolean {
  return column.type === 'date' || column.type === 'timestamp';
}

function labelsOf(
  cells: readonly Cell[],
  column: ResultColumn,
): Pick<ChartSpec, 'labels' | 'axisLabels' | 'isTemporal'> {
  const bare = { ...column, unit: undefined };
  const decimals = sharedDecimals(cells, bare);
  const labels = cells.map((cell) => formatCell(cell, bare, decimals));
  if (!isTime(column)) return { labels };
  const isNamedPeriod = /^(month|quarter|year)$/i.test(column.name);
  return {
    labels,
    isTemporal: true,
    ...(!isNamedPeriod && { axisLabels: shortDays(cells.map((cell) => String(cell ?? ''))) }),
  };
}

function kindOf(config: ChartConfig): ChartKind | null {
  return config.type === 'number' || config.type === 'table' ? null : config.type;
}

function indexOf(result: Result, name: string | null): number | null {
  const index = result.columns.findIndex((column) => column.name === name);
  return index < 0 ? null : index;
}

function distinct(result: Result, index: number): Cell[] {
  return [...new Set(result.rows.map((row) => row[index] ?? null))];
}

/** Exact texts of long numbers are drawn as doubles: no eye sees the difference, and the table keeps every digit. */
function toValue(cell: Cell | undefined): number | null {
  if (cell === null || cell === undefined || cell === '' || typeof cell === 'boolean') return null;
  const value = Number(cell);
  return Number.isFinite(value) ? value : null;
}

function wholeSeries(
  result: Result,
  index: number,
  along: { x: number; cells: readonly Cell[]; hasGaps: boolean },
): ChartSeries {
  const name = columnLabel(result.columns[index]?.name ?? '');
  if (!along.hasGaps) return { name, values: result.rows.map((row) => toValue(row[index])) };
  const byPlace = new Map(result.rows.map((row) => [row[along.x] ?? null, toValue(row[index])]));
  return { name, values: along.cells.map((cell) => byPlace.get(cell) ?? null) };
}

/** Where the rows begin that are expected. */
function aheadFrom(
  { rows }: Result,
  { x, ahead }: { x: number; ahead: number | undefined },
  labels: readonly Cell[],
): Pick<ChartSpec, 'forecastFrom'> {
  const first = ahead === undefined ? undefined : rows.find((row) => (row[ahead] ?? null) !== null);
  const from = first ? labels.indexOf(first[x] ?? null) : -1;
  return from < 0 ? {} : { forecastFrom: from };
}

function splitSeries(
  result: Result,
  at: { x: number; split: number; measure: number; ahead: number | undefined },
  labels: Cell[],
): ChartSeries[] {
  const places = new Map(labels.map((label, index) => [label, index]));
  const column = result.columns[at.split];
  const bySeries = new Map<Cell, ChartSeries>();
  for (const row of result.rows) {
    const key = row[at.split] ?? null;
    const place = places.get(row[at.x] ?? null);
    const series = bySeries.get(key) ?? {
      name: column ? formatCell(key, column) : String(key),
      values: labels.map(() => null),
    };
    if (place !== undefined)
      series.values[place] =
        toValue(row[at.measure]) ?? (at.ahead === undefined ? null : toValue(row[at.ahead]));
    bySeries.set(key, series);
  }
  const sizeOf = (series: ChartSeries) => series.values.reduce((sum: number, value) => sum + (value ?? 0), 0);
  return [...bySeries.values()].sort((a, b) => sizeOf(b) - sizeOf(a));
}

function commonUnit(units: (string | undefined)[]): string | null {
  const first = units[0];
  return first !== undefined && units.every((unit) => unit === first) ? first : null;
}

/** Those that the most exact of them has; nothing where they know of none, or tell of none. */
function commonDecimals(columns: (ResultColumn | undefined)[]): Pick<ChartSpec, 'decimals'> {
  const decimals = Math.max(0, ...columns.map((column) => column?.decimals ?? 0));
  return decimals > 0 ? { decimals } : {};
}
