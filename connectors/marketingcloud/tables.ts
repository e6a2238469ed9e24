import type { XmlRow } from '../http/xml-rows.ts';
import type { SystemColumn, SystemTable } from '../system-session.ts';
import type { MarketingCloudClient } from './marketing-cloud-client.ts';
import { type StandardObject, standardObjects } from './objects.ts';
import { valueIn } from './soap.ts';

/** A data extension, or an object that every tenant has. */
export type MarketingCloudTable = SystemTable & ({ extension: Extension } | { object: StandardObject });

export interface Extension {
  /** By which REST finds it. */
  externalKey: string;
  /** Letters that a row may have, where each field is as long as it may be. */
  rowLetters: number;
}

const extensions = 'DataExtension';
const objects = 'Engagement';
/** Of a field without a declared length. */
const usualLetters = 100;

/**
 * All data extensions with their fields, by two questions of SOAP, then the standard objects. REST lists extensions by a search for their name
 * alone, so never all of them.
 */
export async function listTables(client: MarketingCloudClient): Promise<MarketingCloudTable[]> {
  const found = await collect(client, extensions, ['CustomerKey', 'Name', 'Description']);
  const fields = Map.groupBy(
    await collect(client, 'DataExtensionField', [
      'Name',
      'FieldType',
      'IsPrimaryKey',
      'MaxLength',
      'Scale',
      'Ordinal',
      'DataExtension.CustomerKey',
    ]),
    (field) => valueIn(field, 'DataExtension.CustomerKey') ?? '',
  );
  const names = Map.groupBy(found, (one) => valueIn(one, 'Name') ?? '');
  const tables = found.flatMap((one) => {
    const [externalKey = '', name = ''] = [valueIn(one, 'CustomerKey'), valueIn(one, 'Name')];
    const own = fields.get(externalKey) ?? [];
    // Views of the system begin with an underline: REST hands out none of them.
    if (externalKey === '' || name === '' || name.startsWith('_') || own.length === 0) return [];
    const isAlone = (names.get(name)?.length ?? 0) === 1;
    return [extensionOf(isAlone ? name : `${name} (${externalKey})`, one, { externalKey, fields: own })];
  });
  return [...tables, ...standardObjects.map(tableOfObject)];
}

async function collect(
  client: MarketingCloudClient,
  objectType: string,
  properties: readonly string[],
): Promise<XmlRow[]> {
  const all: XmlRow[] = [];
  for await (const rows of client.retrieve({ objectType, properties })) all.push(...rows);
  return all;
}

function extensionOf(
  name: string,
  row: XmlRow,
  { externalKey, fields }: { externalKey: string; fields: readonly XmlRow[] },
): MarketingCloudTable {
  const ordered = fields.toSorted((one, other) => ordinalOf(one) - ordinalOf(other));
  const columns = ordered.map(columnOf);
  return {
    name: `${extensions}.${name}`,
    schema: extensions,
    kind: 'table',
    label: valueIn(row, 'Description') ?? null,
    rowEstimate: null,
    columns,
    key: ordered.flatMap((field, at) =>
      valueIn(field, 'IsPrimaryKey') === 'true' ? [columns[at]?.name ?? ''] : [],
    ),
    extension: {
      externalKey,
      rowLetters: ordered.reduce((sum, field) => sum + lengthOf(field) + usualLetters / 2, 0),
    },
  };
}

function tableOfObject(object: StandardObject): MarketingCloudTable {
  return {
    name: `${objects}.${object.name}`,
    schema: objects,
    kind: 'table',
    label: object.label,
    rowEstimate: null,
    columns: [...object.columns],
    key: [...object.key],
    object,
  };
}

function columnOf(field: XmlRow): SystemColumn {
  const declared = valueIn(field, 'FieldType') ?? '';
  const [length, scale] = [valueIn(field, 'MaxLength') ?? '', valueIn(field, 'Scale') ?? ''];
  const name = valueIn(field, 'Name') ?? '';
  switch (declared) {
    case 'Number':
      return { name, type: 'integer', nativeType: declared, label: null };
    case 'Boolean':
      return { name, type: 'boolean', nativeType: declared, label: null };
    case 'Date':
      return { name, type: 'timestamp', nativeType: 'Date, server time', label: null };
    case 'Decimal': {
      const isWhole = /^([1-9]|[12]\d|3[0-8])$/.test(length) && /^\d{1,2}$/.test(scale);
      return isWhole && Number(scale) <= Number(length)
        ? {
            name,
            type: `decimal(${Number(length)},${Number(scale)})`,
            nativeType: `Decimal(${length},${scale})`,
            label: null,
          }
        : { name, type: 'decimal', nativeType: declared, label: null };
    }
    default:
      return {
        name,
        type: 'text',
        nativeType: length === '' ? declared : `${declared}(${length})`,
        label: null,
      };
  }
}

function ordinalOf(field: XmlRow): number {
  return Number(valueIn(field, 'Ordinal') ?? 0);
}

function lengthOf(field: XmlRow): number {
  const length = Number(valueIn(field, 'MaxLength') ?? 0);
  return Number.isFinite(length) && length > 0 ? length : usualLetters;
}
