import type { SystemType } from '#kernel/system-types.ts';
import type { SystemColumn, SystemTable } from '../system-session.ts';
import type { BwSettings } from './settings.ts';
import type { XmlaClient } from './xmla-client.ts';
import { XmlaFault, type XmlaRow } from './xmla-parser.ts';

/** What a column of a cube is asked for by. */
export type CubeColumn =
  | { kind: 'level'; level: CubeLevel; part: 'caption' | 'key' }
  | { kind: 'measure'; uniqueName: string };

export interface CubeLevel {
  uniqueName: string;
  /** Members, by the server's estimate. */
  cardinality: number;
}

/** A cube, or a query over one, as a table: a column for the finest level of each characteristic, its key, and each key figure. */
export interface CubeTable extends SystemTable {
  catalog: string;
  cube: string;
  cubeColumns: ReadonlyMap<string, CubeColumn>;
}

/** More cubes than can be looked into in the time of a list. */
export class TooManyCubes extends Error {
  override name = 'TooManyCubes';
  readonly count: number;

  constructor(count: number) {
    super('There are too many cubes.');
    this.count = count;
  }
}

/** No cube is of the InfoProvider that was entered. */
export class UnknownProvider extends Error {
  override name = 'UnknownProvider';
}

/** Three calls each, four at once. */
export const mostCubes = 200;
const atOnce = 4;

export interface FoundCube {
  catalog: string;
  cube: string;
  label: string | null;
}

/** Cubes and queries that the user sees, those of one InfoProvider where it was entered. Throws UnknownProvider. */
export async function listCubes(client: XmlaClient, { infoProvider }: BwSettings): Promise<FoundCube[]> {
  const rows = infoProvider === '' ? await allCubes(client) : await cubesOf(client, infoProvider);
  if (infoProvider !== '' && rows.length === 0) throw new UnknownProvider('There is no such InfoProvider.');
  return rows.flatMap((row) => {
    const [catalog = '', cube = ''] = [row.get('CATALOG_NAME'), row.get('CUBE_NAME')];
    return cube === ''
      ? []
      : [{ catalog, cube, label: row.get('CUBE_CAPTION') || row.get('DESCRIPTION') || null }];
  });
}

/** At once, where the server tells them without a catalog; else catalog by catalog. */
async function allCubes(client: XmlaClient): Promise<XmlaRow[]> {
  try {
    const rows = await client.discover('MDSCHEMA_CUBES');
    if (rows.length > 0) return rows;
  } catch (error) {
    if (!(error instanceof XmlaFault)) throw error;
  }
  const catalogs = (await client.discover('DBSCHEMA_CATALOGS')).map((row) => row.get('CATALOG_NAME') ?? '');
  if (catalogs.length > mostCubes) throw new TooManyCubes(catalogs.length);
  return (await inTurns(catalogs, (catalog) => cubesOf(client, catalog))).flat();
}

async function cubesOf(client: XmlaClient, catalog: string): Promise<XmlaRow[]> {
  try {
    return await client.discover('MDSCHEMA_CUBES', { CATALOG_NAME: catalog });
  } catch (error) {
    if (error instanceof XmlaFault) return [];
    throw error;
  }
}

export async function listTables(client: XmlaClient, settings: BwSettings): Promise<CubeTable[]> {
  const cubes = await listCubes(client, settings);
  if (cubes.length > mostCubes) throw new TooManyCubes(cubes.length);
  const tables = await inTurns(cubes, (cube) => tableOf(client, cube));
  return tables.filter(({ columns }) => columns.length > 0);
}

