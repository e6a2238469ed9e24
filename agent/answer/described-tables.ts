import type { Cell, ColumnProfile, ResultColumn } from '#kernel/catalog.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { columnList, dataFacts } from './described-data.ts';
import { formatNumber } from './format.ts';

type CatalogTable = SemanticModel['catalog']['tables'][number];

/** What is said of the tables themselves, as they were read: one cell or one row for each. */
export interface TableFacts {
  text: string;
  columns: ResultColumn[];
  rows: Cell[][];
  /** Tables that it is told of. */
  tables: CatalogTable[];
}

const tableNouns = '(?:data )?(?:table|dataset|data set|sheet)s?';
const columnNouns = '(?:column|field|attribute|variable)s?';
const rowNouns = '(?:row|record|entrie|entry|line)s?';
const each =
  '(?:each|every|per|by|for each|for every|in each|in every|of each|of every|of all|in all|all)(?: of)?(?: the| my| our)?';
const having =
  '(?: (?:does|do|did|has|have|contain|contains|hold|holds|are|is|there|stored|kept|recorded|saved))*';
const where =
  '(?: (?:in|of|for|does|do) (?:this|the|my|our|these|all) (?:data|dataset|database|source|sources|workspace))?';
const counting =
  '(?:how many|number of|no of|count of|count the|count|total number of|what is the number of)';
const asking = '(?:show|list|give|tell|what is|what are)?(?: me| us)?(?: the)? ?';

const tableCount = new RegExp(
  `^${asking}${counting}(?: the)? ${tableNouns}${having}${where}(?: (?:we|i|you))?${having}(?: (?:consist of|got|available|in total|loaded|uploaded))?$`,
  'i',
);
const perTable = (what: string, size: string): RegExp =>
  new RegExp(
    `^${asking}(?:${what} ${each} ${tableNouns}|${counting}(?: the)? ${what}${having} ${each} ${tableNouns}${having}|${size} (?:of |for |per |by )?${each} ${tableNouns}(?: in rows)?|${each} ${tableNouns}${having} ${counting} ${what}${having})$`,
    'i',
  );
const rowsPerTable = perTable(rowNouns, '(?:sizes?|lengths?|row counts?|record counts?)');
const columnsPerTable = perTable(columnNouns, '(?:widths?|column counts?|field counts?)');
const name = '(?:the |our |my )?([\\p{L}\\p{N} _-]+?)';
const ofOne = (what: string): RegExp[] => [
  new RegExp(
    `^${asking}${counting}(?: the)? ${what}${having}(?: (?:in|of|for|on))? ${name}(?: ${tableNouns})?${having}$`,
    'iu',
  ),
  new RegExp(`^${name} ${tableNouns},? ${counting} ${what}${having}$`, 'iu'),
];
const columnCounts = ofOne(columnNouns);
const columnLists = [
  new RegExp(
    `^(?:describe|explain|what is in|what does) ${name} ${tableNouns}(?: (?:contain|look like|hold))?$`,
    'iu',
  ),
  new RegExp(`^(?:the )?${columnNouns} (?:in|of|for|on) ${name} ${tableNouns}$`, 'iu'),
  new RegExp(
    `^(?:what|which) ${columnNouns}${having}(?: (?:in|of|for|on))? ${name}(?: ${tableNouns})?${having}$`,
    'iu',
  ),
  new RegExp(
    `^(?:show|list|give|name|what are)(?: me)?(?: all)?(?: the)? ${columnNouns} (?:in|of|for|on) ${name}(?: ${tableNouns})?$`,
    'iu',
  ),
];

/** "how many orders, customers and products are there": tables that are counted side by side, each without any condition. */
const countedTables = new RegExp(
  `^${asking}(?:${counting})(?: the| our| all)* (.+?)${having}(?: (?:we|i|you|our data|the data|this data))?${having}(?: (?:got|in total|altogether|overall|all in all))?$`,
  'iu',
);

const blanks = '(?:missing|empty|blanks?|nulls?|gaps?)(?: values?| cells?| entries| fields| missing)*';
const missingPerColumn = [
  new RegExp(`^${asking}(?:${counting}(?: the)? )?${blanks} (?:in|of|for) ${name}(?: ${tableNouns})?$`, 'iu'),
  new RegExp(
    `^${asking}(?:${counting}(?: the)? )?${blanks} (?:per|by|for each|for every|in each|in every|of each|of every|in all|of all) ${columnNouns}(?: (?:in|of|for|on))? ${name}(?: ${tableNouns})?$`,
    'iu',
  ),
  new RegExp(
    `^${asking}how many ${blanks}${having} (?:each|every) ${columnNouns}(?: (?:in|of|for|on))? ${name}(?: ${tableNouns})?${having}$`,
    'iu',
  ),
];
const saysMissing = /\b(?:missing|empty|blanks?|nulls?|gaps?)\b/i;

