import type { Cell } from '#kernel/catalog.ts';
import { datingOf } from '../model/dating.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { TableFacts } from './described-tables.ts';
import { formatNumber } from './format.ts';

type CatalogTable = SemanticModel['catalog']['tables'][number];

const data = '(?:the |this |that |my |our |your )?(?:data|dataset|data set|table|file|sheet|spreadsheet)';
const inData = `(?: (?:in|within|of) (?:all of )?${data})?`;
const fresh = new RegExp(
  `^(?:how (?:fresh|recent|current|old|new|up to date|up-to-date) is ${data}` +
    `|how far back does ${data} (?:go|reach|run)` +
    `|when was ${data} (?:last |most recently )?(?:loaded|imported|uploaded|refreshed|read)` +
    `|(?:what|which) (?:period|time period|time range|date range|dates|days|time span|timeframe|time frame) (?:does|do|is|are) ${data} (?:cover|covered by|span|have|include|contain)` +
    `|(?:what|which) (?:is|are) the (?:period|time period|time range|date range|dates|time span) (?:of|in|covered by) ${data})$`,
  'iu',
);
const gaps = '(?:missing|empty|blank|null)(?: values?| cells?| entries| fields| data)|gaps|blanks|nulls';
const missing = new RegExp(
  `^(?:(?:are|is) there (?:any )?(?:${gaps})${inData}` +
    `|(?:which|what) (?:columns?|fields?) (?:have|has|contain|contains|are) (?:any )?(?:${gaps}|missing|empty|incomplete)${inData}` +
    `|(?:any|show|list|find)(?: me)?(?: the| all)? ?(?:${gaps})${inData}` +
    `|(?:does|do) ${data} (?:have|contain) (?:any )?(?:${gaps}))$`,
  'iu',
);
const columnsOf = new RegExp(
  `^(?:(?:what|which) (?:columns|fields) (?:are there|do (?:we|i|you) have|does ${data} have|are available)${inData}|(?:list|show|show me|name) (?:all )?(?:the )?(?:columns|fields)${inData})$`,
  'iu',
);
const duplicates = new RegExp(
  `^(?:(?:are|is) there (?:any )?|any |(?:does|do) ${data} (?:have|contain) (?:any )?)(?:duplicates|duplicate (?:rows|records|entries|lines)|duplicated (?:rows|records|entries|lines)|repeated (?:rows|records|entries|lines))(?: (?:in|within) (?:the |my |our )?(.+?)(?: table| data| sheet| file)?)?$`,
  'iu',
);

/** What is said of the data as a whole, of one table or several: how fresh they are, what is missing. Null for every other question. */
export function dataFacts(
  model: SemanticModel,
  text: string,
  locale: string,
  tableCalled: (said: string) => CatalogTable | null,
): TableFacts | null {
  // Who has data of their own asks of these, and not of the sample company.
  const own = model.catalog.tables.filter(({ isSample }) => !isSample);
  const tables = own.length > 0 ? own : model.catalog.tables;
  if (fresh.test(text)) return freshness(tables);
  if (missing.test(text)) return missingIn(tables, locale);
  const [only, ...more] = tables;
  if (only && more.length === 0 && columnsOf.test(text)) return columnList(only);
  const asked = duplicates.exec(text);
  if (!asked) return null;
  const said = asked[1];
  const isWhole =
    said === undefined || /^(?:the |this |my |our )?(?:data|dataset|table|file|sheet)$/iu.test(said);
  const table = isWhole ? (more.length === 0 ? only : null) : tableCalled(said);
  return table ? uniqueness(table) : null;
}

/** When each table was read, and from when to when the date goes by which its rows are told apart. */
function freshness(tables: CatalogTable[]): TableFacts {
  const rows = tables.map((table): Cell[] => {
    const dating = datingOf(table);
    const profile = table.profile.columns.find(({ name }) => name === dating?.column.column);
    const day = (value: string | null | undefined): string | null => value?.slice(0, 10) ?? null;
    return [table.name, table.asOf.slice(0, 10), profile?.name ?? null, day(profile?.min), day(profile?.max)];
  });
  const told = rows.map(([name, asOf, column, first, last]) =>
    column === null
      ? `${name} was read on ${asOf}; it has no date by which its rows are told`
      : `${name} was read on ${asOf}; its ${column} runs from ${first} to ${last}`,
  );
  return {
    text: `${told.join('. ')}.`,
    columns: [
      { name: 'table', type: 'text' },
      { name: 'read_on', type: 'date' },
      { name: 'date_column', type: 'text' },
      { name: 'first', type: 'date' },
      { name: 'last', type: 'date' },
    ],
    rows,
    tables,
  };
}

function missingIn(tables: CatalogTable[], locale: string): TableFacts {
  const found = tables.flatMap((table) =>
    table.profile.columns.flatMap(({ name, nullCount }) =>
      nullCount > 0 ? [{ table, name, nullCount }] : [],
    ),
  );
  const isOne = tables.length === 1;
  const told = found
    .map(
      ({ table, name, nullCount }) =>
        `${isOne ? '' : `${table.name} `}${name} ${formatNumber(nullCount, locale)}`,
    )
    .join(', ');
  return {
    text:
      found.length === 0
        ? 'No column has missing values.'
        : `Missing values: ${told}; none in the other columns.`,
    columns: [
      { name: 'table', type: 'text' },
      { name: 'column', type: 'text' },
      { name: 'missing', type: 'integer' },
    ],
    rows: found.map(({ table, name, nullCount }) => [table.name, name, nullCount]),
    tables,
  };
}

export function columnList(table: CatalogTable): TableFacts {
  const { columns } = table.profile;
  return {
    text: `${table.name} has ${columns.length} columns: ${columns.map(({ name }) => name).join(', ')}.`,
    columns: [
      { name: 'column', type: 'text' },
      { name: 'type', type: 'text' },
      { name: 'missing', type: 'integer' },
    ],
    rows: columns.map(({ name, type, nullCount }) => [name, type, nullCount]),
    tables: [table],
  };
}

/** A key that was found unique says that no two rows are the same; without one the profile cannot tell. */
function uniqueness(table: CatalogTable): TableFacts | null {
  const { key, rowCount } = table.profile;
  if (key.length === 0) return null;
  return {
    text: `No two rows of ${table.name} are the same: each of its ${rowCount} rows has its own ${key.join(' and ')}.`,
    columns: [
      { name: 'table', type: 'text' },
      { name: 'told_apart_by', type: 'text' },
      { name: 'duplicate_rows', type: 'integer' },
    ],
    rows: [[table.name, key.join(', '), 0]],
    tables: [table],
  };
}