async function tableOf(client: XmlaClient, { catalog, cube, label }: FoundCube): Promise<CubeTable> {
  const of = { CATALOG_NAME: catalog, CUBE_NAME: cube };
  const dimensions = await client.discover('MDSCHEMA_DIMENSIONS', of);
  const levels = Map.groupBy(await client.discover('MDSCHEMA_LEVELS', of), (row) =>
    row.get('HIERARCHY_UNIQUE_NAME'),
  );
  const measures = await client.discover('MDSCHEMA_MEASURES', of);
  const columns: SystemColumn[] = [];
  const cubeColumns = new Map<string, CubeColumn>();
  const add = (wanted: string, column: Omit<SystemColumn, 'name'>, asked: CubeColumn): void => {
    let name = wanted;
    for (let count = 2; cubeColumns.has(name); count += 1) name = `${wanted} ${count}`;
    columns.push({ name, ...column });
    cubeColumns.set(name, asked);
  };
  for (const dimension of dimensions) {
    if (dimension.get('DIMENSION_TYPE') === dimensionOfMeasures) continue;
    const unique = dimension.get('DIMENSION_UNIQUE_NAME') ?? '';
    const level = finestOf(levels.get(dimension.get('DEFAULT_HIERARCHY') || unique) ?? []);
    if (!level) continue;
    const [name, caption] = [keyOf(unique), dimension.get('DIMENSION_CAPTION') || null];
    const native = { type: 'text' as const, nativeType: level.uniqueName };
    add(name, { ...native, label: caption }, { kind: 'level', level, part: 'caption' });
    add(
      `${name} key`,
      { ...native, label: caption && `${caption} key` },
      { kind: 'level', level, part: 'key' },
    );
  }
  for (const measure of measures) {
    const uniqueName = measure.get('MEASURE_UNIQUE_NAME') ?? '';
    const unit = measure.get('MEASURE_UNITS') ?? '';
    add(
      keyOf(uniqueName),
      {
        type: measureType(Number(measure.get('DATA_TYPE'))),
        nativeType: uniqueName,
        label: measure.get('MEASURE_CAPTION') || null,
        ...(/^([A-Z]{3}|%)$/.test(unit) ? { unit } : {}),
      },
      { kind: 'measure', uniqueName },
    );
  }
  return {
    name: catalog === '' || cube.startsWith(`${catalog}/`) ? cube : `${catalog}.${cube}`,
    schema: catalog || null,
    kind: 'view',
    label,
    rowEstimate: null,
    columns,
    key: [],
    catalog,
    cube,
    cubeColumns,
  };
}

/** "DIMENSION_TYPE" and "LEVEL_TYPE" of OLE DB for OLAP. */
const dimensionOfMeasures = '2';
const levelOfAll = '1';

/** Characteristics have one level below that of all; of hierarchies the last level has the members that data are of. */
function finestOf(levels: readonly XmlaRow[]): CubeLevel | null {
  const [finest] = levels
    .filter((row) => row.get('LEVEL_TYPE') !== levelOfAll)
    .toSorted((one, other) => Number(other.get('LEVEL_NUMBER')) - Number(one.get('LEVEL_NUMBER')));
  const uniqueName = finest?.get('LEVEL_UNIQUE_NAME');
  return uniqueName ? { uniqueName, cardinality: Number(finest?.get('LEVEL_CARDINALITY') ?? 0) } : null;
}

/** The last part of a unique name: `0MATERIAL` of `[0MATERIAL]`, `0042` of `[0MATERIAL].[0042]`. */
export function keyOf(uniqueName: string): string {
  const [, last] = /\[((?:[^\]]|\]\])*)\]$/.exec(uniqueName) ?? [];
  return last?.replaceAll(']]', ']') ?? uniqueName;
}

/** By the numbers of OLE DB's types. */
function measureType(type: number): SystemType {
  if ([2, 3, 16, 17, 18, 19, 20, 21].includes(type)) return 'integer';
  if ([4, 5].includes(type)) return 'double';
  return [6, 14, 131, 139].includes(type) ? 'decimal' : 'text';
}

/** A few at once, in their order. */
async function inTurns<From, To>(all: readonly From[], work: (one: From) => Promise<To>): Promise<To[]> {
  const results: To[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < all.length) {
      const at = next;
      next += 1;
      results[at] = await work(all[at] as From);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, worker));
  return results;
}
