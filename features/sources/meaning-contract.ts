import { z } from 'zod';
import { columnTypeSchema } from '#kernel/answer.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { meaningNameMaximumLength, synonymsMaximum, unitMaximumLength } from './limits.ts';

export const columnRoles = [
  'additive',
  'ratio',
  'balance',
  'identifier',
  'category',
  'place',
  'ordinal',
  'boolean',
  'date',
  'text',
] as const;
const columnRoleSchema = z.enum(columnRoles);

/** Names are words: what has none could not be asked for. */
const givenName = z
  .string()
  .trim()
  .max(meaningNameMaximumLength)
  .regex(/[\p{L}\p{N}]/u, 'A name needs a letter or a digit.');
const synonyms = z.array(givenName).max(synonymsMaximum);

/** What a person told of a column. What is absent is as it was found. */
const columnMeaningSchema = z.object({
  label: givenName.optional(),
  synonyms: synonyms.optional(),
  role: columnRoleSchema.optional(),
  unit: z.string().trim().min(1).max(unitMaximumLength).nullable().optional(),
});

/** What a person told of a table. What is absent is as it was found. */
export const tableMeaningSchema = z.object({
  synonyms: synonyms.optional(),
  mainDate: z.string().nullable().optional(),
  displayColumn: z.string().nullable().optional(),
  columns: z.record(z.string(), columnMeaningSchema).default({}),
});
export type TableMeaning = z.infer<typeof tableMeaningSchema>;
export type ColumnMeaning = z.infer<typeof columnMeaningSchema>;

const shownTableSchema = z.object({
  name: z.string(),
  /** 0 until somebody has told something. */
  revision: z.number(),
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
  /** Columns that together identify a row. */
  key: z.array(z.string()),
  /** What was told, as far as the table still has it. */
  told: tableMeaningSchema,
  /** What the data say. */
  found: z.object({ mainDate: z.string().nullable(), displayColumn: z.string().nullable() }),
  columns: z.array(
    z.object({
      name: z.string(),
      type: columnTypeSchema,
      found: z.object({ role: columnRoleSchema, unit: z.string().nullable() }),
      /** Roles that a column of this type can have. */
      roles: z.array(columnRoleSchema),
      examples: z.array(z.string()),
    }),
  ),
});
export type ShownTable = z.infer<typeof shownTableSchema>;

export const relationDecisions = ['confirmed', 'rejected'] as const;
const relationEnds = {
  fromTable: z.string(),
  fromColumn: z.string(),
  toTable: z.string(),
  toColumn: z.string(),
};
const shownRelationSchema = z.object({
  ...relationEnds,
  /** Share of the values that are found at the other end, 0–1. */
  inclusion: z.number(),
  /** `declared` by the file, or `inferred` from names and values. */
  origin: z.string(),
  decision: z.enum(relationDecisions).nullable(),
});
export type ShownRelation = z.infer<typeof shownRelationSchema>;

export const sourceMeaningSchema = z.object({
  tables: z.array(shownTableSchema),
  relations: z.array(shownRelationSchema),
});
export type SourceMeaning = z.infer<typeof sourceMeaningSchema>;

export const meaningEndpoints = {
  readMeaning: endpoint({
    method: 'GET',
    path: '/api/data-sources/{id}/meaning',
    access: 'account',
    summary: 'What the tables and columns of a source mean: found in the data, and told by people',
    response: sourceMeaningSchema,
  }),
  tellMeaning: endpoint({
    method: 'PUT',
    path: '/api/data-sources/{id}/tables/{table}/meaning',
    access: 'account',
    summary: 'Tells what a table and its columns mean, in place of what was told before',
    /** `revision`: the one that was changed; another one in force is a conflict. */
    body: tableMeaningSchema.extend({ revision: z.number().int().min(0) }),
    response: shownTableSchema,
  }),
  decideRelation: endpoint({
    method: 'PUT',
    path: '/api/data-sources/{id}/relations',
    access: 'account',
    summary: 'Confirms or rejects a relation between two tables; null takes that back',
    body: z.object({ ...relationEnds, decision: z.enum(relationDecisions).nullable() }),
    response: shownRelationSchema,
  }),
};
