import type { DuckDBConnection } from '@duckdb/node-api';
import { writeParquet } from '../import/write-parquet.ts';
import type { TableBounds } from '../profile/bounds.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import { canBeEndless } from './final-values.ts';
import { joinParquet } from './join-parquet.ts';
import { isMeasured, type LoadColumn, mostDigits, readType, wordOf } from './load-types.ts';
import type { LoadedPart } from './loaded-part.ts';

/** What a column's values are, other than its system declares: told with the table. */
export interface LoadNote {
  column: string;
  kind: 'mixedTypes' | 'noValueMarks';
  sentence: string;
}

/** What a database calls no finite number or date. */
const endlessPattern = '^[+-]?(nan|inf|infinity)$';
const numberPattern = '^[+-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)$';

interface ColumnFacts {
  column: LoadColumn;
  /** Some parts hold it as text. */
  isText: boolean;
  endless: number;
  /** Texts that are neither endless nor of the declared form. */
  others: number;
  example: string | null;
  wholeDigits: number;
  scale: number;
}

/**
 * Makes one file of the parts, which stay: a reading that ends before its table is there goes on behind them. What is final in all of them is
 * put together as it is. Bounds are null then.
 */
export async function gatherParts(
  connection: DuckDBConnection,
  columns: readonly LoadColumn[],
  parts: readonly LoadedPart[],
  path: string,
): Promise<{ bounds: TableBounds | null; notes: LoadNote[] }> {
  if (
    parts.every(({ isFinal }) => isFinal) &&
    (await joinParquet(
      parts.map((part) => part.path),
      path,
    ))
  )
    return { bounds: null, notes: [] };
  const asText = new Set(parts.flatMap((part) => part.asText));
  const relation = relationOf(columns, parts, asText);
  const facts = await findFacts(connection, columns, asText, relation);
  const notes: LoadNote[] = [];
  const query = `SELECT ${facts.map((fact) => selectColumn(fact, notes)).join(', ')} FROM ${relation}`;
  return { bounds: await writeParquet(connection, query, path), notes };
}

/** The parts as one relation in which a column has one type. */
function relationOf(
  columns: readonly LoadColumn[],
  parts: readonly LoadedPart[],
  asText: ReadonlySet<string>,
): string {
  const files = (some: readonly LoadedPart[]) =>
    `read_parquet([${some.map((part) => quoteText(part.path)).join(', ')}])`;
  if (asText.size === 0) return files(parts);
  const select = (part: LoadedPart) =>
    columns
      .map(({ name, type }) => {
        if (!asText.has(name)) return quoteName(name);
        // A text has its zone still, if it has one.
        const isMoment = type === 'timestampWithZone' && !part.asText.includes(name);
        const value = isMoment ? `timezone('UTC', ${quoteName(name)})` : quoteName(name);
        return `CAST(${value} AS VARCHAR) AS ${quoteName(name)}`;
      })
      .join(', ');
  return `(${parts.map((part) => `SELECT ${select(part)} FROM ${files([part])}`).join(' UNION ALL ')})`;
}

async function findFacts(
  connection: DuckDBConnection,
  columns: readonly LoadColumn[],
  asText: ReadonlySet<string>,
  relation: string,
): Promise<ColumnFacts[]> {
  const asked = columns.map((column) => questionsOf(column, asText.has(column.name)));
  const expressions = asked.flat();
  const values =
    expressions.length === 0
      ? []
      : ((await connection.runAndReadAll(`SELECT ${expressions.join(', ')} FROM ${relation}`)).getRows()[0] ??
        []);
  let at = 0;
  return columns.map((column, index) => {
    const found = values.slice(at, at + (asked[index]?.length ?? 0));
    at += found.length;
    const [endless, others, example, wholeDigits, scale] = found;
    return {
      column,
      isText: asText.has(column.name),
      endless: Number(endless ?? 0),
      others: Number(others ?? 0),
      example: typeof example === 'string' ? example : null,
      wholeDigits: Number(wholeDigits ?? 0),
      scale: Number(scale ?? 0),
    };
  });
}

