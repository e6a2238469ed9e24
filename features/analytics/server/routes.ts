import type { Catalog } from '#kernel/catalog.ts';
import type { ContinuedSeries } from '#kernel/continuation.ts';
import { AppError } from '#kernel/errors.ts';
import { type Clock, dayIn } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { analyticsEndpoints, BusinessChoice, ChartData, ShownColumns } from '../contract.ts';
import { chartRanges, chartTypes } from '../limits.ts';
import { type BusinessColumns, businessColumns, tablesToChoose } from './business-columns.ts';
import { readDailySeries, type SeriesKind } from './daily-series.ts';
import { type ContinueDays, type DailyForecast, forecastDays } from './forecast-days.ts';
import type { SeriesStore } from './series-store.ts';
import { analyticsServerStrings as strings } from './strings.ts';

/** What people set that the figures depend on; the settings of the workspace keep it. */
export interface BusinessSettings {
  read(
    workspaceId: string,
  ): Promise<{ business: BusinessChoice | null; currency: string | null; timeZone: string }>;
  /** Null: inferred again. */
  choose(workspaceId: string, choice: BusinessChoice | null): Promise<void>;
}

export interface AnalyticsParts {
  store: SeriesStore;
  clock: Clock;
  settings: BusinessSettings;
  readCatalog: (workspaceId: string) => Promise<Catalog>;
  /** The ids of the sources that are sample data. */
  findSampleIds: (workspaceId: string) => Promise<ReadonlySet<string>>;
  /** Mean accuracy of the trained models, 0–1; null when none was measured. */
  readModelAccuracy: (workspaceId: string) => Promise<number | null>;
  /** The pipeline of forecasts, in a process of its own. Throws `timeout`, `tooMany`. */
  continueDays: ContinueDays;
}

interface Context {
  workspaceId: string;
  today: string;
  timeZone: string;
  columns: BusinessColumns | null;
}

/** Days of history that a forecast is made from: a year, and three where it looks ahead for longer than a season. */
const forecastHistoryDays = { near: 364, far: 1100 };
const nearDays = 90;
const growthDays = 30;
const seriesColor = '#144ab2';
const forecastColor = '#f25418';

