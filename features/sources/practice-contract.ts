import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { practiceStartsPerMinute } from './limits.ts';

/** Systems that this server plays itself, with invented data. Their rules are those of any other source. */

/** What a real engine can play here. */
export const practiceTypes = ['postgresql'] as const;
const practiceTypeSchema = z.enum(practiceTypes);

export const practiceSettingsSchema = z.object({
  type: practiceTypeSchema,
  /** For the fields of the type. */
  configuration: z.object({
    host: z.string(),
    port: z.number(),
    database: z.string(),
    useTls: z.boolean(),
  }),
  /** The password opens invented data on this machine, and is this workspace's alone. */
  credentials: z.object({ username: z.string(), password: z.string() }),
});
export type PracticeSettings = z.infer<typeof practiceSettingsSchema>;

export const practiceEndpoints = {
  listPractice: endpoint({
    method: 'GET',
    path: '/api/practice-systems',
    access: 'account',
    summary: 'The practice systems that this server offers',
    response: z.array(z.object({ type: practiceTypeSchema })),
  }),
  startPractice: endpoint({
    method: 'POST',
    path: '/api/practice-systems',
    access: 'account',
    summary: 'Starts a practice system, and tells how it is signed in to',
    body: z.object({ type: practiceTypeSchema }),
    response: practiceSettingsSchema,
    callsPerMinute: practiceStartsPerMinute,
  }),
};
