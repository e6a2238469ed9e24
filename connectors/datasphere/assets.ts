import { HttpFailure } from '../http/http-failure.ts';
import type { ODataClient } from '../odata/odata-client.ts';
import { SystemFailure } from '../system-session.ts';
import { datasphereStrings as strings } from './strings.ts';

/** What a space exposes for consumption: a view, a table, an analytic model. */
export interface Asset {
  space: string;
  name: string;
  label: string | null;
  /** Of its service of OData; ends in a slash. */
  service: string;
}

/** Where tenants have their catalog of late, and where they had it. */
const catalogs = ['/api/v1/datasphere/consumption/catalog/', '/api/v1/dwc/catalog/'];

/** Each costs a call for its columns, and all together are to be there within ten seconds. */
const mostAssets = 150;

/** The path of the catalog, and how many spaces it lists. Throws `HttpFailure` 404 where there is none. */
export async function findCatalog(client: ODataClient): Promise<{ catalog: string; spaces: number }> {
  for (const [index, catalog] of catalogs.entries()) {
    try {
      let page = await client.page(catalog, 'spaces', {}, 'v4');
      let spaces = page.rows.length;
      while (page.next !== null && page.rows.length > 0 && spaces < mostSpaces) {
        page = await client.following(page.next, page.from, 'v4');
        spaces += page.rows.length;
      }
      return { catalog, spaces };
    } catch (error) {
      // A page is some server's, not the catalog's word that it is not there.
      const isMissing = error instanceof HttpFailure && error.status === 404;
      if (!isMissing || index === catalogs.length - 1) throw error;
    }
  }
  throw new Error('There is no catalog to ask.');
}

const mostSpaces = 2000;

/** Assets of the space, or of all; without those that ask for a value first. Throws SystemFailure where they are too many. */
export async function listAssets(client: ODataClient, catalog: string, space: string): Promise<Asset[]> {
  const parent = space === '' ? '' : `spaces(${encodeURIComponent(`'${space.replaceAll("'", "''")}'`)})/`;
  const found = new Map<string, Asset>();
  let page = await client.page(`${catalog}${parent}`, 'assets', {}, 'v4');
  for (let seen = 0; ; ) {
    for (const asset of page.rows.flatMap((row) => assetOf(row, space) ?? []))
      if (!found.has(tableNameOf(asset))) found.set(tableNameOf(asset), asset);
    seen += page.rows.length;
    if (found.size > mostAssets || seen > 50 * mostAssets)
      throw new SystemFailure('database', strings.tooManyAssets(mostAssets));
    if (page.next === null || page.rows.length === 0) return [...found.values()];
    page = await client.following(page.next, page.from, 'v4');
  }
}

/** As the table is called here: `SALES.Orders`. A point in the name of an asset is none in that of its set. */
export function tableNameOf({ space, name }: Pick<Asset, 'space' | 'name'>): string {
  return `${space}.${setOf(name)}`;
}

export function setOf(name: string): string {
  return name.replaceAll('.', '_');
}

/** The relational service where there is one: it has rows as they are; the analytical one has sums. Null for what cannot be read as it stands. */
function assetOf(row: Readonly<Record<string, unknown>>, askedSpace: string): Asset | null {
  const name = textOf(row.name);
  const space = textOf(row.spaceName) || askedSpace;
  const service = serviceOf(row.assetRelationalMetadataUrl) ?? serviceOf(row.assetAnalyticalMetadataUrl);
  if (name === '' || space === '' || service === null || isTrue(row.hasParameters)) return null;
  return { space, name, label: textOf(row.label) || null, service };
}

/** Of the host that is named nothing is taken: the tenant may be known by another name there. */
function serviceOf(metadataUrl: unknown): string | null {
  const text = textOf(metadataUrl);
  if (text === '' || !URL.canParse(text, 'https://tenant')) return null;
  const { pathname } = new URL(text, 'https://tenant');
  return pathname.endsWith('/$metadata') ? pathname.slice(0, -'$metadata'.length) : null;
}

const longestText = 500;

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, longestText) : '';
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}
