import { z } from 'zod';
import { cellSchema, columnTypeSchema, resultColumnSchema } from '#kernel/answer.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { comparisonsPerMinute, sampleRowsMaximum, uploadLimitBytes, uploadsPerMinute } from './limits.ts';

/** How a file goes into a table that is there. */
export const uploadModes = ['replace', 'append', 'upsert'] as const;
export type UploadMode = (typeof uploadModes)[number];

/** How a version came about. */
export const versionOrigins = [
  'upload',
  'sample',
  ...uploadModes,
  'restore',
  'fix',
  'sync',
  'predict',
] as const;
export type VersionOrigin = (typeof versionOrigins)[number];

const schemaChangeSchema = z.object({
  column: z.string(),
  kind: z.enum(['added', 'removed', 'type']),
  from: columnTypeSchema.nullable(),
  to: columnTypeSchema.nullable(),
});

/** Rows of a table before and after. Null counts: the two were too large to be compared. */
const rowCountsSchema = z.object({
  added: z.number().nullable(),
  changed: z.number().nullable(),
  removed: z.number().nullable(),
});

export const tableChangeSchema = rowCountsSchema.extend({
  table: z.string(),
  fromVersion: z.number(),
  /** Of the version that was made; null while the change waits. */
  toVersion: z.number().nullable(),
  rowsBefore: z.number(),
  rowsAfter: z.number(),
  /** What told which row is which; empty where whole rows were counted. */
  key: z.array(z.string()),
  schemaChanges: z.array(schemaChangeSchema),
});
export type TableChange = z.infer<typeof tableChangeSchema>;

const reportSchema = z.object({
  decisions: z.array(z.string()),
  rejected: z.array(z.object({ table: z.string(), line: z.number(), reason: z.string() })),
  rejectedCount: z.number(),
  warnings: z.array(z.string()),
});

/** What a file does, or would do, to the tables of a source. */
export const sourceChangeSchema = z.object({
  id: z.string(),
  isApplied: z.boolean(),
  mode: z.enum(uploadModes),
  file: z.object({ filename: z.string() }),
  tables: z.array(tableChangeSchema),
  report: reportSchema,
});
export type SourceChange = z.infer<typeof sourceChangeSchema>;

export const tableVersionSchema = z.object({
  number: z.number(),
  isCurrent: z.boolean(),
  rows: z.number(),
  sizeBytes: z.number(),
  createdAt: z.string(),
  /** Name of the person; null where the product made it. */
  createdBy: z.string().nullable(),
  origin: z.enum(versionOrigins),
  /** The file it was read from. */
  fileName: z.string().nullable(),
  /** The version that it brings back. */
  restoredFrom: z.number().nullable(),
  ...rowCountsSchema.shape,
  schemaChanges: z.array(schemaChangeSchema),
  /** Receipts that name it: while there are any it is kept. */
  receipts: z.number(),
});
export type TableVersion = z.infer<typeof tableVersionSchema>;

const rowSampleSchema = z.object({
  columns: z.array(resultColumnSchema),
  rows: z.array(z.array(cellSchema)),
});

export const comparisonSchema = z.object({
  from: z.number(),
  to: z.number(),
  /** Empty: whole rows were compared, so that a changed row counts as one removed and one added. */
  key: z.array(z.string()),
  added: z.number(),
  removed: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  columnChanges: z.array(z.object({ column: z.string(), rows: z.number() })),
  schemaChanges: z.array(schemaChangeSchema),
  samples: z.object({ added: rowSampleSchema, removed: rowSampleSchema, changed: rowSampleSchema }),
});
export type Comparison = z.infer<typeof comparisonSchema>;

export const removedSourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  recordCount: z.number(),
  isSample: z.boolean(),
  removedAt: z.string(),
  /** From then on it cannot be restored. */
  purgedAt: z.string(),
});
export type RemovedSource = z.infer<typeof removedSourceSchema>;

/** `a,b` as a list of names; a name that holds a comma is written in JSON: `["a,b","c"]`. */
const keyColumns = z
  .string()
  .max(2000)
  .transform((text, context): unknown => {
    if (!text.startsWith('[')) return text.split(',').map((name) => name.trim());
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'key: column names separated by commas, or a JSON list.' });
      return z.NEVER;
    }
  })
  .pipe(z.array(z.string().min(1).max(200)).min(1).max(20));
const versionNumber = z.coerce.number().int().min(1);

export const versionsEndpoints = {
  uploadInto: endpoint({
    method: 'POST',
    path: '/api/data-sources/{id}/upload',
    access: 'account',
    summary: 'Reads a file into the tables of a source: replaces them, appends rows, or puts rows in by key',
    query: z.object({
      mode: z.enum(uploadModes).default('replace'),
      /** Needed where a file of one table is for one of several. */
      table: z.string().max(200).optional(),
      /** Columns that tell which row is which. */
      key: keyColumns.optional(),
      /** `false` makes the new versions, tells what they would change, and waits for `apply`. */
      apply: z.enum(['true', 'false']).default('true'),
    }),
    uploadLimitBytes,
    response: sourceChangeSchema,
    canStream: true,
    callsPerMinute: uploadsPerMinute,
  }),
  applyChange: endpoint({
    method: 'POST',
    path: '/api/data-sources/{id}/changes/{changeId}/apply',
    access: 'account',
    summary: 'Applies a change that waits',
    response: sourceChangeSchema,
  }),
  discardChange: endpoint({
    method: 'DELETE',
    path: '/api/data-sources/{id}/changes/{changeId}',
    access: 'account',
    summary: 'Discards a change that waits',
    response: z.object({ id: z.string() }),
  }),
  listVersions: endpoint({
    method: 'GET',
    path: '/api/data-sources/{id}/tables/{table}/versions',
    access: 'account',
    summary: 'The versions of a table, newest first',
    response: z.array(tableVersionSchema),
  }),
  compareVersions: endpoint({
    method: 'GET',
    path: '/api/data-sources/{id}/tables/{table}/versions/compare',
    access: 'account',
    summary: 'What differs between two versions of a table; the current one and the one before by default',
    query: z.object({
      from: versionNumber.optional(),
      to: versionNumber.optional(),
      key: keyColumns.optional(),
      samples: z.coerce.number().int().min(0).max(sampleRowsMaximum).default(20),
    }),
    response: comparisonSchema,
    callsPerMinute: comparisonsPerMinute,
  }),
  restoreVersion: endpoint({
    method: 'POST',
    path: '/api/data-sources/{id}/tables/{table}/versions/{number}/restore',
    access: 'account',
    summary: 'Makes a new version that equals an earlier one',
    response: tableVersionSchema,
  }),
  listRemoved: endpoint({
    method: 'GET',
    path: '/api/data-sources/removed',
    access: 'account',
    summary: 'Data sources that were removed and can still be restored',
    response: z.array(removedSourceSchema),
  }),
};
