import { z } from 'zod';
import { cellSchema, columnTypeSchema, resultColumnSchema } from '#kernel/answer.ts';
import { endpoint } from '#kernel/endpoint.ts';
import {
  filtersMaximum,
  filtersMaximumLength,
  rowsPageMaximum,
  sourceNameMaximumLength,
  testsPerMinute,
  uploadLimitBytes,
  uploadsPerMinute,
} from './limits.ts';
import { meaningEndpoints, relationEndpoints, shownRelationSchema } from './meaning-contract.ts';
import { practiceEndpoints } from './practice-contract.ts';
import { importReportSchema, reportEndpoints } from './report-contract.ts';
import { systemsEndpoints } from './systems-contract.ts';
import { versionsEndpoints } from './versions-contract.ts';

export {
  type ColumnMeaning,
  columnRoles,
  type MeasuredRelation,
  meaningEndpoints,
  type RelationEnds,
  relationEndpoints,
  type ShownRelation,
  type ShownTable,
  type SourceMeaning,
  type TableMeaning,
  type ToldFilter,
  type ToldMetric,
} from './meaning-contract.ts';
export { type PracticeSettings, practiceEndpoints } from './practice-contract.ts';
export {
  importReportSchema,
  reportEndpoints,
  type ShownFix,
  type ShownReport,
  type SourceReport,
} from './report-contract.ts';
export {
  type AvailableTable,
  type Schedule,
  type SelectedTable,
  type Selection,
  type Sync,
  type SyncStatus,
  syncStatuses,
  systemsEndpoints,
} from './systems-contract.ts';
export {
  type Comparison,
  type RemovedSource,
  type SourceChange,
  type TableChange,
  type TableVersion,
  type UploadMode,
  uploadModes,
  type VersionOrigin,
  versionsEndpoints,
} from './versions-contract.ts';

export const sourceTypes = [
  'datasphere',
  's4hana',
  'successfactors',
  'ariba',
  'concur',
  'marketingcloud',
  'excel',
  'csv',
  'json',
  'xml',
  'postgresql',
  'mysql',
  'hana',
  // Beyond the specification, behind what it names.
  'trino',
  // What saved connections become (decision 81).
  'sqlserver',
  'sapbw',
  'oracle',
  'microsoft',
  'btp',
  'workday',
  'salesforce',
] as const;
export const sourceTypeSchema = z.enum(sourceTypes);
export type SourceType = z.infer<typeof sourceTypeSchema>;

export const sourceStatusSchema = z.enum(['active', 'inactive', 'error', 'syncing']);

/** How a source's system is signed in to (spec §3). */
export const authTypes = ['none', 'oauth', 'basic', 'api_key', 'saml'] as const;
export type AuthType = (typeof authTypes)[number];

/** As it is sent. `credentials` hold the fields of `manifest.ts`; an empty secret keeps the stored one, null removes it. */
export const authConfigSchema = z.object({
  authType: z.enum(authTypes),
  credentials: z.record(z.string(), z.unknown()).default({}),
});
export type AuthConfig = z.infer<typeof authConfigSchema>;

/** As it is shown: `has<Name>: true` stands for a secret that is stored. */
const shownAuthConfigSchema = authConfigSchema.extend({
  /** Labels of the credentials that are still needed. */
  missing: z.array(z.string()),
});

const tableSummarySchema = z.object({
  name: z.string(),
  /** Name in SQL. */
  sqlName: z.string(),
  rows: z.number(),
  version: z.number(),
  asOf: z.string(),
  /** Its rows stay in this system: there is no version of it, `asOf` is when it was looked at last. Absent where it is kept here. */
  live: z.object({ system: z.string(), isSampled: z.boolean() }).optional(),
  columns: z.array(
    z.object({ name: z.string(), type: columnTypeSchema, role: z.string(), unit: z.string().nullable() }),
  ),
});

export const sourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: sourceTypeSchema,
  status: sourceStatusSchema,
  recordCount: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The sample company, marked wherever it is shown. */
  isSample: z.boolean(),
  /** It reads a practice system, and is marked wherever it is shown. */
  isPractice: z.boolean(),
  /** What went wrong, when status is `error`. */
  error: z.string().nullable(),
  /** Addresses and options, without secrets. */
  configuration: z.record(z.string(), z.unknown()),
  authConfig: shownAuthConfigSchema,
  /** Of the saved connection whose settings it is reached by; they are changed there. */
  connectionId: z.string().optional(),
});
export type Source = z.infer<typeof sourceSchema>;

export const sourceWithTablesSchema = sourceSchema.extend({
  tables: z.array(tableSummarySchema),
  /** What the report of its file found can be set right. */
  canFix: z.boolean(),
});
export type SourceWithTables = z.infer<typeof sourceWithTablesSchema>;

export const uploadResponseSchema = z.object({
  file: z.object({ filename: z.string() }),
  dataSource: z.object({
    id: z.string(),
    name: z.string(),
    type: sourceTypeSchema,
    status: sourceStatusSchema,
  }),
  tables: z.array(
    z.object({
      name: z.string(),
      rows: z.number(),
      columns: z.array(z.object({ name: z.string(), type: columnTypeSchema })),
    }),
  ),
  report: importReportSchema,
  /** The file is kept, so what its report found can be set right. */
  canFix: z.boolean(),
  /** Relations that were found to tables of other sources. None is followed until a person confirms it. */
  proposed: z.array(shownRelationSchema),
});
export type UploadResponse = z.infer<typeof uploadResponseSchema>;

