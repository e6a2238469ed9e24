import { z } from 'zod';
import { columnTypeSchema } from '#kernel/answer.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { fixesMaximum, uploadsPerMinute } from './limits.ts';

/** See ImportFix in kernel/catalog.ts. */
const importFixSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('setType'),
    type: columnTypeSchema,
    emptied: z.array(z.string()).optional(),
  }),
  z.object({ kind: z.literal('setDateOrder'), order: z.enum(['dayFirst', 'monthFirst']) }),
  z.object({ kind: z.literal('setDecimalMark'), mark: z.enum(['point', 'comma']) }),
  z.object({ kind: z.literal('clearValues'), values: z.array(z.string()) }),
  z.object({ kind: z.literal('dropColumn') }),
  z.object({ kind: z.literal('dropRows'), lines: z.array(z.number()) }),
  z.object({ kind: z.literal('keepRows'), lines: z.array(z.number()) }),
  z.object({ kind: z.literal('setHeader'), lines: z.array(z.number()) }),
  z.object({ kind: z.literal('trimTexts') }),
  z.object({ kind: z.literal('fillDown') }),
  z.object({ kind: z.literal('dropDuplicates'), columns: z.array(z.string()) }),
  z.object({ kind: z.literal('padRows') }),
]);
export type ShownFix = z.infer<typeof importFixSchema>;

const placeFields = {
  id: z.string(),
  sentence: z.string(),
  table: z.string(),
  column: z.string().optional(),
};

export const importReportSchema = z.object({
  decisions: z.array(z.string()),
  rejected: z.array(z.object({ table: z.string(), line: z.number(), reason: z.string() })),
  rejectedCount: z.number(),
  warnings: z.array(z.string()),
  /** Decisions and warnings with their place and what could be done; see ImportFinding in kernel/catalog.ts. */
  findings: z
    .array(
      z.object({
        ...placeFields,
        kind: z.string(),
        level: z.enum(['decision', 'warning']),
        line: z.number().optional(),
        fix: importFixSchema.optional(),
      }),
    )
    .optional(),
  /** Those in force, and what each did. */
  fixes: z
    .array(z.object({ ...placeFields, fix: importFixSchema, changed: z.number(), outcome: z.string() }))
    .optional(),
});
export type ShownReport = z.infer<typeof importReportSchema>;

/** What the last reading of a file reported, and whether its findings can be set right. */
export const sourceReportSchema = z.object({
  /** Null where nothing was read yet. */
  report: importReportSchema.nullable(),
  /** The file is kept, and the tables are still what was read from it. */
  canFix: z.boolean(),
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
});
export type SourceReport = z.infer<typeof sourceReportSchema>;

export const reportEndpoints = {
  readReport: endpoint({
    method: 'GET',
    path: '/api/data-sources/{id}/report',
    access: 'account',
    summary: 'What reading the file of a source decided and met, and which fixes are in force',
    response: sourceReportSchema,
  }),
  applyFixes: endpoint({
    method: 'PUT',
    path: '/api/data-sources/{id}/fixes',
    access: 'account',
    summary: 'Reads the file of a source again with these fixes in force, and no others',
    body: z.object({
      /** Of the findings of its report and of the fixes in force, in the order in which they apply. */
      fixes: z.array(z.string().max(1000)).max(fixesMaximum),
    }),
    response: sourceReportSchema,
    callsPerMinute: uploadsPerMinute,
  }),
};