export function analyticsHandlers(parts: AnalyticsParts): Handlers<typeof analyticsEndpoints> {
  return {
    async series({ caller, params }) {
      const { type, days } = params;
      // The path is typed as text; only the listed words and numbers exist.
      const isType = (chartTypes as readonly string[]).includes(type);
      if (!isType || !chartRanges.some((range) => String(range) === days)) {
        throw new AppError('invalid', strings.unknownSeries);
      }
      const context = await contextOf(caller.workspaceId);
      if (type === 'forecast') {
        const made = await forecast(context, Number(days));
        return made && 'points' in made ? made.points : [];
      }
      return (await series(context, type as SeriesKind, Number(days)))?.points ?? [];
    },
    async chart({ caller, query }) {
      const context = await contextOf(caller.workspaceId);
      if (!context.columns)
        return {
          labels: [],
          datasets: [],
          from: null,
          unit: null,
          revenueUnit: null,
          ...dayOf(context),
          note: strings.noTable,
        };
      return query.type === 'forecast'
        ? forecastChart(context, query.days)
        : seriesChart(context, query.type, query.days);
    },
    async metrics({ caller }) {
      const context = await contextOf(caller.workspaceId);
      const accuracy = await parts.readModelAccuracy(caller.workspaceId);
      const measured = context.columns ? await measure(context) : {};
      return { ...measured, ...(accuracy === null ? {} : { accuracy }) };
    },
    columns: ({ caller }) => showColumns(caller.workspaceId),
    async chooseColumns({ caller, body: { choice } }) {
      const { tables } = await showColumns(caller.workspaceId);
      if (choice && !tables.some((table) => holds(table, choice)))
        throw new AppError('invalid', strings.unknownColumns);
      await parts.settings.choose(caller.workspaceId, choice);
      return showColumns(caller.workspaceId);
    },
  };

  async function contextOf(workspaceId: string): Promise<Context> {
    const { columns, timeZone } = await readColumns(workspaceId);
    return { workspaceId, today: dayIn(parts.clock.now(), timeZone), timeZone, columns };
  }

  async function readColumns(workspaceId: string) {
    const samples = await parts.findSampleIds(workspaceId);
    const whole = await parts.readCatalog(workspaceId);
    // Each look at the page would be a dozen statements to a system: what stays there is asked by questions alone.
    const catalog = { ...whole, tables: whole.tables.filter(({ live }) => live === undefined) };
    const settings = await parts.settings.read(workspaceId);
    return {
      catalog,
      timeZone: settings.timeZone,
      ...businessColumns(catalog, (id) => samples.has(id), settings),
    };
  }

  async function showColumns(workspaceId: string): Promise<ShownColumns> {
    const { catalog, columns, isChosen } = await readColumns(workspaceId);
    return {
      inUse: columns && {
        tableId: columns.table.tableId,
        date: columns.date.name,
        revenue: columns.revenue.name,
        units: columns.units?.name ?? null,
      },
      isChosen,
      tables: tablesToChoose(catalog),
    };
  }

  async function series({ workspaceId, today, columns }: Context, kind: SeriesKind, days: number) {
    return columns && readDailySeries(parts.store, { workspaceId, columns, kind, days, today });
  }

  /** What is expected of the days to come, or why that cannot be said; null without a table. */
  async function forecast(
    { workspaceId, today, columns }: Context,
    horizon: number,
  ): Promise<DailyForecast | { refused: string } | null> {
    if (!columns) return null;
    const days = horizon <= nearDays ? forecastHistoryDays.near : forecastHistoryDays.far;
    const asked = { workspaceId, columns, kind: 'revenue' as const, days, today };
    const { points } = await readDailySeries(parts.store, asked);
    const firstDay = columns.date.min?.slice(0, 10) ?? '';
    return forecastDays(
      points.filter(({ date }) => date >= firstDay),
      horizon,
      (continuation, days) => parts.continueDays(workspaceId, continuation, days),
    );
  }

  async function seriesChart(context: Context, kind: SeriesKind, days: number): Promise<ChartData> {
    const found = await series(context, kind, days);
    const points = found?.points ?? [];
    return {
      labels: points.map((point) => point.date),
      datasets: [
        dataset(
          'actual',
          kind === 'sales' ? 'Sales' : 'Revenue',
          points.map((point) => point.value),
        ),
      ],
      from: columnName(context.columns, kind),
      unit: kind === 'revenue' ? (context.columns?.revenue.unit ?? null) : null,
      revenueUnit: context.columns?.revenue.unit ?? null,
      ...dayOf(context),
      note: found?.endsEarly ? strings.endsEarly(found.endsEarly) : null,
    };
  }

  async function forecastChart(context: Context, days: number): Promise<ChartData> {
    const past = (await series(context, 'revenue', days))?.points.slice(0, -1) ?? [];
    const made = await forecast(context, days);
    const source = {
      from: columnName(context.columns, 'revenue'),
      unit: context.columns?.revenue.unit ?? null,
      revenueUnit: context.columns?.revenue.unit ?? null,
      ...dayOf(context),
    };
    if (!made || 'refused' in made)
      return { labels: [], datasets: [], ...source, note: made?.refused ?? strings.historyTooShort };
    const gap = past.map(() => null);
    const ahead = made.points.map(() => null);
    return {
      labels: [...past, ...made.points].map((point) => point.date),
      datasets: [
        dataset('actual', 'Revenue', [...past.map((point) => point.value), ...ahead]),
        dataset('forecast', 'Forecast', [...gap, ...made.points.map((point) => point.value)]),
        dataset('low', 'Low (80 %)', [...gap, ...made.low80]),
        dataset('high', 'High (80 %)', [...gap, ...made.high80]),
      ],
      ...source,
      note: strings.forecastMethod(days, methodOf(made.told)),
    };
  }

  async function measure(context: Context): Promise<Record<string, number>> {
    const [all, made] = await Promise.all([
      series(context, 'revenue', growthDays * 2),
      // The other figures need no forecast: they do not wait for one that cannot be had.
      forecast(context, growthDays).catch(noneInTime),
    ]);
    const values = all?.points.map((point) => point.value) ?? [];
    const before = sum(values.slice(0, growthDays));
    const recent = sum(values.slice(growthDays));
    const metrics: Record<string, number> = { totalRevenue: round(recent) };
    if (before > 0) metrics.growthRate = (recent - before) / before;
    const held = made && 'told' in made ? made.told.within80 : null;
    if (held !== null) metrics.forecastConfidence = held;
    return metrics;
  }
}

function noneInTime(error: unknown): null {
  if (error instanceof AppError && ['timeout', 'tooMany', 'tooLarge'].includes(error.code)) return null;
  throw error;
}

function methodOf({
  members,
  triedSteps,
  error,
  baselineError,
  isNoBetterThanBaseline,
  within80,
}: ContinuedSeries) {
  return {
    members: members.map(({ name }) => name),
    triedSteps,
    error: error === null ? null : round(error),
    baselineError: baselineError === null ? null : round(baselineError),
    isNoBetterThanBaseline,
    within80,
  };
}

function holds(table: ShownColumns['tables'][number], choice: BusinessChoice): boolean {
  const amounts = [choice.revenue, ...(choice.units === null ? [] : [choice.units])];
  return (
    table.tableId === choice.tableId &&
    table.dates.includes(choice.date) &&
    amounts.every((name) => table.amounts.includes(name))
  );
}

function columnName(columns: BusinessColumns | null, kind: SeriesKind): string | null {
  if (!columns) return null;
  const column = kind === 'revenue' ? columns.revenue : columns.units;
  return column ? `${columns.table.name}.${column.name}` : strings.rowsOf(columns.table.name);
}

function dayOf({ today, timeZone }: Context): Pick<ChartData, 'today' | 'timeZone'> {
  return { today, timeZone };
}

type Dataset = ChartData['datasets'][number];

function dataset(role: Dataset['role'], label: string, data: (number | null)[]): Dataset {
  const color = role === 'actual' ? seriesColor : forecastColor;
  return { role, label, data, borderColor: color, backgroundColor: `${color}33` };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** To cents: these are sums of money that went through floating point. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