const sourceName = z.string().trim().min(1).max(sourceNameMaximumLength);
/** `configuration` is an object; `config` is the same as JSON text (two of the product's forms differ). */
const configurationFields = {
  configuration: z.record(z.string(), z.unknown()).optional(),
  config: z.string().max(100_000).optional(),
  /** Absent: what is stored stays. */
  authConfig: authConfigSchema.optional(),
};

const filterColumn = { column: z.string().max(1000) };
const filterText = z.string().max(1000);

/** What rows must be like to be shown. A range holds its ends; one of days holds the whole last day. */
export const rowFilterSchema = z.discriminatedUnion('kind', [
  z.object({ ...filterColumn, kind: z.literal('contains'), text: filterText }),
  z.object({ ...filterColumn, kind: z.literal('equals'), text: filterText }),
  z.object({
    ...filterColumn,
    kind: z.literal('range'),
    from: filterText.optional(),
    to: filterText.optional(),
  }),
  z.object({ ...filterColumn, kind: z.literal('isEmpty') }),
  z.object({ ...filterColumn, kind: z.literal('isNotEmpty') }),
]);
export type RowFilter = z.infer<typeof rowFilterSchema>;
export const rowFiltersSchema = z.array(rowFilterSchema).max(filtersMaximum);

/** Told of an upload that has to wait before it is read, to who accepts `text/event-stream`. */
export type UploadWaitingEvent =
  | { event: 'waiting'; data: { ahead: number } }
  | { event: 'reading'; data: Record<string, never> };

export const sourcesEndpoints = {
  ...versionsEndpoints,
  ...meaningEndpoints,
  ...relationEndpoints,
  ...reportEndpoints,
  ...systemsEndpoints,
  ...practiceEndpoints,
  list: endpoint({
    method: 'GET',
    path: '/api/data-sources',
    access: 'account',
    summary: 'The data sources of the workspace',
    response: z.array(sourceSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/data-sources',
    access: 'account',
    summary: 'Adds a data source by name, type and configuration',
    body: z.object({ name: sourceName, type: sourceTypeSchema, ...configurationFields }),
    response: sourceSchema,
    status: 201,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/data-sources/{id}',
    access: 'account',
    summary: 'One data source with its tables',
    response: sourceWithTablesSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/data-sources/{id}',
    access: 'account',
    summary: 'Renames or reconfigures a data source',
    body: z.object({
      id: z.string().optional(),
      name: sourceName,
      type: sourceTypeSchema,
      ...configurationFields,
    }),
    response: sourceSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/data-sources/{id}',
    access: 'account',
    summary: 'Removes a data source; it can be restored',
    response: z.object({ id: z.string() }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/data-sources/{id}/restore',
    access: 'account',
    summary: 'Brings a removed data source back',
    response: sourceSchema,
  }),
  testAuthentication: endpoint({
    method: 'POST',
    path: '/api/auth/test',
    access: 'account',
    summary: 'Checks how a data source would be signed in to, before it is saved',
    body: z.object({
      authConfig: authConfigSchema,
      /** Of the source that is edited; its stored secrets take the place of empty ones. */
      dataSourceId: z.string().optional(),
      /** Of a source that is not saved yet, or as it is being changed. */
      type: sourceTypeSchema.optional(),
      configuration: z.record(z.string(), z.unknown()).optional(),
    }),
    response: z.object({ success: z.boolean(), message: z.string() }),
    callsPerMinute: testsPerMinute,
  }),
  restoreSample: endpoint({
    method: 'POST',
    path: '/api/sample-company',
    access: 'account',
    summary: 'Creates the sample company again when it was removed',
    response: sourceSchema,
    status: 201,
  }),
  rows: endpoint({
    method: 'GET',
    path: '/api/data-sources/{id}/tables/{table}/rows',
    access: 'account',
    summary: 'One page of the rows of a table',
    query: z.object({
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(rowsPageMaximum).default(100),
      orderBy: z.string().max(200).optional(),
      direction: z.enum(['asc', 'desc']).default('asc'),
      /** `rowFiltersSchema` as JSON; all of them must hold. */
      filters: z.string().max(filtersMaximumLength).optional(),
    }),
    response: z.object({
      columns: z.array(resultColumnSchema),
      rows: z.array(z.array(cellSchema)),
      /** Of those that meet the filters. */
      rowCount: z.number(),
      totalRowCount: z.number(),
      offset: z.number(),
    }),
  }),
  column: endpoint({
    method: 'GET',
    path: '/api/data-sources/{id}/tables/{table}/columns/{column}',
    access: 'account',
    summary: 'A column at a glance: counts, range, mean, histogram and the most frequent values',
    response: z.object({
      name: z.string(),
      type: columnTypeSchema,
      role: z.string(),
      unit: z.string().nullable(),
      rowCount: z.number(),
      nullCount: z.number(),
      distinctCount: z.number(),
      min: z.string().nullable(),
      max: z.string().nullable(),
      mean: z.number().nullable(),
      histogram: z.array(z.object({ from: cellSchema, to: cellSchema, rows: z.number() })),
      values: z.array(z.object({ value: z.string(), rows: z.number() })),
    }),
  }),
  uploadFile: endpoint({
    method: 'POST',
    path: '/api/files/upload',
    access: 'account',
    summary: 'Uploads a file; each sheet or record set becomes a table',
    uploadLimitBytes,
    response: uploadResponseSchema,
    canStream: true,
    callsPerMinute: uploadsPerMinute,
  }),
  uploadExcel: endpoint({
    method: 'POST',
    path: '/api/excel/upload',
    access: 'account',
    summary: 'The same as /api/files/upload, kept for the dashboard dialog',
    uploadLimitBytes,
    response: uploadResponseSchema,
    canStream: true,
    callsPerMinute: uploadsPerMinute,
  }),
};