/** What has to be counted of a column: endless values, other strange ones and an example, digits before and behind the point. */
function questionsOf({ name, type }: LoadColumn, isText: boolean): string[] {
  const value = quoteName(name);
  if (isMeasured(type)) {
    const isEndless = `regexp_matches(${value}, '${endlessPattern}', 'i')`;
    const isNumber = `regexp_matches(${value}, '${numberPattern}')`;
    const whole = `length(ltrim(split_part(ltrim(${value}, '+-'), '.', 1), '0'))`;
    const fraction = `length(split_part(${value}, '.', 2))`;
    return [
      `count(*) FILTER (${isEndless})`,
      `count(*) FILTER (NOT ${isNumber} AND NOT ${isEndless})`,
      `any_value(left(${value}, 40)) FILTER (NOT ${isNumber} AND NOT ${isEndless})`,
      `max(${whole}) FILTER (${isNumber})`,
      `max(${fraction}) FILTER (${isNumber})`,
    ];
  }
  if (isText) {
    const isEndless = `regexp_matches(${value}, '${endlessPattern}', 'i')`;
    const isOther = `TRY_CAST(${value} AS ${readType(type)}) IS NULL AND NOT ${isEndless}`;
    return [
      `count(*) FILTER (${isEndless})`,
      `count(*) FILTER (${isOther})`,
      `any_value(left(${value}, 40)) FILTER (${isOther})`,
    ];
  }
  return canBeEndless(type) ? [`count(*) FILTER (NOT isfinite(${value}))`] : [];
}

function selectColumn(fact: ColumnFacts, notes: LoadNote[]): string {
  const { column, endless, others, example } = fact;
  const name = quoteName(column.name);
  const type = isMeasured(column.type) ? measuredType(fact) : readType(column.type);
  const isKept = others > 0 || (type === 'VARCHAR' && column.type !== 'text');
  if (isKept) {
    notes.push({ column: column.name, kind: 'mixedTypes', sentence: sentenceOfText(fact, example) });
    return name;
  }
  if (endless > 0)
    notes.push({ column: column.name, kind: 'noValueMarks', sentence: sentenceOfEndless(fact) });
  return `${finiteValue(fact, type, name)} AS ${name}`;
}

/** Endless values become none; moments that are texts still lose the zone, which is UTC for all. */
function finiteValue({ column, isText, endless }: ColumnFacts, type: string, name: string): string {
  const isCast = isText || isMeasured(column.type);
  const typed = isCast ? `CAST(${name} AS ${type})` : name;
  const moment = isCast && column.type === 'timestampWithZone' ? `timezone('UTC', ${typed})` : typed;
  if (endless === 0) return moment;
  return isCast
    ? `CASE WHEN regexp_matches(${name}, '${endlessPattern}', 'i') THEN NULL ELSE ${moment} END`
    : `CASE WHEN isfinite(${name}) THEN ${moment} END`;
}

/** The narrowest decimal that holds every digit; text where none does. */
function measuredType({ wholeDigits, scale }: ColumnFacts): string {
  const precision = Math.max(wholeDigits, 1) + scale;
  if (precision > mostDigits) return 'VARCHAR';
  if (scale === 0 && precision <= 18) return 'BIGINT';
  return `DECIMAL(${precision <= 18 ? 18 : mostDigits},${scale})`;
}

function sentenceOfText({ column, others }: ColumnFacts, example: string | null): string {
  if (others === 0)
    return `Column "${column.name}" is kept as text: its numbers have more than ${mostDigits} digits.`;
  const what = others === 1 ? 'one of its values is' : `${others.toLocaleString('en')} of its values are`;
  const such = example === null ? '' : `, such as "${example}"`;
  return `Column "${column.name}" is kept as text: ${what} not ${wordOf(column.type)}${such}.`;
}

function sentenceOfEndless({ column, endless }: ColumnFacts): string {
  const what = endless === 1 ? 'One value' : `${endless.toLocaleString('en')} values`;
  return `${what} of column "${column.name}" ${endless === 1 ? 'is' : 'are'} infinite or not a number, and count${endless === 1 ? 's' : ''} as empty.`;
}
