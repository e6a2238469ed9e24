import {
  openTestTables,
  type TestColumn,
  type TestShop,
  type TestTable,
  testColumn,
} from '#agent/testing.ts';
import { s4Services } from '#connectors/practice/s4hana/sample.ts';
import { sampleOrg } from '#connectors/practice/salesforce/sample.ts';
import { practiceWorkers } from '#connectors/practice/workday/tenant.ts';
import type { Cell, Relation } from '#kernel/catalog.ts';
import { withSystemNames } from '#kernel/system-names.ts';
import { startersOf, withConditions, withPack } from '../features/sources/server/packs/apply-pack.ts';
import { readPack } from '../features/sources/server/packs/read-pack.ts';

/** Tables as a source of some type brings them, with labels, and read by its pack. */
export interface PackedSource {
  type: string;
  tables: TestTable[];
  /** By table and column. */
  labels?: Record<string, Record<string, string>>;
  titles?: Record<string, string>;
  relations?: Relation[];
}

const lastDay = '2025-03-14';
/** Enough for each state and month; a database of a test takes rows one by one. */
const rowsMost = 400;

/** The catalog as `source-catalog.ts` makes it: labels, then the pack. */
export async function openPacked({
  type,
  tables,
  labels = {},
  titles = {},
  relations = [],
}: PackedSource): Promise<TestShop> {
  const shop = await openTestTables(tables, relations);
  const read = await Promise.all(
    shop.catalog.tables.map(async (table) => {
      const named = withSystemNames(table.profile, { table: null, columns: labels[table.name] ?? {} });
      const siblings = tables.map(({ name }) => name).filter((name) => name !== table.name);
      const reading = await readPack({ sourceType: type, name: table.name, siblings }, named);
      const title = titles[table.name];
      return {
        reading,
        table: {
          ...table,
          profile: withPack(named, reading),
          synonyms: [...(title === undefined ? [] : [title]), ...(reading?.described.synonyms ?? [])],
          ...withConditions({}, reading),
        },
      };
    }),
  );
  const starters = startersOf(read.map(({ table, reading }) => ({ ...table, reading })));
  return {
    ...shop,
    catalog: {
      ...shop.catalog,
      tables: read.map(({ table }) => ({ ...table, starters: starters.get(table.tableId) ?? [] })),
    },
  };
}

const sqlTypes: Record<string, TestColumn['type']> = {
  'Edm.String': 'VARCHAR',
  'Edm.Date': 'DATE',
  'Edm.DateTimeOffset': 'TIMESTAMP',
  'Edm.Decimal': 'DECIMAL(12,2)',
  boolean: 'BOOLEAN',
  date: 'DATE',
  datetime: 'TIMESTAMP',
  currency: 'DECIMAL(12,2)',
  percent: 'INTEGER',
  int: 'INTEGER',
};

function columnOf(name: string, type: string): TestColumn {
  const sql = sqlTypes[type] ?? 'VARCHAR';
  if (sql === 'DATE' || sql === 'TIMESTAMP') return testColumn(name, sql, 'date');
  if (sql === 'BOOLEAN') return testColumn(name, sql, 'boolean');
  if (sql !== 'VARCHAR') return testColumn(name, sql, 'additive');
  if (type === 'id' || type === 'reference') return testColumn(name, sql, 'identifier');
  return testColumn(name, sql, /Name|Description/.test(name) && name !== 'StageName' ? 'text' : 'category');
}

function cellOf(value: string | null | undefined, type: string): Cell {
  if (value === null || value === undefined || value === '') return null;
  const sql = sqlTypes[type] ?? 'VARCHAR';
  if (sql === 'BOOLEAN') return value === 'true';
  return sql === 'INTEGER' || sql === 'DECIMAL(12,2)' ? Number(value) : value;
}

