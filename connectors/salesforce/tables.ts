import { z } from 'zod';
import type { DeclaredRelation } from '../connector.ts';
import { HttpFailure } from '../http/http-failure.ts';
import type { SystemTable } from '../system-session.ts';
import { columnOf, type DescribedObject, describedShape, readableFields } from './fields.ts';
import { RowsMissing, type SalesforceClient } from './salesforce-client.ts';

/** What an org holds, as far as it is listed. */
export interface Listing {
  tables: SystemTable[];
  relations: DeclaredRelation[];
}

/** Objects whose fields are asked for. The list has to be there in ten seconds, and a description takes an org 0.15 s about. */
export const mostObjects = 250;
/** Of `composite/batch`, by its documentation. */
const perBatch = 25;

export class UnknownObject extends Error {
  override name = 'UnknownObject';
  readonly object: string;

  constructor(object: string) {
    super('There is no such object.');
    this.object = object;
  }
}

export class TooManyObjects extends Error {
  override name = 'TooManyObjects';
  readonly count: number;

  constructor(count: number) {
    super('There are too many objects.');
    this.count = count;
  }
}

const globalShape = z.object({
  sobjects: z.array(
    z.object({
      name: z.string().max(300),
      queryable: z.boolean(),
      custom: z.boolean().nullish(),
      layoutable: z.boolean().nullish(),
      deprecatedAndHidden: z.boolean().nullish(),
      /** Of what stands beside an object: Share, History, Feed, ChangeEvent. */
      associateEntityType: z.string().nullish(),
    }),
  ),
});
const countsShape = z.object({ sObjects: z.array(z.object({ name: z.string(), count: z.number() })) });
const basicShape = z.object({ objectDescribe: z.object({ queryable: z.boolean() }) });
const batchShape = z.object({ results: z.array(z.object({ statusCode: z.number(), result: z.unknown() })) });

/** Objects that hold records, have a page, or are people's own; or those that were named. */
export async function listTables(client: SalesforceClient, named: readonly string[]): Promise<Listing> {
  const [queryable, counts] = await Promise.all([queryableObjects(client), countRecords(client)]);
  const chosen =
    named.length > 0 ? pick(queryable, named) : queryable.filter((one) => isOfBusiness(one, counts));
  if (chosen.length > mostObjects) throw new TooManyObjects(chosen.length);
  const described = await describe(
    client,
    chosen.map(({ name }) => name),
  );
  const tables = described
    .map((object) => tableOf(object, counts.get(object.name) ?? null))
    .filter(({ columns }) => columns.length > 0);
  return { tables, relations: relationsOf(described, tables) };
}

/** Throws `UnknownObject` for one that is not there. The list of all would be more than the answer to a test may hold. */
export async function requireObjects(client: SalesforceClient, named: readonly string[]): Promise<void> {
  const found = await inBatches(client, named, (name) => `sobjects/${encodeURIComponent(name)}`);
  const missing = named.find((_, at) => !basicShape.safeParse(found[at]).data?.objectDescribe.queryable);
  if (missing !== undefined) throw new UnknownObject(missing);
}

async function queryableObjects(client: SalesforceClient): Promise<GlobalObject[]> {
  const { sobjects } = globalShape.parse(await client.get('sobjects'));
  return sobjects.filter((one) => one.queryable && one.deprecatedAndHidden !== true);
}

type GlobalObject = z.infer<typeof globalShape>['sobjects'][number];

function isOfBusiness(
  { name, custom, layoutable, associateEntityType }: GlobalObject,
  counts: ReadonlyMap<string, number>,
): boolean {
  if (associateEntityType) return false;
  return custom === true || layoutable === true || (counts.get(name) ?? 0) > 0;
}

/** API names do not tell small letters from capitals. */
function pick(objects: readonly GlobalObject[], named: readonly string[]): GlobalObject[] {
  const byName = new Map(objects.map((object) => [object.name.toLowerCase(), object]));
  return [...new Set(named.map((name) => name.toLowerCase()))].map((name) => {
    const object = byName.get(name);
    if (!object) throw new UnknownObject(named.find((one) => one.toLowerCase() === name) ?? name);
    return object;
  });
}

/** Counted some time ago, and for some objects not at all: an estimate. Who may not see it reads without. */
async function countRecords(client: SalesforceClient): Promise<ReadonlyMap<string, number>> {
  try {
    const { sObjects } = countsShape.parse(await client.get('limits/recordCount'));
    return new Map(sObjects.map(({ name, count }) => [name, count]));
  } catch (error) {
    if (error instanceof HttpFailure && [400, 403, 404].includes(error.status) && !isLimit(error))
      return new Map();
    throw error;
  }
}

function isLimit({ text }: HttpFailure): boolean {
  return text.includes('REQUEST_LIMIT_EXCEEDED');
}

/** One that went away meanwhile, or that is refused after all, is not listed. */
async function describe(client: SalesforceClient, names: readonly string[]): Promise<DescribedObject[]> {
  const found = await inBatches(client, names, (name) => `sobjects/${encodeURIComponent(name)}/describe`);
  return found.flatMap((one) => (one === null ? [] : [describedShape.parse(one)]));
}

/** What is at the address of each; null where there is nothing, or nothing for this user. Many addresses are one call. */
async function inBatches(
  client: SalesforceClient,
  names: readonly string[],
  pathOf: (name: string) => string,
): Promise<unknown[]> {
  const batches = Array.from({ length: Math.ceil(names.length / perBatch) }, (_, at) =>
    names.slice(at * perBatch, (at + 1) * perBatch),
  );
  const answers = await Promise.all(
    batches.map(async (batch) => {
      const batchRequests = batch.map((name) => ({
        method: 'GET',
        url: `v${client.apiVersion}/${pathOf(name)}`,
      }));
      const { results } = batchShape.parse(await client.post('composite/batch', { batchRequests }, true));
      if (results.length !== batch.length)
        throw new RowsMissing('A batch has other answers than were asked for.');
      return results.map(({ statusCode, result }) => {
        if (statusCode === 200) return result;
        if (statusCode === 403 || statusCode === 404) return null;
        throw new HttpFailure(statusCode, { text: JSON.stringify(result ?? null).slice(0, 64_000) });
      });
    }),
  );
  return answers.flat();
}

function tableOf(object: DescribedObject, rowEstimate: number | null): SystemTable {
  const fields = readableFields(object);
  return {
    name: object.name,
    schema: null,
    kind: 'table',
    label: object.label ? object.label : null,
    rowEstimate,
    columns: fields.map(columnOf),
    key: fields.filter(({ type }) => type === 'id').map(({ name }) => name),
  };
}

/** A field that may refer to several objects (`WhatId`) is a relation to none of them. */
function relationsOf(
  described: readonly DescribedObject[],
  tables: readonly SystemTable[],
): DeclaredRelation[] {
  const keyOf = new Map(tables.map(({ name, key }) => [name, key[0]]));
  return described.flatMap((object) =>
    readableFields(object).flatMap(({ name, type, referenceTo }) => {
      const [to, ...others] = referenceTo ?? [];
      const toColumn = to === undefined ? undefined : keyOf.get(to);
      if (type !== 'reference' || to === undefined || toColumn === undefined || others.length > 0) return [];
      return [{ fromTable: object.name, fromColumn: name, toTable: to, toColumn }];
    }),
  );
}
