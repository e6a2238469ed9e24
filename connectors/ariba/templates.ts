import { z } from 'zod';
import type { SystemType } from '#kernel/system-types.ts';
import type { SystemColumn, SystemTable } from '../system-session.ts';
import { WrongAnswer } from './ariba-client.ts';
import type { AribaProduct } from './products.ts';

/** A column, and where its values stand in a record. */
export interface AribaColumn extends SystemColumn {
  path: readonly string[];
}

/** A view template as a table. */
export interface AribaTable extends SystemTable {
  columns: AribaColumn[];
  product: AribaProduct;
  template: string;
}

/** By which day its records can be asked for, and the column of it. */
export interface DayFilter {
  kind: 'created' | 'updated';
  field: string;
}

const nameSchema = z.string().min(1).max(200);
const listed = z.union([
  nameSchema.transform((name) => ({ name, status: undefined })),
  z
    .object({
      viewTemplateName: nameSchema.optional(),
      name: nameSchema.optional(),
      status: z.string().optional(),
    })
    .transform(({ viewTemplateName, name, status }) => ({ name: viewTemplateName ?? name, status })),
]);

/** Names of the templates that can be read. */
export function readTemplateList(answer: unknown): string[] {
  const list = Array.isArray(answer) ? answer : Object.values((answer ?? {}) as object).find(Array.isArray);
  const parsed = z.array(listed).safeParse(list);
  if (!parsed.success) throw new WrongAnswer('The answer is no list of view templates.');
  return parsed.data.flatMap(({ name, status }) =>
    name !== undefined && (status === undefined || /^published$/i.test(status)) ? [name] : [],
  );
}

const template = z.object({
  filterExpressions: z.array(z.object({ name: z.string(), field: z.string().max(400).optional() })).nullish(),
});

/** Filters of days that a template has, by its own word. */
export function readFilters(answer: unknown): DayFilter[] {
  const parsed = template.safeParse(answer);
  if (!parsed.success) throw new WrongAnswer('The answer is no view template.');
  return (['created', 'updated'] as const).flatMap((kind) => {
    const from = parsed.data.filterExpressions?.find(({ name }) => name === `${kind}DateFrom`);
    return from ? [{ kind, field: from.field ?? '' }] : [];
  });
}

interface Property {
  type?: string | string[] | undefined;
  precision?: number | null | undefined;
  scale?: number | null | undefined;
  size?: number | null | undefined;
  isPrimaryKey?: boolean | null | undefined;
  properties?: Record<string, Property> | null | undefined;
}
const digits = z.number().int().min(0).max(100_000).nullish();
const property: z.ZodType<Property> = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  precision: digits,
  scale: digits,
  size: digits,
  isPrimaryKey: z.boolean().nullish(),
  get properties() {
    return z.record(z.string().max(400), property).nullish();
  },
});
const schema = z.object({ properties: z.record(z.string().max(400), property) });

/**
 * The columns of a template by its JSON schema: objects are taken apart one level deep, with a dot between the names; what is nested deeper, and every
 * list, is one text of JSON.
 */
export function readColumns(answer: unknown): { columns: AribaColumn[]; key: string[] } {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new WrongAnswer('The answer is no schema.');
  const columns: AribaColumn[] = [];
  const key: string[] = [];
  const add = (path: readonly string[], given: Property): void => {
    const name = path.join('.');
    columns.push({ name, path, label: null, ...typeOf(given) });
    if (given.isPrimaryKey) key.push(name);
  };
  for (const [name, given] of Object.entries(parsed.data.properties)) {
    const members = kindOf(given) === 'object' ? Object.entries(given.properties ?? {}) : [];
    if (members.length === 0) add([name], given);
    for (const [member, inner] of members) add([name, member], inner);
  }
  const names = new Set(columns.map(({ name }) => name));
  if (names.size !== columns.length) throw new WrongAnswer('Two columns have one name.');
  return { columns, key };
}

function kindOf({ type }: Property): string {
  return [type].flat().find((one) => one !== undefined && one !== 'null') ?? 'string';
}

/** Digits are declared, and may be exceeded all the same: numbers are measured as they come. */
function typeOf(given: Property): { type: SystemType; nativeType: string } {
  const kind = kindOf(given);
  switch (kind) {
    case 'boolean':
      return { type: 'boolean', nativeType: kind };
    case 'integer':
      return { type: 'integer', nativeType: kind };
    case 'number': {
      const { precision, scale } = given;
      return { type: 'decimal', nativeType: precision ? `number(${precision},${scale ?? 0})` : kind };
    }
    case 'date':
      return { type: 'timestampWithZone', nativeType: kind };
    default:
      return { type: 'text', nativeType: given.size ? `${kind}(${given.size})` : kind };
  }
}