/** The sets of the practice system of S/4HANA. */
export function s4Source(): PackedSource {
  const sets = s4Services(lastDay).flatMap((service) => service.sets);
  const orders = new Set(
    sets
      .find(({ name }) => name === 'A_SalesOrder')
      ?.rows.slice(-rowsMost)
      .map((row) => row.SalesOrder),
  );
  return {
    type: 's4hana',
    tables: sets.map(({ name, key, properties, rows }) => ({
      name,
      key: [...key],
      mainDate: null,
      displayColumn: null,
      columns: properties.map((property) => columnOf(property.name, property.type)),
      rows: rows
        .filter((row) => row.SalesOrder === undefined || orders.has(row.SalesOrder))
        .map((row) => properties.map((property) => cellOf(row[property.name], property.type))),
    })),
    labels: Object.fromEntries(
      sets.map(({ name, properties }) => [
        name,
        Object.fromEntries(properties.map((property) => [property.name, property.label ?? property.name])),
      ]),
    ),
    titles: Object.fromEntries(sets.map(({ name, label }) => [name, label])),
    relations: [
      relation('A_SalesOrder', 'SoldToParty', 'A_BusinessPartner', 'BusinessPartner'),
      relation('A_SalesOrderItem', 'SalesOrder', 'A_SalesOrder', 'SalesOrder'),
      relation('A_SalesOrderItem', 'Material', 'A_Product', 'Product'),
    ],
  };
}

/** The objects of the practice org of Salesforce. */
export function salesforceSource(): PackedSource {
  const objects = sampleOrg(lastDay);
  return {
    type: 'salesforce',
    tables: objects.map(({ name, fields, records }) => {
      const read = fields.filter(({ type }) => type !== 'address');
      return {
        name,
        key: ['Id'],
        mainDate: null,
        displayColumn: null,
        columns: read.map((field) => columnOf(field.name, field.type)),
        rows: records
          .slice(0, rowsMost)
          .map((record) => read.map((field) => cellOf(record[field.name], field.type))),
      };
    }),
    labels: Object.fromEntries(
      objects.map(({ name, fields }) => [
        name,
        Object.fromEntries(fields.map((field) => [field.name, field.label])),
      ]),
    ),
    relations: [
      relation('Opportunity', 'AccountId', 'Account', 'Id'),
      relation('Contact', 'AccountId', 'Account', 'Id'),
    ],
  };
}

/** Workers of the practice tenant of Workday, with the columns that its operation has. */
export function workdaySource(): PackedSource {
  const told = (content: string, element: string): string | null =>
    new RegExp(`<wd:${element}>([^<]*)</wd:${element}>`).exec(content)?.[1] ?? null;
  return {
    type: 'workday',
    tables: [
      {
        name: 'Get_Workers',
        key: ['worker_id'],
        mainDate: null,
        displayColumn: null,
        columns: [
          testColumn('worker_id', 'VARCHAR', 'identifier'),
          testColumn('name', 'VARCHAR', 'text'),
          testColumn('position_title', 'VARCHAR', 'category'),
          testColumn('active', 'BOOLEAN', 'boolean'),
          testColumn('hire_date', 'DATE', 'date'),
          testColumn('terminated', 'BOOLEAN', 'boolean'),
          testColumn('termination_date', 'DATE', 'date'),
        ],
        rows: practiceWorkers(rowsMost).map(({ content }) => [
          told(content, 'Worker_ID'),
          /Formatted_Name="([^"]*)"/.exec(content)?.[1] ?? null,
          told(content, 'Position_Title'),
          told(content, 'Active') === '1',
          told(content, 'Hire_Date')?.slice(0, 10) ?? null,
          told(content, 'Terminated') === '1',
          told(content, 'Termination_Date')?.slice(0, 10) ?? null,
        ]),
      },
    ],
    labels: {
      Get_Workers: {
        worker_id: 'Worker ID',
        name: 'Name',
        position_title: 'Position Title',
        active: 'Active',
        hire_date: 'Hire Date',
        terminated: 'Terminated',
        termination_date: 'Termination Date',
      },
    },
    titles: { Get_Workers: 'Workers' },
  };
}

export function relation(fromTable: string, fromColumn: string, toTable: string, toColumn: string): Relation {
  return { fromTable, fromColumn, toTable, toColumn, inclusion: 1, origin: 'declared' };
}
