import { SaxesParser } from 'saxes';
import type { Tenant, TenantObject, TenantRow } from './tenant.ts';

/** What an envelope asks for. */
export interface RetrieveQuestion {
  token: string;
  objectType: string;
  properties: string[];
  continued: string | null;
  batchRows: number;
  filter: { property: string; operator: string; value: string } | null;
}

const mostRows = 2500;

/** Throws for what is no envelope of SOAP with a question for rows. */
export function readRetrieve(body: string): RetrieveQuestion {
  const path: string[] = [];
  const texts = new Map<string, string[]>();
  let text = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri }) => {
    path.push(local);
    text = '';
    const isSalesforce = /^http:\/\/exacttarget\.com/.test(uri);
    if (local === 'fueloauth' && !isSalesforce) throw new Error('The token is of another namespace.');
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    const at = path.join('/');
    texts.set(at, [...(texts.get(at) ?? []), text]);
    path.pop();
    text = '';
  });
  parser.write(body).close();
  const root = 'Envelope/Body/RetrieveRequestMsg/RetrieveRequest';
  const one = (at: string): string | null => texts.get(at)?.[0] ?? null;
  const objectType = one(`${root}/ObjectType`);
  if (objectType === null) throw new Error('The envelope asks for no object.');
  const property = one(`${root}/Filter/Property`);
  return {
    token: one('Envelope/Header/fueloauth') ?? '',
    objectType,
    properties: texts.get(`${root}/Properties`) ?? [],
    continued: one(`${root}/ContinueRequest`),
    batchRows: Math.min(mostRows, Number(one(`${root}/Options/BatchSize`) ?? mostRows)),
    filter:
      property === null
        ? null
        : {
            property,
            operator: one(`${root}/Filter/SimpleOperator`) ?? '',
            value: one(`${root}/Filter/DateValue`) ?? one(`${root}/Filter/Value`) ?? '',
          },
  };
}

/** The rows that a question comes to, or why it comes to none, in the words of the system. */
export function rowsFor(
  tenant: Tenant,
  { objectType, properties, filter }: RetrieveQuestion,
): TenantRow[] | string {
  const object = objectOf(tenant, objectType);
  if (!object) return `Error: Unable to retrieve object of type ${objectType}`;
  const unknown = properties.filter((name) => !object.properties.includes(name));
  if (properties.length === 0 || unknown.length > 0)
    return `Error: The Request Property(s) ${unknown.join(', ')} do not match with the fields of ${objectType} retrieve`;
  if (filter === null) return object.rows;
  const { property, operator, value } = filter;
  return object.rows.filter((row) => {
    const own = row[property] ?? '';
    return operator === 'greaterThanOrEqual' ? own >= value : operator === 'equals' && own === value;
  });
}

function objectOf(tenant: Tenant, name: string): TenantObject | undefined {
  const seen = tenant.extensions.filter(({ isRefused }) => !isRefused);
  if (name === 'DataExtension')
    return {
      name,
      properties: ['CustomerKey', 'Name', 'Description'],
      rows: seen.map((one) => ({
        CustomerKey: one.key,
        Name: one.name,
        Description: one.description ?? null,
      })),
    };
  if (name !== 'DataExtensionField') return tenant.objects.get(name);
  const rows = seen.flatMap(({ key, fields }) =>
    fields.map((field, at) => ({
      Name: field.name,
      FieldType: field.type,
      IsPrimaryKey: String(field.isKey ?? false),
      MaxLength: field.length === undefined ? null : String(field.length),
      Scale: field.scale === undefined ? null : String(field.scale),
      Ordinal: String(at),
      'DataExtension.CustomerKey': key,
    })),
  );
  const properties = ['Name', 'FieldType', 'IsPrimaryKey', 'MaxLength', 'Scale', 'Ordinal'];
  return { name, properties: [...properties, 'DataExtension.CustomerKey'], rows };
}

/** Rows by the schema that Salesforce publishes. Properties that are nested stand in an element of their own. */
export function resultsOf(
  objectType: string,
  properties: readonly string[],
  rows: readonly TenantRow[],
): string {
  return rows
    .map((row) => {
      const written = properties.map((name) => elementOf(name.split('.'), row[name] ?? null)).join('');
      return `<Results xsi:type="${objectType}"><PartnerKey xsi:nil="true" /><ObjectID xsi:nil="true" />${written}</Results>`;
    })
    .join('');
}

function elementOf([name = '', ...nested]: readonly string[], value: string | null): string {
  if (nested.length > 0) return `<${name}>${elementOf(nested, value)}</${name}>`;
  return value === null ? '' : `<${name}>${escaped(value)}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
