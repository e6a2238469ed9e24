import type { CatalogTable, Cell, ColumnProfile, QueryResult, RunQuery } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { leadingNumberPattern } from '../formula.ts';
import { columnKey, type SemanticModel } from '../model/semantic-model.ts';
import { valueWords } from '../model/value-index.ts';
import type { ColumnRef } from '../plan.ts';
import { sqlName } from '../sql/literals.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { ofSeveralScales } from '../text/number-scales.ts';
import { ofOneShape } from '../text/number-shapes.ts';
import { isTotalRow } from './row-totals.ts';

export interface RowCell {
  text: string;
  words: string[];
  /** The number the cell begins with, where the column is one of numbers. */
  number: number | null;
  value: Cell;
}

export interface RowColumn {
  ref: ColumnRef;
  profile: ColumnProfile;
  label: string;
  /** Of the header. */
  lemmas: string[];
  cells: RowCell[];
  /** Numbers by type, or texts that begin with one: "56 m", "12,467". */
  isNumeric: boolean;
  /** Numeric, but kept as text. */
  isNumberText: boolean;
  /** Texts of one year each, maybe with a mark behind: "2007", "1998*". They are put in order and set apart, and never added up. */
  isYearText: boolean;
  /** Numeric as seconds: "3:45", "1:02:03.4". */
  isClock: boolean;
  isDate: boolean;
  isLongText: boolean;
  distinct: number;
}

/** A small table with all its cells at hand, in the order of its file. */
export interface RowTable {
  model: SemanticModel;
  table: CatalogTable;
  columns: RowColumn[];
  count: number;
  /** Rows at the foot that add up the others. */
  totals: Set<number>;
  /** The column that says what each row is; null where none stands out. */
  subject: RowColumn | null;
  /** What the table's name calls its rows, as lemmas; null where its name says nothing. */
  nouns: ReadonlySet<string> | null;
}

export const mostRows = 600;
const mostColumns = 40;
/** Of the texts of a column, so many must begin with a number. */
const numberShare = 0.75;
const longText = 8;

/** The only table of a catalog with its cells, where it is small enough to be read like a page. */
export async function readRowTable(
  model: SemanticModel,
  run: RunQuery,
  signal: AbortSignal | undefined,
): Promise<RowTable | null> {
  const [table, ...more] = model.tables.values();
  // What stays in a system is not read like a page: its rows have no order there, and are others at each look.
  if (!table || table.live || more.length > 0) return null;
  const { rowCount, columns } = table.profile;
  if (rowCount < 2 || rowCount > mostRows || columns.length > mostColumns) return null;
  const result = await run({
    sql: `SELECT ${columns.map(({ name }) => sqlName(name)).join(', ')}\nFROM ${sqlName(table.sqlName)}`,
    tables: [{ sqlName: table.sqlName, versionId: table.versionId }],
    maxRows: mostRows,
    deadlineMs: 5_000,
    ...(signal ? { signal } : {}),
  }).catch(nullWhereTooLarge);
  return result && rowTableOf(model, table, result.rows);
}

/** Few rows with cells like books are no page: the table is not read so, and whatever else is asked is answered. */
function nullWhereTooLarge(error: unknown): QueryResult | null {
  if (error instanceof AppError && error.code === 'tooLarge') return null;
  throw error;
}

function rowTableOf(model: SemanticModel, table: CatalogTable, rows: Cell[][]): RowTable {
  const columns = table.profile.columns.map((profile, index) =>
    columnOfCells(
      model,
      { table: table.sqlName, column: profile.name },
      profile,
      rows.map((row) => row[index] ?? null),
    ),
  );
  const totals = new Set(rows.flatMap((_, row) => (isTotalRow(columns, row) ? [row] : [])));
  return {
    model,
    table,
    columns,
    count: rows.length,
    totals,
    subject: subjectOf(columns, rows.length),
    nouns: nounsOf(table),
  };
}

const namelessWords = new Set(
  'row rows data table tables sheet export csv xlsx json file page list dataset record records untitled book new copy final upload download'.split(
    ' ',
  ),
);

/** Its name says nothing of what its rows are: "rows", "export 2024", "Sheet1". */
export function isNameless(table: CatalogTable): boolean {
  return nounsOf(table) === null;
}

/** Where a table is called something, other nouns are not what its rows are: "visitors" of stand bookings are not told by them. */
function nounsOf({ name }: CatalogTable): ReadonlySet<string> | null {
  const words = headerWords(name).map(lemmaOf);
  const nouns = words.filter((word) => /\p{L}{3,}/u.test(word) && !namelessWords.has(word));
  return nouns.length > 0 ? new Set(nouns) : null;
}

