import type { RunQuery } from '#kernel/catalog.ts';
import { readsOfTables } from '../live/reads.ts';
import type { ModelColumn } from '../model/semantic-model.ts';
import { foldAccents } from '../model/value-index.ts';
import { sqlLiteral, sqlName } from '../sql/literals.ts';
import type { Disclosure } from './disclosure.ts';
import { nearestOf } from './names.ts';
import { type Problem, problem } from './problem.ts';

const lookUpMs = 5_000;
const twinsMaximum = 20;
const nearMaximum = 40;

/** What is needed to look into the data for a value. */
export interface ValueLookup {
  run: RunQuery;
  disclosure: Disclosure;
  signal?: AbortSignal;
}

/**
 * The texts as the data write them: each must occur in the column, whatever its case; other spellings of the same text count too.
 * A value that does not occur is told with those nearest to it, as far as they may leave.
 */
export async function proveTexts(
  column: ModelColumn,
  texts: readonly string[],
  lookup: ValueLookup,
): Promise<string[] | Problem> {
  const proven: string[] = [];
  for (const text of texts) {
    const found = await spellingsOf(column, text, lookup);
    if (found.length === 0)
      return problem(
        'unknownValue',
        `No row has this text in ${lookup.disclosure.name(column.ref.column)}.`,
        await nearestValues(column, text, lookup),
      );
    proven.push(...found.filter((value) => !proven.includes(value)));
  }
  return proven;
}

/** The values of a column nearest to a text, as far as they may leave. */
export async function nearestValues(
  column: ModelColumn,
  text: string,
  lookup: ValueLookup,
): Promise<string[]> {
  const { profile } = column;
  const known = profile.hasAllValues
    ? profile.values.map(({ value }) => value)
    : await asked(
        column,
        `jaro_winkler_similarity(${folded(column)}, ${sqlLiteral(fold(text))}) > 0.8 OR contains(${folded(column)}, ${sqlLiteral(fold(text))})`,
        nearMaximum,
        lookup,
      );
  return nearestOf(text, known).flatMap((value) => {
    const told = lookup.disclosure.value(profile, value);
    return typeof told === 'string' ? [told] : [];
  });
}

async function spellingsOf(column: ModelColumn, text: string, lookup: ValueLookup): Promise<string[]> {
  const { profile } = column;
  if (profile.hasAllValues)
    return profile.values.map(({ value }) => value).filter((value) => fold(value) === fold(text));
  return asked(column, `${folded(column)} = ${sqlLiteral(fold(text))}`, twinsMaximum, lookup);
}

function fold(text: string): string {
  return foldAccents(text).toLowerCase().trim();
}

function folded({ ref }: ModelColumn): string {
  return `lower(strip_accents(trim(${sqlName(ref.column)})))`;
}

async function asked(
  { ref, table }: ModelColumn,
  condition: string,
  maxRows: number,
  { run, signal }: ValueLookup,
): Promise<string[]> {
  const name = sqlName(ref.column);
  const sql = `SELECT DISTINCT ${name} AS found FROM ${sqlName(ref.table)} WHERE ${condition} ORDER BY found`;
  const result = await run({
    sql,
    ...readsOfTables([table], sql),
    maxRows,
    deadlineMs: lookUpMs,
    ...(signal ? { signal } : {}),
  });
  return result.rows.flatMap(([value]) => (typeof value === 'string' ? [value] : []));
}