/** "how many rows does each table have", "number of fields in customers": null for every question that is not about the tables themselves. */
export function tableFacts(model: SemanticModel, question: string, locale: string): TableFacts | null {
  const text = question
    .replaceAll(/[?.!:]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const { tables } = model.catalog;
  const own = (words: string): boolean =>
    words.split(' ').some((word) => model.columnIndex.has(word) || model.tableIndex.has(word));
  // A restaurant has tables of its own, and a grid may have rows.
  if (tables.length === 0 || own('table column field row record')) return null;
  if (tableCount.test(text)) return countTables(tables);
  if (rowsPerTable.test(text)) return perEach(tables, locale, 'rows', ({ profile }) => profile.rowCount);
  if (columnsPerTable.test(text))
    return perEach(tables, locale, 'columns', ({ profile }) => profile.columns.length);
  const together = tablesListed(model, countedTables.exec(text)?.[1] ?? '');
  if (together) return perEach(together, locale, 'rows', ({ profile }) => profile.rowCount);
  const counted = namedTable(model, text, columnCounts);
  if (counted) return countColumns(counted);
  const gaps = saysMissing.test(text) ? namedTable(model, text, missingPerColumn) : null;
  if (gaps) return missingOf(gaps, locale);
  const listed = namedTable(model, text, columnLists);
  if (listed) return columnList(listed);
  return dataFacts(model, text, locale, (said) => tableCalled(model, said));
}

/** Two or more tables named in one list, and nothing else; null of all other words. */
function tablesListed(model: SemanticModel, words: string): CatalogTable[] | null {
  const members = words
    .split(/\s*(?:,| and | as well as | plus |&)\s*(?:and )?/iu)
    .map((member) =>
      member.replace(new RegExp(`^(?:the |our |all |${counting}(?: the| our| all)* )+`, 'iu'), '').trim(),
    );
  const tables = members.map((member) => tableCalled(model, member));
  const found = tables.filter((table) => table !== null);
  const isAll = found.length === members.length && new Set(found).size === found.length;
  return isAll && found.length > 1 ? found : null;
}

function namedTable(model: SemanticModel, text: string, patterns: readonly RegExp[]): CatalogTable | null {
  for (const pattern of patterns) {
    const table = tableCalled(model, pattern.exec(text)?.[1] ?? '');
    if (table) return table;
  }
  return null;
}

/** The one table of that name. */
function tableCalled(model: SemanticModel, said: string): CatalogTable | null {
  const key = said
    .toLowerCase()
    .split(/[ _-]+/)
    .map(lemmaOf)
    .join(' ');
  const [only, ...more] = (model.tableIndex.get(key) ?? []).filter(
    ({ source, score }) => source === 'name' && score >= 0.9,
  );
  return only && more.length === 0 ? only.table : null;
}

function countTables(tables: CatalogTable[]): TableFacts {
  const count = tables.length;
  return {
    text: `There ${count === 1 ? 'is 1 table' : `are ${count} tables`}: ${tables.map((table) => table.name).join(', ')}.`,
    columns: [{ name: 'number_of_tables', type: 'integer' }],
    rows: [[count]],
    tables,
  };
}

function perEach(
  tables: CatalogTable[],
  locale: string,
  noun: 'rows' | 'columns',
  countOf: (table: CatalogTable) => number,
): TableFacts {
  const told = tables.map((table) => `${table.name} ${formatNumber(countOf(table), locale)}`).join(', ');
  return {
    text: `Number of ${noun} by table: ${told}.`,
    columns: [
      { name: 'table', type: 'text' },
      { name: noun, type: 'integer' },
    ],
    rows: tables.map((table) => [table.name, countOf(table)]),
    tables,
  };
}

function countColumns(table: CatalogTable): TableFacts {
  const { columns } = table.profile;
  return {
    text: `${table.name} has ${columns.length} columns: ${columns.map((column) => column.name).join(', ')}.`,
    columns: [{ name: 'number_of_columns', type: 'integer' }],
    rows: [[columns.length]],
    tables: [table],
  };
}

function missingOf(table: CatalogTable, locale: string): TableFacts {
  const { columns } = table.profile;
  const some = columns.filter(({ nullCount }) => nullCount > 0);
  const told = some
    .map(({ name: column, nullCount }) => `${column} ${formatNumber(nullCount, locale)}`)
    .join(', ');
  return {
    text:
      some.length === 0
        ? `No column of ${table.name} has missing values.`
        : `Missing values in ${table.name}: ${told}; none in the other columns.`,
    columns: [
      { name: 'column', type: 'text' },
      { name: 'missing', type: 'integer' },
    ],
    rows: columns.map(({ name: column, nullCount }: ColumnProfile) => [column, nullCount]),
    tables: [table],
  };
}
