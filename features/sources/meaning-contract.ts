import { z } from 'zod';
import { columnTypeSchema } from '#kernel/answer.ts';
import { endpoint } from '#kernel/endpoint.ts';
import {
  chosenStatesMaximum,
  formulaMaximumLength,
  keyColumnsMaximum,
  meaningNameMaximumLength,
  namedTermsMaximum,
  relationChecksPerMinute,
  synonymsMaximum,
  unitMaximumLength,
} from './limits.ts';

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

const formulaText = z.string().trim().min(1).max(formulaMaximumLength);
/** A number over the rows of a table: "margin", `sum(revenue) - sum(cost)`. */
const metricSchema = z.object({
  name: givenName,
  synonyms: synonyms.default([]),
  formula: formulaText,
  unit: z.string().trim().min(1).max(unitMaximumLength).nullable().default(null),
});
/** A condition on the rows of a table: "active customer", `status is active`. */
const filterSchema = z.object({
  name: givenName,
  synonyms: synonyms.default([]),
  condition: formulaText,
});
export type ToldMetric = z.infer<typeof metricSchema>;
export type ToldFilter = z.infer<typeof filterSchema>;

/** What a person told of a table. What is absent is as it was found. */
export const tableMeaningSchema = z.object({
  synonyms: synonyms.optional(),
  mainDate: z.string().nullable().optional(),
  displayColumn: z.string().nullable().optional(),
  /** Columns that together tell the rows apart; taken only where the data agree. */
  key: z.array(z.string()).min(1).max(keyColumnsMaximum).optional(),
  metrics: z.array(metricSchema).max(namedTermsMaximum).optional(),
  filters: z.array(filterSchema).max(namedTermsMaximum).optional(),
  /** By a column of states, the values whose rows are left out where amounts are taken together; none where a person chose that all count. */
  states: z.record(z.string(), z.array(z.string()).max(chosenStatesMaximum)).optional(),
  /** What the pack of its system says of it does not count. */
  withoutPack: z.boolean().optional(),
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
  /** Why the key that was told does not count any more. */
  keyProblem: z.string().nullable(),
  /** Why metrics and filters cannot be used for now, by their name. */
  problems: z.record(z.string(), z.string()),
  /** What was told, as far as the table still has it. */
  told: tableMeaningSchema,
  /** What the data say. */
  found: z.object({
    mainDate: z.string().nullable(),
    displayColumn: z.string().nullable(),
    key: z.array(z.string()),
  }),
  /** What the pack of its system says of it; null where none knows it. */
  pack: z
    .object({
      name: z.string(),
      /** By column. */
      words: z.record(z.string(), z.array(z.string())),
      conditions: z.array(z.object({ name: z.string(), text: z.string() })),
    })
    .nullable(),
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
  /** Ids of the sources of the two tables, where they are others than the one of the address. */
  fromSource: z.string().optional(),
  toSource: z.string().optional(),
};
const relationEndsSchema = z.object(relationEnds);
export type RelationEnds = z.infer<typeof relationEndsSchema>;
export const shownRelationSchema = z.object({
  ...relationEnds,
  /** Share of the values that are found at the other end, 0–1. */
  inclusion: z.number(),
  /** `declared` by the file, `inferred` from names and values, or `told` by a person. */
  origin: z.string(),
  decision: z.enum(relationDecisions).nullable(),
  /** Why it is not followed for now, though a person told it. */
  problem: z.string().nullable(),
});
export type ShownRelation = z.infer<typeof shownRelationSchema>;

/** What the data say of a relation that a person states. */
const measuredRelationSchema = z.object({
  /** As it would be kept: from the many to the one. */
  ends: relationEndsSchema,
  /** The two ends were stated the other way round. */
  isTurned: z.boolean(),
  /** No value occurs twice on either side. */
  isOneToOne: z.boolean(),
  /** Different values of the one end, and those that are found at the other. */
  values: z.number(),
  foundValues: z.number(),
  /** Share of the rows whose value is found, 0–1. */
  inclusion: z.number(),
  /** Some of the values that are not found. */
  missing: z.array(z.string()),
});
export type MeasuredRelation = z.infer<typeof measuredRelationSchema>;

export const sourceMeaningSchema = z.object({
  tables: z.array(shownTableSchema),
  relations: z.array(shownRelationSchema),
  /** Tables of the workspace's other sources, to which those of this one may be related. */
  elsewhere: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
    }),
  ),
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
  chooseStates: endpoint({
    method: 'PUT',
    path: '/api/data-sources/{id}/tables/{table}/states',
    access: 'account',
    summary:
      'Chooses which states of a column are left out where amounts of the table are taken together; null takes the choice back',
    body: z.object({
      column: z.string(),
      leftOut: z.array(z.string()).max(chosenStatesMaximum).nullable(),
    }),
    response: shownTableSchema,
  }),
};

/** Relations between tables: proposed ones decided, others added. */
export const relationEndpoints = {
  decideRelation: endpoint({
    method: 'PUT',
    path: '/api/data-sources/{id}/relations',
    access: 'account',
    summary: 'Confirms or rejects a relation between two tables; null takes that back',
    body: z.object({ ...relationEnds, decision: z.enum(relationDecisions).nullable() }),
    response: shownRelationSchema,
  }),
  measureRelation: endpoint({
    method: 'POST',
    path: '/api/data-sources/{id}/relations/measure',
    access: 'account',
    summary: 'Measures a relation that nobody has proposed, and says why where it cannot be one',
    callsPerMinute: relationChecksPerMinute,
    body: relationEndsSchema,
    response: measuredRelationSchema,
  }),
  addRelation: endpoint({
    method: 'POST',
    path: '/api/data-sources/{id}/relations',
    access: 'account',
    summary: 'Adds a relation between two tables, measured anew; from then on it is followed',
    callsPerMinute: relationChecksPerMinute,
    body: relationEndsSchema,
    response: shownRelationSchema,
    status: 201,
  }),
  removeRelation: endpoint({
    method: 'DELETE',
    path: '/api/data-sources/{id}/relations',
    access: 'account',
    summary: 'Removes a relation that a person added',
    body: relationEndsSchema,
    response: relationEndsSchema,
  }),
};
