import { z } from 'zod';
import { cellSchema, chartConfigSchema, resultColumnSchema } from '#kernel/answer.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { chartTitleMaximumLength, pinnedChartsMaximum, resultsPerMinute } from './limits.ts';
import { pinnedChartsStrings as strings } from './strings.ts';

const title = z
  .string()
  .trim()
  .min(1, strings.titleMissing)
  .max(chartTitleMaximumLength, strings.titleTooLong);

export const pinnedChartSchema = z.object({
  id: z.string(),
  title: z.string(),
  chartConfig: chartConfigSchema,
  /** Where the chart comes from; its SQL is run for every showing. */
  receiptId: z.string(),
  pinnedAt: z.string(),
});
export type PinnedChart = z.infer<typeof pinnedChartSchema>;

export const pinnedResultSchema = z.object({
  columns: z.array(resultColumnSchema),
  /** Those that the chart is drawn from; none where no chart of all of them can be drawn. */
  rows: z.array(z.array(cellSchema)),
  /** Rows of the whole result. */
  of: z.number(),
  /** Series of the whole result, where only the largest are drawn. */
  seriesOf: z.number().optional(),
  /** The tables that were read, by name, and when each version was made. */
  sources: z.array(z.object({ table: z.string(), dataSourceName: z.string(), asOf: z.string() })),
  /** ISO 8601: of the newest table, or of the receipt where the rows are its own. */
  asOf: z.string(),
  /** Why these are the rows that were pinned and not those of today; null when they are of today. */
  problem: z.string().nullable(),
  /** The numbers differ from those that were pinned. */
  hasChanged: z.boolean(),
  /** What differs, one sentence each; at most a handful. */
  changes: z.array(z.string()),
});
export type PinnedResult = z.infer<typeof pinnedResultSchema>;

export const pinnedChartsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/pinned-charts',
    access: 'account',
    summary: 'The charts on the dashboard, in their order',
    response: z.array(pinnedChartSchema),
  }),
  pin: endpoint({
    method: 'POST',
    path: '/api/pinned-charts',
    access: 'account',
    summary: 'Pins the chart of a receipt; a receipt that is pinned already keeps its place and title',
    body: z.object({ receiptId: z.string(), title, chartConfig: chartConfigSchema }),
    response: pinnedChartSchema,
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/pinned-charts/{id}',
    access: 'account',
    summary: 'Renames a pinned chart or draws it in another way',
    body: z.object({ title: title.optional(), chartType: chartConfigSchema.shape.type.optional() }),
    response: pinnedChartSchema,
  }),
  order: endpoint({
    method: 'PUT',
    path: '/api/pinned-charts/order',
    access: 'account',
    summary: 'Puts the pinned charts into this order; those that are not named follow',
    body: z.object({ ids: z.array(z.string()).max(pinnedChartsMaximum) }),
    response: z.array(pinnedChartSchema),
  }),
  unpin: endpoint({
    method: 'DELETE',
    path: '/api/pinned-charts/{id}',
    access: 'account',
    summary: 'Takes a chart off the dashboard; it can be put back for a day',
    response: z.object({ id: z.string() }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/pinned-charts/{id}/restore',
    access: 'account',
    summary: 'Puts an unpinned chart back where it was',
    response: pinnedChartSchema,
  }),
  result: endpoint({
    method: 'GET',
    path: '/api/pinned-charts/{id}/result',
    access: 'account',
    summary: 'Computes a pinned chart from the current data',
    response: pinnedResultSchema,
    callsPerMinute: resultsPerMinute,
  }),
};
