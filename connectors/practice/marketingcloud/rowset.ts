import type { TenantExtension, TenantField, TenantRow } from './tenant.ts';

/** A question that Marketing Cloud answers by status 400. */
export class BadQuestion extends Error {
  override name = 'BadQuestion';
}

const mostRows = 2500;

/** A page of rows as the REST API documents it: names in small letters, every value a text. */
export function rowsetOf(extension: TenantExtension, query: URLSearchParams): object {
  const [page, size] = [Number(query.get('$page') ?? 1), Number(query.get('$pageSize') ?? mostRows)];
  if (!(page >= 1 && size >= 1 && size <= mostRows)) throw new BadQuestion('There is no such page.');
  const kept = extension.rows.filter((row) => fits(row, extension, query.get('$filter')));
  const rows = ordered(kept, extension, query.get('$orderBy') ?? '');
  const items = rows.slice((page - 1) * size, page * size).map((row) => itemOf(row, extension));
  return {
    customObjectKey: extension.key,
    pageSize: size,
    page,
    count: rows.length,
    ...(items.length > 0 ? { items } : {}),
  };
}

function itemOf(row: TenantRow, { fields }: TenantExtension): object {
  const part = (isKey: boolean): object =>
    Object.fromEntries(
      fields
        .filter((field) => (field.isKey ?? false) === isKey)
        .map((field) => [field.name.toLowerCase(), written(row[field.name] ?? null, field)]),
    );
  const keys = part(true);
  return { ...(Object.keys(keys).length > 0 ? { keys } : {}), values: part(false) };
}

/** What is not there is an empty text; moments are written as in the United States. */
function written(value: string | null, { type }: TenantField): string {
  if (value === null) return '';
  if (type !== 'Date') return value;
  const [, year, month, day, hour, rest] = /^(\d+)-(\d+)-(\d+) (\d+)(:\d\d:\d\d)/.exec(value) ?? [];
  const clock = Number(hour);
  return `${Number(month)}/${Number(day)}/${year} ${clock % 12 || 12}${rest} ${clock < 12 ? 'AM' : 'PM'}`;
}

function fits(row: TenantRow, extension: TenantExtension, filter: string | null): boolean {
  if (filter === null) return true;
  const [, name = '', value = ''] = /^(.+) gte '([^']*)'$/.exec(filter) ?? [];
  const field = fieldOf(extension, name);
  if (field.type !== 'Date') throw new BadQuestion('The practice system compares moments alone.');
  return (row[field.name] ?? '') >= value.replace('T', ' ');
}

function ordered(rows: readonly TenantRow[], extension: TenantExtension, order: string): TenantRow[] {
  if (order === '') return [...rows];
  const fields = order.split(',').map((part) => {
    const name = part.replace(/ desc$/, '');
    return { field: fieldOf(extension, name), sign: name === part ? 1 : -1 };
  });
  return rows.toSorted((one, other) => {
    for (const { field, sign } of fields) {
      const found = compare(one[field.name] ?? null, other[field.name] ?? null, field);
      if (found !== 0) return found * sign;
    }
    return 0;
  });
}

/** Nothing comes first, as in SQL Server. */
function compare(one: string | null, other: string | null, { type }: TenantField): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  if (type === 'Number' || type === 'Decimal') return Number(one) - Number(other);
  return one < other ? -1 : Number(one > other);
}

function fieldOf({ fields }: TenantExtension, name: string): TenantField {
  const field = fields.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (!field) throw new BadQuestion('There is no such field.');
  return field;
}
