import { z } from 'zod';

/** The plan as a language model fills it in: names of the catalog and plain values. It is checked before it means anything. */

const cell = z.union([z.string().max(500), z.number(), z.boolean()]);

export const filterWordsSchema = z.object({
  column: z.string().max(300).describe('A column, as `table.column` or `column`.'),
  operator: z.enum([
    '=',
    '<>',
    '<',
    '<=',
    '>',
    '>=',
    'in',
    'not in',
    'between',
    'contains',
    'not contains',
    'starts with',
    'ends with',
    'is empty',
    'is not empty',
  ]),
  values: z
    .array(cell)
    .max(50)
    .default([])
    .describe(
      'What it is compared with: one value, two for `between`, several for `in`, none for `is empty`.',
    ),
});

const day = z
  .string()
  .refine(
    (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)),
    'write days as YYYY-MM-DD',
  );

const dateRangeSchema = z.object({
  column: z.string().max(300).optional().describe('The date; without it, the main date of the table.'),
  from: day.optional().describe('First day, YYYY-MM-DD.'),
  to: day.optional().describe('Last day, YYYY-MM-DD; it counts.'),
});

export const planWordsSchema = z.object({
  table: z.string().max(300).describe('The table whose rows are counted, added up or listed.'),
  measures: z
    .array(
      z.object({
        aggregate: z.enum(['count', 'countDistinct', 'sum', 'avg', 'min', 'max', 'median']),
        column: z.string().max(300).optional().describe('Left out, the rows of the table are counted.'),
        filters: z.array(filterWordsSchema).max(8).optional().describe('Only rows that meet these count.'),
      }),
    )
    .max(6)
    .default([]),
  groupBy: z
    .array(
      z.object({
        column: z.string().max(300),
        grain: z
          .enum(['day', 'week', 'month', 'quarter', 'year', 'weekday', 'hour', 'monthOfYear'])
          .optional()
          .describe('Of a date.'),
      }),
    )
    .max(3)
    .default([]),
  columns: z
    .array(z.string().max(300))
    .max(20)
    .default([])
    .describe('For a list of rows, in place of measures: the columns to show.'),
  distinct: z.boolean().default(false).describe('List each different value once.'),
  filters: z.array(filterWordsSchema).max(12).default([]),
  dateRange: dateRangeSchema.optional(),
  having: z
    .object({ operator: z.enum(['=', '<>', '<', '<=', '>', '>=']), value: z.number() })
    .optional()
    .describe('Only groups whose first measure compares so.'),
  share: z.boolean().default(false).describe("Each group's part of the whole."),
  running: z
    .boolean()
    .default(false)
    .describe('Beside each count or sum its total up to the end of each period of groupBy.'),
  orderBy: z
    .array(
      z.object({
        by: z.string().max(300).describe('`measure` for the first measure, or a column that is shown.'),
        direction: z.enum(['ascending', 'descending']),
      }),
    )
    .max(3)
    .default([]),
  limit: z.number().int().min(1).max(1000).optional().describe('Only the first so many.'),
});

export type PlanWords = z.infer<typeof planWordsSchema>;
export type FilterWords = z.infer<typeof filterWordsSchema>;
