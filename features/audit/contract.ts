import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { auditKinds, auditOutcomes, auditPageDefault, auditPageMaximum } from './limits.ts';

export type AuditKind = (typeof auditKinds)[number];
export type AuditOutcome = (typeof auditOutcomes)[number];

/** From where: address of the network, and browser and system. */
export interface AuditOrigin {
  address: string;
  device: string;
}

export interface AuditEvent {
  kind: AuditKind;
  outcome: AuditOutcome;
  /** Who did it; null where nobody is known. */
  accountId: string | null;
  /** Whose members read of it. */
  workspaceId: string | null;
  /** Whom it was done to, where that is somebody else. */
  subjectId?: string;
  /** A few words, such as the name of a token. Never a secret, never what somebody typed who is not known. */
  detail?: string;
}

/**
 * Writes down who did what. Never throws: what happened has happened, and the log has a line of it in any case.
 * What concerns accounts is also read by administrators of the installation; what concerns the data of a workspace is not.
 */
export type RecordAudit = (origin: AuditOrigin, event: AuditEvent) => Promise<void>;

const personSchema = z.object({
  id: z.string(),
  /** Both null once the account was deleted. */
  name: z.string().nullable(),
  email: z.string().nullable(),
});

export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(auditKinds),
  outcome: z.enum(auditOutcomes),
  /** Null where nobody is known. */
  who: personSchema.nullable(),
  /** Null where it was done to nobody else. */
  whom: personSchema.nullable(),
  detail: z.string(),
  address: z.string(),
  device: z.string(),
  /** Over 1 where many of a kind stand in one line. */
  count: z.number(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const day = z.iso.date();

const filterShape = {
  /** `installation` is for its administrators: accounts and sign-ins of everybody, nothing of what workspaces do. */
  scope: z.enum(['workspace', 'installation']).default('workspace'),
  kind: z.enum(auditKinds).optional(),
  outcome: z.enum(auditOutcomes).optional(),
  /** First and last day, UTC. */
  from: day.optional(),
  to: day.optional(),
};

export const auditFilterSchema = z.object(filterShape);
export type AuditFilter = z.infer<typeof auditFilterSchema>;

export const auditEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/audit',
    access: 'account',
    summary: 'Who did what and when, newest first',
    query: z.object({
      ...filterShape,
      limit: z.coerce.number().int().min(1).max(auditPageMaximum).default(auditPageDefault),
      /** The `next` of an answer: lists what is older. */
      before: z.string().max(100).optional(),
    }),
    response: z.object({
      entries: z.array(auditEntrySchema),
      /** For `before`; null at the end. */
      next: z.string().nullable(),
      /** Days after which an entry is deleted. */
      keptDays: z.number(),
    }),
  }),
  exportCsv: endpoint({
    method: 'GET',
    path: '/api/audit/export',
    access: 'account',
    summary: 'The same as a CSV file',
    query: z.object(filterShape),
    callsPerMinute: 10,
  }),
};
