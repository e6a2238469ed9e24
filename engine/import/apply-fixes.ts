import type { DuckDBConnection } from '@duckdb/node-api';
import type { KnownTable } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { readAggregates } from '../read-rows.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import { planSql, trimSql } from './column-plan.ts';
import type { ChosenReading, Decision } from './decision.ts';
import type { FixLog } from './fix-log.ts';

/** A staged table that fixes are applied to: its texts are changed in place, before they become values. */
export interface FixedTable {
  connection: DuckDBConnection;
  name: string;
  /** SQL name of the staged rows. */
  relation: string;
  fixes: FixLog;
}

/** No column can have this name: control characters are removed from headers. */
const rowNumber = quoteName('\u0002row');

/** What a person chose for the type of a column; of several choices the last one counts. */
export function chosenReading(
  fixes: FixLog,
  table: string,
  column: string,
  known?: KnownTable,
): ChosenReading {
  const type = fixes.of('setType', table, column).at(-1)?.fix.type;
  const order = fixes.of('setDateOrder', table, column).at(-1)?.fix.order;
  const mark = fixes.of('setDecimalMark', table, column).at(-1)?.fix.mark;
  const ofTable = known?.columns.find(({ name }) => name.toLowerCase() === column.toLowerCase());
  return {
    ...(ofTable && { known: ofTable }),
    ...(type !== undefined && { type }),
    ...(order !== undefined && { isDayFirst: order === 'dayFirst' }),
    ...(mark !== undefined && { mark }),
  };
}

/** Before the types are decided: without its blanks a text may be something else. */
export async function trimChosenTexts(table: FixedTable, columns: readonly string[]): Promise<void> {
  for (const column of columns) {
    for (const chosen of table.fixes.of('trimTexts', table.name, column))
      table.fixes.note(chosen, await setTexts(table, column, trimSql(quoteName(column))));
  }
}

/** Before the types are decided: blank cells get what stands above them, as cells do that were merged. */
export async function fillChosenBlanks(table: FixedTable, columns: readonly string[]): Promise<void> {
  const { connection, relation, fixes } = table;
  for (const column of columns) {
    for (const chosen of fixes.of('fillDown', table.name, column)) {
      const name = quoteName(column);
      const filled = `${name} IS NOT NULL AND ${trimSql(name)} <> ''`;
      const [before] = await readAggregates(connection, [`count(*) FILTER (${filled})`], relation);
      await connection.run(
        `CREATE OR REPLACE TEMP TABLE ${quoteName('\u0002filled')} AS
         SELECT * EXCLUDE (${rowNumber}) REPLACE (
           last_value(CASE WHEN ${filled} THEN ${name} END IGNORE NULLS) OVER (ORDER BY ${rowNumber} ROWS UNBOUNDED PRECEDING) AS ${name})
         FROM (SELECT *, row_number() OVER () AS ${rowNumber} FROM ${relation})
         ORDER BY ${rowNumber}`,
      );
      await connection.run(`DELETE FROM ${relation}`);
      await connection.run(`INSERT INTO ${relation} FROM ${quoteName('\u0002filled')}`);
      await connection.run(`DROP TABLE ${quoteName('\u0002filled')}`);
      const [after] = await readAggregates(connection, [`count(*) FILTER (${filled})`], relation);
      fixes.note(chosen, Number(after) - Number(before));
    }
  }
}

/** After the types are decided: the texts that a chosen type wants in place of the column's own. */
export async function applyChosenTypes(table: FixedTable, decisions: readonly Decision[]): Promise<void> {
  const { fixes, name } = table;
  for (const { name: column, plan, texts } of decisions) {
    const type = fixes.of('setType', name, column).at(-1);
    const isAsChosen = type !== undefined && (plan.kind === 'text') === (type.fix.type === 'text');
    if (isAsChosen) fixes.note(type, texts === undefined ? 0 : await setTexts(table, column, texts));
    const order = fixes.of('setDateOrder', name, column).at(-1);
    if (order !== undefined && (plan.kind === 'date' || plan.kind === 'timestamp')) fixes.note(order, 0);
    const mark = fixes.of('setDecimalMark', name, column).at(-1);
    if (mark !== undefined && 'mark' in plan && plan.mark === mark.fix.mark) fixes.note(mark, 0);
  }
}

