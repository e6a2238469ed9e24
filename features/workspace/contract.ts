import { z } from 'zod';
import type { FiscalYear } from '#kernel/catalog.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { timeZoneMaximumLength } from './limits.ts';
import { workspaceStrings as strings } from './strings.ts';

/** Whether a name of a time zone is one of the IANA database. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

const fiscalYearSchema: z.ZodType<FiscalYear> = z.strictObject({
  /** The month in which it begins, 1–12. */
  startMonth: z.number().int().min(1).max(12),
  /** Whether "fiscal year 2025" begins or ends in 2025. */
  namedBy: z.enum(['start', 'end']),
});

const settingsShape = {
  /** IANA name, such as `Europe/Berlin`. */
  timeZone: z.string().max(timeZoneMaximumLength).refine(isTimeZone, strings.unknownTimeZone),
  /** Null: not told, so it is asked back. */
  fiscalYear: fiscalYearSchema.nullable(),
  /** ISO 4217 code for revenue whose column names no currency; null: none. */
  currency: z.string().length(3).refine(isCurrency, strings.unknownCurrency).nullable(),
};

export const workspaceSettingsSchema = z.object({
  ...settingsShape,
  /** 0 until somebody sets something, rising with each change. */
  revision: z.number(),
});
export type WorkspaceSettings = z.infer<typeof workspaceSettingsSchema>;

export const workspaceEndpoints = {
  readSettings: endpoint({
    method: 'GET',
    path: '/api/workspace/settings',
    access: 'account',
    summary: 'Time zone, fiscal year and currency of the workspace',
    response: workspaceSettingsSchema,
  }),
  changeSettings: endpoint({
    method: 'PUT',
    path: '/api/workspace/settings',
    access: 'account',
    summary: 'Changes time zone, fiscal year and currency of the workspace',
    /** `revision` is the one that was changed: 409 when somebody else was faster. */
    body: z.strictObject({ ...settingsShape, revision: z.number().int().min(0) }),
    response: workspaceSettingsSchema,
  }),
};