function columnOfCells(
  model: SemanticModel,
  ref: ColumnRef,
  profile: ColumnProfile,
  values: Cell[],
): RowColumn {
  const known = model.columns.get(columnKey(ref));
  const isTyped = ['integer', 'decimal', 'double'].includes(profile.type);
  const texts = values.map((value) => (value === null ? '' : String(value)));
  const filled = texts.filter((text) => !isBlank(text));
  const numbers = texts.map((text, index) => (isTyped ? toNumber(values[index]) : leadingNumber(text)));
  const isYearText =
    profile.type === 'text' &&
    filled.length > 1 &&
    filled.filter((text) => plainYear.test(text.trim())).length >= filled.length * numberShare;
  const isNumberText =
    isYearText ||
    (profile.type === 'text' &&
      // Digits that are a code are no amount, whoever asks for their total.
      profile.role !== 'identifier' &&
      filled.length > 0 &&
      numbers.filter((number) => number !== null).length >= filled.length * numberShare &&
      numbers.filter(isYearLike).length < filled.length / 2 &&
      !ofSeveralScales(filled) &&
      ofOneShape(filled));
  const clocks = texts.map(clockSeconds);
  const isClock =
    !isTyped &&
    !isNumberText &&
    filled.length > 0 &&
    clocks.filter((clock) => clock !== null).length >= filled.length * numberShare;
  const own = isClock ? clocks : isTyped || isNumberText ? numbers : [];
  const cells = texts.map((text, index) => ({
    text,
    // As the question is read: "Ratcliffe's" is "ratcliffe".
    words: valueWords(text.replaceAll(/(\p{L})['’]s(?!\p{L})/gu, '$1')),
    number: own[index] ?? null,
    value: values[index] ?? null,
  }));
  const words = cells.reduce((sum, cell) => sum + cell.words.length, 0);
  return {
    ref,
    profile,
    label: known?.label ?? profile.name,
    lemmas: headerWords(profile.name).map(lemmaOf).map(plainMeasure),
    cells,
    isNumeric: isTyped || isNumberText || isClock,
    isNumberText,
    isYearText,
    isClock,
    isDate: profile.type === 'date' || profile.type === 'timestamp',
    isLongText: filled.length > 0 && words / filled.length > longText,
    distinct: new Set(filled.map((text) => text.toLowerCase())).size,
  };
}

/** "No." and "Song number" number the rows; "No. of seats" is an amount. */
export function isNumbering({ lemmas }: Pick<RowColumn, 'lemmas'>): boolean {
  return lemmas.some((lemma, at) => (lemma === 'number' || lemma === 'no') && lemmas[at + 1] !== 'of');
}

const plainYear = /^(1[4-9]|20)\d\d(\s*[*†‡^#]+|\s*\[[^\]]*\])*$/;

/** Whether the numbers of all rows come to something: years do not. */
export function isAddable({ profile, isNumberText, isYearText }: RowColumn): boolean {
  return (profile.role === 'additive' || isNumberText) && !isYearText;
}

/** A header "%" is read as "percent". */
export function plainMeasure(lemma: string): string {
  return lemma === 'percentage' ? 'percent' : lemma;
}

export function headerWords(name: string): string[] {
  return valueWords(name.replaceAll('#', ' number ').replaceAll('%', ' percent '));
}

export function isBlank(text: string): boolean {
  return /^[\s\-–—.?]*$/.test(text) || /^(n\/?a|none|nil|tbd|tba)$/i.test(text);
}

function isYearLike(number: number | null): boolean {
  return number !== null && Number.isInteger(number) && number >= 1400 && number <= 2100;
}

function toNumber(value: Cell | undefined): number | null {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

const leading = new RegExp(leadingNumberPattern);

/** "12,467", "$10,000", "56 m", "12 (24)"; no score "3-1", no time "4:19", no range and no day of a month. */
function leadingNumber(text: string): number | null {
  const match = leading.exec(text);
  if (!match?.[1] || match[1].length > 15) return null;
  const rest = text.slice(match[0].length);
  if (/^\s*[-–—:/×x]\s*\d/.test(rest) || /^['’"]/.test(rest)) return null;
  if (/^\s*[,;&]\s*\d/.test(rest)) return null;
  // "1975 AFC Championship" is a name.
  const isName =
    /^(1[5-9]|20)\d\d$/.test(match[1]) || rest.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 4;
  if (isName && /\p{L}/u.test(rest)) return null;
  if (/^\s*(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(rest)) return null;
  const number = Number(match[1].replaceAll(',', ''));
  return Number.isFinite(number) ? number : null;
}

/** Seconds of "3:45" and "1:02:03.4"; null of a score "3-1", of a time of day with "pm", and of all else. */
export function clockSeconds(text: string): number | null {
  const match = /^\+?(?:(\d+):)?(\d+):(\d\d(?:\.\d+)?)(?![\d:])(?!\s*[ap]\.?m)/i.exec(text.trim());
  if (!match) return null;
  const [hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}

const noSubjects = new Set(
  'year date rank ranking position pos place no number season week round time day month game match start end score result'.split(
    ' ',
  ),
);

/** The first column of texts that tells nearly all rows apart and is no date, number or place in an order. */
function subjectOf(columns: RowColumn[], count: number): RowColumn | null {
  const isNamed = (column: RowColumn): boolean =>
    column.lemmas.includes('name') || column.lemmas.includes('title');
  const leading = columns.slice(0, 4);
  return (
    [...leading.filter(isNamed), ...leading].find(
      (column) =>
        column.profile.type === 'text' &&
        !column.isNumeric &&
        !column.isLongText &&
        !column.lemmas.some((lemma) => noSubjects.has(lemma)) &&
        column.distinct >= count * 0.9,
    ) ?? null
  );
}