/** Makes the texts empty that a column of a chosen type cannot read, such as 31 February. False where no type was chosen. */
export async function emptyUnreadable(table: FixedTable, column: string, missed: string): Promise<boolean> {
  const type = table.fixes.of('setType', table.name, column).at(-1);
  if (type === undefined || type.fix.type === 'text') return false;
  const name = quoteName(column);
  table.fixes.note(type, await setTexts(table, column, `CASE WHEN ${missed} THEN NULL ELSE ${name} END`));
  return true;
}

/** Makes values empty: texts as they are written, numbers by what they are. */
export async function clearChosenValues(table: FixedTable, decisions: readonly Decision[]): Promise<void> {
  for (const { name: column, plan, isPadded } of decisions) {
    for (const chosen of table.fixes.of('clearValues', table.name, column)) {
      const text = quoteName(column);
      const values = chosen.fix.values.map(quoteText);
      const { guard, value } = planSql(plan, text, isPadded);
      const isCleared =
        'mark' in plan
          ? `CASE WHEN ${guard} THEN (${value})::DOUBLE IN (${values.map((number) => `${number}::DOUBLE`).join(', ')}) ELSE false END`
          : plan.kind === 'date' || plan.kind === 'timestamp'
            ? `CASE WHEN ${guard} THEN CAST(CAST(${value} AS DATE) AS VARCHAR) IN (${values.join(', ')}) ELSE false END`
            : `${trimSql(text)} IN (${values.join(', ')})`;
      table.fixes.note(
        chosen,
        await setTexts(table, column, `CASE WHEN ${isCleared} THEN NULL ELSE ${text} END`),
      );
    }
  }
}

/** The rows that stay, as a SQL name: of those that agree in the chosen columns the first one. A row without any such value stays. */
export async function keepFirstRows(table: FixedTable, decisions: readonly Decision[]): Promise<string> {
  let { relation } = table;
  for (const [index, chosen] of table.fixes.of('dropDuplicates', table.name).entries()) {
    const keys = decisions
      .filter(({ name }) => chosen.fix.columns.includes(name))
      .map(({ name, plan, isPadded }) => {
        const { isEmpty, value } = planSql(plan, quoteName(name), isPadded);
        return `CASE WHEN NOT ${isEmpty} THEN ${value} END`;
      });
    if (keys.length === 0) continue;
    const kept = quoteName(`\u0002kept ${index}`);
    await table.connection.run(
      `CREATE OR REPLACE TEMP TABLE ${kept} AS SELECT * EXCLUDE (${rowNumber})
       FROM (SELECT *, row_number() OVER () AS ${rowNumber} FROM ${relation})
       QUALIFY coalesce(${keys.map((key) => `(${key})::VARCHAR`).join(', ')}) IS NULL
         OR row_number() OVER (PARTITION BY ${keys.join(', ')} ORDER BY ${rowNumber}) = 1
       ORDER BY ${rowNumber}`,
    );
    const [before] = await readAggregates(table.connection, ['count(*)'], relation);
    const [after] = await readAggregates(table.connection, ['count(*)'], kept);
    table.fixes.note(chosen, Number(before) - Number(after));
    relation = kept;
  }
  return relation;
}

/** The columns that stay. Throws `invalid` where none would. */
export async function keepColumns(table: FixedTable, decisions: readonly Decision[]): Promise<Decision[]> {
  const kept: Decision[] = [];
  for (const decision of decisions) {
    const dropped = table.fixes.of('dropColumn', table.name, decision.name);
    if (dropped.length === 0) kept.push(decision);
    for (const chosen of dropped) {
      const { isEmpty } = planSql(decision.plan, quoteName(decision.name), decision.isPadded);
      const [filled] = await readAggregates(
        table.connection,
        [`count(*) FILTER (NOT ${isEmpty})`],
        table.relation,
      );
      table.fixes.note(chosen, Number(filled));
    }
  }
  if (kept.length === 0)
    throw new AppError('invalid', `Every column of "${table.name}" would be left out. Undo a fix first.`);
  return kept;
}

/** Puts texts in place of a column's own. How many are others now. */
async function setTexts(
  { connection, relation }: FixedTable,
  column: string,
  texts: string,
): Promise<number> {
  const name = quoteName(column);
  const changed = await connection.run(
    `UPDATE ${relation} SET ${name} = ${texts} WHERE ${name} IS DISTINCT FROM ${texts}`,
  );
  return changed.rowsChanged;
}
