import type { DeclaredRelation } from '../connector.ts';
import { HttpFailure } from '../http/http-failure.ts';
import type { Csdl } from '../odata/csdl.ts';
import { modelOf } from '../odata/metadata.ts';
import type { ODataTable } from '../odata/model.ts';
import { NoOData, type ODataClient } from '../odata/odata-client.ts';
import { signInCodeOf } from './failures.ts';
import { successFactorsRelations } from './relations.ts';

export const service = '/odata/v2/';
/** Stands in front of the names of tables: a company has one API. */
export const schema = 'SuccessFactors';

/** Of one call: their names are written into its address. */
const namesAtOnce = 40;
const mostNameLetters = 1500;

export interface EntityModel {
  tables: ODataTable[];
  relations: DeclaredRelation[];
}

/** Names of the entities of the company, from the service document. Throws `NoOData`. */
export async function listEntities(client: ODataClient): Promise<string[]> {
  const { d } = ((await client.document(`${service}?$format=json`)) ?? {}) as { d?: unknown };
  const { EntitySets: names } = (d ?? {}) as { EntitySets?: unknown };
  if (!Array.isArray(names)) throw new NoOData('The service document lists no entities.');
  return names.filter((name): name is string => typeof name === 'string' && /^\w{1,128}$/.test(name));
}

/**
 * What the metadata of these entities say. The document of a whole company has tens of megabytes, so some are asked for at once; where one of
 * them is refused or broken, the others of its call are asked for without it.
 */
export async function describeEntities(client: ODataClient, names: readonly string[]): Promise<EntityModel> {
  const parts = await Promise.all(groupsOf(names).map((group) => documentsOf(client, group)));
  const documents = parts.flat();
  const models = documents.map((csdl) => modelOf(csdl, schema, { leavesHidden: true }));
  // A document may tell of entities that it was not asked for.
  const tables = new Map(models.flatMap((model) => model.tables).map((table) => [table.name, table]));
  return {
    tables: names.flatMap((name) => tables.get(`${schema}.${name}`) ?? []),
    relations: successFactorsRelations(documents, [...tables.values()]),
  };
}

async function documentsOf(client: ODataClient, names: readonly string[]): Promise<Csdl[]> {
  try {
    return [await client.metadata(`${service}${names.join(',')}/`)];
  } catch (error) {
    const isOfOne = error instanceof HttpFailure && [400, 403, 404].includes(error.status);
    if (!isOfOne || signInCodeOf(error) !== null) throw error;
    if (names.length === 1) return [];
    const half = Math.ceil(names.length / 2);
    return [
      ...(await documentsOf(client, names.slice(0, half))),
      ...(await documentsOf(client, names.slice(half))),
    ];
  }
}

function groupsOf(names: readonly string[]): string[][] {
  const groups: string[][] = [];
  let letters = 0;
  for (const name of names) {
    const last = groups.at(-1);
    letters += name.length + 1;
    if (last && last.length < namesAtOnce && letters <= mostNameLetters) last.push(name);
    else {
      groups.push([name]);
      letters = name.length + 1;
    }
  }
  return groups;
}
