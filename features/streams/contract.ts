import { z } from 'zod';
import type { LiveMessage } from '#kernel/channel.ts';
import { endpoint } from '#kernel/endpoint.ts';
import type { StreamChange, StreamSettings } from '#kernel/stream-reader.ts';
import {
  conditionsMaximumLength,
  listedNameMaximumLength,
  listedNamesMaximum,
  streamNameMaximumLength,
  updateIntervalDefaultMs,
  updateIntervalMaximumMs,
  updateIntervalMinimumMs,
} from './limits.ts';
import { type streamMessageTypes, streamTypes } from './manifest.ts';
import { streamsStrings as strings } from './strings.ts';

export const streamSchema = z.object({
  id: z.string(),
  name: z.string(),
  streamType: z.enum(streamTypes),
  /** `active` only while it is really read. */
  status: z.enum(['active', 'paused', 'error']),
  /** What is wrong and what happens next, when status is `error`. */
  error: z.string().nullable(),
  lastDataReceived: z.string().nullable(),
  dataSourceId: z.string(),
  dataSourceName: z.string(),
  /** Milliseconds. */
  updateInterval: z.number(),
  /** Whether a paused stream continues where it was; otherwise it starts anew. */
  hasPosition: z.boolean(),
  createdAt: z.string(),
});
export type Stream = z.infer<typeof streamSchema>;

/** Names as people type them: trimmed, empties dropped (spec §5). */
const namesSchema = z
  .array(z.string().trim().max(listedNameMaximumLength))
  .max(listedNamesMaximum)
  .default([])
  .transform((names) => names.filter((name) => name !== ''));

const conditionsSchema = z
  .union([z.string().trim(), z.record(z.string(), z.unknown())])
  .default('')
  .refine(
    (conditions) => JSON.stringify(conditions).length <= conditionsMaximumLength,
    strings.conditionsTooLong,
  );

const settingsSchema = z.object({
  streamType: z.enum(streamTypes),
  updateInterval: z
    .int(strings.intervalInvalid)
    .min(updateIntervalMinimumMs, strings.intervalInvalid)
    .max(updateIntervalMaximumMs, strings.intervalInvalid)
    .default(updateIntervalDefaultMs),
  filters: z.object({ tables: namesSchema, fields: namesSchema, conditions: conditionsSchema }).prefault({}),
  changeTracking: z
    .object({
      trackInserts: z.boolean().default(true),
      trackUpdates: z.boolean().default(true),
      trackDeletes: z.boolean().default(false),
    })
    .prefault({}),
  eventConfig: z.object({ eventTypes: namesSchema }).prefault({}),
}) satisfies z.ZodType<StreamSettings>;

const newStreamSchema = settingsSchema.extend({
  dataSourceId: z.string(strings.sourceMissing).min(1, strings.sourceMissing),
  /** Made from the source and the type when absent. */
  name: z.string().trim().max(streamNameMaximumLength).optional(),
});

/** What a stream has received, as it comes over the live channel. `recordCount` counts also what `changes` leaves out. */
export interface StreamMessage extends LiveMessage {
  type: (typeof streamMessageTypes)[keyof typeof streamMessageTypes];
  streamId: string;
  timestamp: string;
  metadata: { source: string; recordCount: number };
  changes: StreamChange[];
}

export const streamsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/streams/sap',
    access: 'account',
    summary: 'The streams of the workspace, newest first',
    response: z.array(streamSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/streams/sap',
    access: 'account',
    summary: 'Creates a stream on a data source of type datasphere or s4hana and starts it',
    body: newStreamSchema,
    response: streamSchema,
    status: 201,
    callsPerMinute: 60,
  }),
  control: endpoint({
    method: 'POST',
    path: '/api/streams/sap/{streamId}/{action}',
    access: 'account',
    summary: 'start; pause, which keeps the place it has come to; or stop, which forgets it',
    response: streamSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/streams/sap/{streamId}',
    access: 'account',
    summary: 'Stops a stream and deletes it',
    response: z.object({ id: z.string() }),
  }),
};
