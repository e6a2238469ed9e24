import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { practiceSignInPath, practiceTypes } from '#kernel/practice.ts';
import { practiceStartsPerMinute } from './limits.ts';

/** Systems that this server plays itself, with invented data. Their rules are those of any other source. */

const practiceTypeSchema = z.enum(practiceTypes);

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
const settingsSchema = z.record(z.string(), value);

export const practiceSettingsSchema = z.object({
  type: practiceTypeSchema,
  /** For the form of a data source; null where that form does not lead there. The password opens invented data on this machine, and is this workspace's alone. */
  source: z
    .object({
      configuration: settingsSchema,
      authType: z.enum(['basic', 'oauth']),
      credentials: z.record(z.string(), z.string()),
    })
    .nullable(),
  /** For the form of a connection; null where there is none. */
  connection: settingsSchema.nullable(),
  /** For the client of OAuth Setup; null where it is signed in to otherwise. */
  oauth: settingsSchema.nullable(),
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
  authorizePractice: endpoint({
    method: 'GET',
    path: practiceSignInPath,
    access: 'account',
    summary: 'The page on which a person signs in to a practice system',
  }),
};
