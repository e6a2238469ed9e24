import { z } from 'zod';
import { cellSchema, resultColumnSchema } from '#kernel/answer.ts';
import { endpoint } from '#kernel/endpoint.ts';
import {
  scheduleMinutesMaximum,
  scheduleMinutesMinimum,
  selectedTablesMaximum,
  systemCallsPerMinute,
  systemNameMaximumLength,
} from './limits.ts';

/** What is read of an outside system: its tables, which of them are chosen, and each reading. */

const systemName = z.string().min(1).max(systemNameMaximumLength);

export const availableTableSchema = z.object({
  name: z.string(),
  schema: z.string().nullable(),
  kind: z.enum(['table', 'view']),
  label: z.string().nullable(),
  rowEstimate: z.number().nullable(),
  columns: z.array(
    z.object({
      name: z.string(),
      label: z.string().nullable(),
      /** As the system calls it. */
      type: z.string(),
      /** Whether it may tell what has changed since: it holds a time, or a number that grows. */
      canOrderChanges: z.boolean(),
    }),
  ),
  /** Columns that tell its rows apart; without them nothing can be put in by key. */
  key: z.array(z.string()),
});
export type AvailableTable = z.infer<typeof availableTableSchema>;

export const selectedTableSchema = z.object({
  name: systemName,
  /** `live`: its rows stay in the system, and each question is asked there. */
  mode: z.enum(['synced', 'live']).default('synced'),
  refresh: z.enum(['full', 'incremental']).default('full'),
  /** Of an incremental refresh, the column that tells what changed since. */
  changedAt: systemName.optional(),
});
export type SelectedTable = z.infer<typeof selectedTableSchema>;

export const scheduleSchema = z.union([
  z.strictObject({ everyMinutes: z.int().min(scheduleMinutesMinimum).max(scheduleMinutesMaximum) }),
  /** In the time zone of the workspace. */
  z.strictObject({ dailyAt: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/) }),
]);
export type Schedule = z.infer<typeof scheduleSchema>;

export const selectionSchema = z.object({
  tables: z.array(selectedTableSchema).max(selectedTablesMaximum),
  schedule: scheduleSchema.nullable().default(null),
});
export type Selection = z.infer<typeof selectionSchema>;

export const syncStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type SyncStatus = (typeof syncStatuses)[number];

export const syncSchema = z.object({
  id: z.string(),
  status: z.enum(syncStatuses),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Read so far. */
  rows: z.number(),
  tables: z.array(
    z.object({
      name: z.string(),
      status: z.enum(syncStatuses),
      rows: z.number(),
      error: z.string().nullable(),
    }),
  ),
  error: z.string().nullable(),
  /** When it is tried again, where it waits for that. */
  retryAt: z.string().nullable(),
});
export type Sync = z.infer<typeof syncSchema>;

export const systemsEndpoints = {
  available: endpoint({
    method: 'GET',
    path: '/api/data-sources/{id}/available',
    access: 'account',
    summary: 'The tables that the system of a data source offers',
    response: z.object({ tables: z.array(availableTableSchema) }),
    callsPerMinute: systemCallsPerMinute,
  }),
  previewAvailable: endpoint({
    method: 'GET',
    path: '/api/data-sources/{id}/available/{table}/preview',
    access: 'account',
    summary: 'A few rows of a table of the system, before it is read',
    response: z.object({ columns: z.array(resultColumnSchema), rows: z.array(z.array(cellSchema)) }),
    callsPerMinute: systemCallsPerMinute,
  }),
  readSelection: endpoint({
    method: 'GET',
    path: '/api/data-sources/{id}/selection',
    access: 'account',
    summary: 'Which tables of the system are read, and when',
    response: selectionSchema.extend({ nextRunAt: z.string().nullable() }),
  }),
  chooseSelection: endpoint({
    method: 'PUT',
    path: '/api/data-sources/{id}/selection',
    access: 'account',
    summary: 'Chooses which tables of the system are read, and when',
    body: selectionSchema,
    response: selectionSchema.extend({ nextRunAt: z.string().nullable() }),
  }),
  readRights: endpoint({
    method: 'GET',
    path: '/api/data-sources/{id}/rights',
    access: 'account',
    summary: 'What the account of a data source may do in its system besides reading',
    response: z.object({ beyondReading: z.array(z.string()) }),
    callsPerMinute: systemCallsPerMinute,
  }),
  startSync: endpoint({
    method: 'POST',
    path: '/api/data-sources/{id}/sync',
    access: 'account',
    summary: 'Reads the chosen tables of the system; while one reading runs, a second call tells that one',
    response: z.object({ syncId: z.string() }),
    status: 202,
    callsPerMinute: systemCallsPerMinute,
  }),
  listSyncs: endpoint({
    method: 'GET',
    path: '/api/data-sources/{id}/syncs',
    access: 'account',
    summary: 'The readings of a data source, newest first',
    response: z.array(syncSchema),
  }),
  cancelSync: endpoint({
    method: 'POST',
    path: '/api/data-sources/{id}/syncs/{syncId}/cancel',
    access: 'account',
    summary: 'Ends a reading; what was current stays',
    response: syncSchema,
  }),
};
