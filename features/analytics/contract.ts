import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { chartTypes, columnNameMaximumLength, idMaximumLength } from './limits.ts';

const type = z.enum(chartTypes);
/** Written exactly so: `030`, `7.0` and `1e2` are refused. */
const days = z.enum(['7', '30', '90', '365']).transform(Number);

export const chartPointSchema = z.object({ date: z.string(), value: z.number() });

export const chartDataSchema = z.object({
  labels: z.array(z.string()),
  datasets: z.array(
    z.object({
      label: z.string(),
      data: z.array(z.number().nullable()),
      borderColor: z.string(),
      backgroundColor: z.string(),
      /** What the values are: measured, expected, or the edges of the range in which they are expected. */
      role: z.enum(['actual', 'forecast', 'low', 'high']),
    }),
  ),
  /** Which table and column the numbers stand for, such as `orders.net_amount`; null when no table fits. */
  from: z.string().nullable(),
  unit: z.string().nullable(),
  /** The currency of revenue, whatever the chart shows; null where the data names none. */
  revenueUnit: z.string().nullable(),
  /** The day it is, `YYYY-MM-DD`, and where: today's value is not whole yet. */
  today: z.string(),
  timeZone: z.string(),
  /** Method, horizon and band of a forecast, or why there is none. */
  note: z.string().nullable(),
});
export type ChartData = z.infer<typeof chartDataSchema>;

const columnName = z.string().min(1).max(columnNameMaximumLength);

/** The columns of one table that stand for what is sold. */
export const businessChoiceSchema = z.strictObject({
  tableId: z.string().max(idMaximumLength),
  date: columnName,
  revenue: columnName,
  /** Units sold; null: each row is one sale. */
  units: columnName.nullable(),
});
export type BusinessChoice = z.infer<typeof businessChoiceSchema>;

export const shownColumnsSchema = z.object({
  /** Null where no table fits. */
  inUse: businessChoiceSchema.nullable(),
  /** A person chose them; otherwise they are inferred. */
  isChosen: z.boolean(),
  /** The tables that could be chosen, with the columns that fit. */
  tables: z.array(
    z.object({
      tableId: z.string(),
      table: z.string(),
      source: z.string(),
      dates: z.array(z.string()),
      amounts: z.array(z.string()),
    }),
  ),
});
export type ShownColumns = z.infer<typeof shownColumnsSchema>;

export const analyticsEndpoints = {
  series: endpoint({
    method: 'GET',
    path: '/api/analytics/chart/{type}/{days}',
    access: 'account',
    summary: 'A daily series as points of date and value',
    response: z.array(chartPointSchema),
  }),
  chart: endpoint({
    method: 'GET',
    path: '/api/analytics/chart',
    access: 'account',
    summary: 'The same series as labels and data sets',
    query: z.object({ type: type.default('sales'), days: days.default(30) }),
    response: chartDataSchema,
  }),
  metrics: endpoint({
    method: 'GET',
    path: '/api/analytics/metrics',
    access: 'account',
    summary: 'Growth, accuracy, revenue and forecast confidence, where they can be computed',
    response: z.record(z.string(), z.union([z.number(), z.string(), z.null()])),
  }),
  columns: endpoint({
    method: 'GET',
    path: '/api/analytics/columns',
    access: 'account',
    summary: 'Which columns stand for revenue, units and date, and which could',
    response: shownColumnsSchema,
  }),
  chooseColumns: endpoint({
    method: 'PUT',
    path: '/api/analytics/columns',
    access: 'account',
    summary: 'Chooses the columns that stand for revenue, units and date; null: inferred again',
    body: z.strictObject({ choice: businessChoiceSchema.nullable() }),
    response: shownColumnsSchema,
  }),
};
