import { z } from 'zod';
import { applicationTypes, warehouseTypes } from '#connectors/manifests.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { configMaximumBytes, connectionNameMaximumLength, testsPerMinute } from './limits.ts';
import { connectionsStrings as strings } from './strings.ts';

const sharedFields = {
  id: z.string(),
  name: z.string(),
  /** Whether it may be read from. Never true while something is missing. */
  isActive: z.boolean(),
  /** The settings without secrets; `has<Name>: true` stands for a secret that is stored. */
  config: z.record(z.string(), z.unknown()),
  /** Labels of the fields without which the system cannot be reached, in the order of the form. */
  missing: z.array(z.string()),
  /** The settings can no longer be decrypted and must be entered again. */
  isUnreadable: z.boolean(),
  /** It leads to a system that this server plays: its data are invented. */
  isPractice: z.boolean(),
  /** The data source that it has become; null after that was removed, and before a connection of an older version is saved again. */
  dataSourceId: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
};
export const warehouseConnectionSchema = z.object({ ...sharedFields, type: z.enum(warehouseTypes) });
export const applicationConnectionSchema = z.object({ ...sharedFields, type: z.enum(applicationTypes) });
export type WarehouseConnection = z.infer<typeof warehouseConnectionSchema>;
export type ApplicationConnection = z.infer<typeof applicationConnectionSchema>;
export type Connection = WarehouseConnection | ApplicationConnection;

const connectionFields = {
  /** Of the connection to change; a new one is made without it. */
  id: z.string().optional(),
  name: z
    .string({ error: strings.nameMissing })
    .trim()
    .min(1, strings.nameMissing)
    .max(connectionNameMaximumLength),
  isActive: z.boolean().default(false),
  /** Fields of the type's manifest. Empty secrets keep the stored ones, null removes them. Absent: nothing changes. */
  config: z
    .record(z.string(), z.unknown())
    .refine(
      (config) => new TextEncoder().encode(JSON.stringify(config)).length <= configMaximumBytes,
      strings.configTooLarge,
    )
    .optional(),
};
const warehouseBody = z.strictObject({ ...connectionFields, type: z.enum(warehouseTypes) });
const applicationBody = z.strictObject({ ...connectionFields, type: z.enum(applicationTypes) });
export type ConnectionBody = z.infer<typeof warehouseBody> | z.infer<typeof applicationBody>;

export const testOutcomeSchema = z.object({ success: z.boolean(), message: z.string() });
export type TestOutcome = z.infer<typeof testOutcomeSchema>;

const removedSchema = z.object({ id: z.string() });

export const connectionsEndpoints = {
  listWarehouses: endpoint({
    method: 'GET',
    path: '/api/data-warehouse/connections',
    access: 'account',
    summary: 'The connections to data warehouses',
    response: z.array(warehouseConnectionSchema),
  }),
  saveWarehouse: endpoint({
    method: 'POST',
    path: '/api/data-warehouse/connections',
    access: 'account',
    summary: 'Saves a connection to a data warehouse, new or by its id',
    body: warehouseBody,
    response: warehouseConnectionSchema,
  }),
  removeWarehouse: endpoint({
    method: 'DELETE',
    path: '/api/data-warehouse/connections/{id}',
    access: 'account',
    summary: 'Removes a connection to a data warehouse with its secrets',
    response: removedSchema,
  }),
  testWarehouse: endpoint({
    method: 'POST',
    path: '/api/data-warehouse/test',
    access: 'account',
    summary: 'Checks a connection to a data warehouse before it is saved',
    body: warehouseBody,
    response: testOutcomeSchema,
    callsPerMinute: testsPerMinute,
  }),
  listApplications: endpoint({
    method: 'GET',
    path: '/api/business-apps/connections',
    access: 'account',
    summary: 'The connections to business applications',
    response: z.array(applicationConnectionSchema),
  }),
  saveApplication: endpoint({
    method: 'POST',
    path: '/api/business-apps/connections',
    access: 'account',
    summary: 'Saves a connection to a business application, new or by its id',
    body: applicationBody,
    response: applicationConnectionSchema,
  }),
  removeApplication: endpoint({
    method: 'DELETE',
    path: '/api/business-apps/connections/{id}',
    access: 'account',
    summary: 'Removes a connection to a business application with its secrets',
    response: removedSchema,
  }),
  testApplication: endpoint({
    method: 'POST',
    path: '/api/business-apps/test',
    access: 'account',
    summary: 'Checks a connection to a business application before it is saved',
    body: applicationBody,
    response: testOutcomeSchema,
    callsPerMinute: testsPerMinute,
  }),
};
