import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { amountMaximum, logKeepDaysMaximum, logKeepDaysMinimum, sharesSettings } from './limits.ts';

export const sharesSchema = z.enum(sharesSettings);
export type SharesSetting = z.infer<typeof sharesSchema>;

const amount = z.number().min(0).max(amountMaximum).nullable();

const settingsShape = {
  isOn: z.boolean(),
  /** Only where Plumbline has no answer of its own, or beside it for every question. */
  asked: z.enum(['unanswered', 'always']),
  /** What may leave besides the question; with `nothing` the model is never called. */
  shares: sharesSchema,
  /** Where no plan fits, the model may write a statement, whose rows are shown with caution. */
  allowsSql: z.boolean(),
  /** What a calendar month may cost, by the prices below; null: no limit. */
  monthlyCap: amount,
  /** Of a million tokens; null: not told. */
  inputPrice: amount,
  outputPrice: amount,
  /** Days after which a line of the log of what left is deleted. */
  logKeepDays: z.number().int().min(logKeepDaysMinimum).max(logKeepDaysMaximum),
};

export const languageModelSettingsSchema = z.object({
  ...settingsShape,
  /** 0 until somebody sets something, rising with each change. */
  revision: z.number(),
});
export type LanguageModelSettings = z.infer<typeof languageModelSettingsSchema>;

export const languageModelSchema = z.object({
  /** What the operator of the server set; null: no language model is in use anywhere. */
  connection: z
    .object({
      host: z.string(),
      /** Null until the server has been asked which one it has. */
      model: z.string().nullable(),
    })
    .nullable(),
  settings: languageModelSettingsSchema,
  /** Since the first day of the month, UTC. */
  thisMonth: z.object({
    calls: z.number(),
    tokens: z.number(),
    /** By the prices that were set when it was used; null where none was. */
    cost: z.number().nullable(),
  }),
});
export type LanguageModelState = z.infer<typeof languageModelSchema>;

export const languageModelCallSchema = z.object({
  id: z.string(),
  answerId: z.string(),
  at: z.string(),
  host: z.string(),
  model: z.string(),
  shares: sharesSchema,
  /** What left besides the question. */
  tables: z.array(z.string()),
  columns: z.number(),
  values: z.number(),
  rows: z.number(),
  bytes: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  cost: z.number().nullable(),
  outcome: z.string(),
  elapsedMs: z.number(),
});
export type LanguageModelCall = z.infer<typeof languageModelCallSchema>;

export const languageModelEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/language-model',
    access: 'account',
    summary: 'Whether a language model is in use, how this workspace uses it, and what it took this month',
    response: languageModelSchema,
  }),
  changeSettings: endpoint({
    method: 'PUT',
    path: '/api/language-model/settings',
    access: 'account',
    summary: 'Changes when the language model is asked and what may leave for it',
    /** `revision` is the one that was changed: 409 when somebody else was faster. */
    body: z.strictObject({ ...settingsShape, revision: z.number().int().min(0) }),
    response: languageModelSettingsSchema,
  }),
  listCalls: endpoint({
    method: 'GET',
    path: '/api/language-model/calls',
    access: 'account',
    summary: 'What left for the language model, newest first, one line for each request',
    response: z.array(languageModelCallSchema),
  }),
};
