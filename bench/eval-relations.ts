import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pointsByName } from '#engine/relations/name-links.ts';
import type { CatalogTable, Relation } from '#kernel/catalog.ts';
import { openEvalDatabase, sqlNameOf } from './eval-database.ts';
import { goldJoins, isProposed, type JoinPair } from './eval-joins.ts';
import { isBlind, type Question } from './eval-score.ts';

/**
 * Counts how many of the joins that right answers use are among the relations that names and values tell; and, of the relations, which
 * are all followed without asking, how many are right: a right answer uses them. Of the others those that a name tells may be right all
 * the same, and are counted apart; those that values alone tell are taken for wrong.
 * `node bench/eval-relations.ts --dir folder [--set relational] [--show]`; `--show` lists, of the open questions, the joins that are
 * missing and the relations that none uses, which may be right all the same.
 */
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const directory = option('dir') ?? process.env.AGENT_DEV_DIR ?? '';
const set = option('set') ?? 'relational';
const file = join(directory, set, 'questions.jsonl');
if (directory === '' || !existsSync(file))
  console.log('No development questions here. Nothing was measured.');
else await evaluate();

async function evaluate(): Promise<void> {
  const questions = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Question);
  const totals = {
    joins: 0,
    proposed: 0,
    withoutRows: 0,
    distinct: 0,
    distinctProposed: 0,
    relations: 0,
    used: 0,
    named: 0,
    byValues: 0,
  };
  for (const [db, own] of Map.groupBy(questions, (question) => question.db)) {
    const folder = join(directory, set, 'tables', db);
    if (!existsSync(folder)) continue;
    const database = await openEvalDatabase(folder);
    const { tables, relations } = database.catalog;
    database.close();
    const filled = tables.filter((table) => table.profile.rowCount > 0);
    const columns = new Map(
      filled.map((table) => [
        table.sqlName,
        new Set(table.profile.columns.map(({ name }) => name.toLowerCase())),
      ]),
    );
    const open = own.filter(({ id }) => !isBlind(id));
    const used = own.flatMap(({ sql }) => goldJoins(sql ?? '', sqlNameOf, columns));
    const all = new Set(tables.map(({ sqlName }) => sqlName)).difference(new Set(columns.keys()));
    totals.withoutRows += all.size;
    const distinct = new Map(used.map((pair) => [keyOf(pair), pair]));
    totals.joins += used.length;
    totals.proposed += used.filter((pair) => isProposed(pair, relations)).length;
    totals.distinct += distinct.size;
    totals.distinctProposed += [...distinct.values()].filter((pair) => isProposed(pair, relations)).length;
    totals.relations += relations.length;
    const unused = relations.filter((relation) => !used.some((pair) => isProposed(pair, [relation])));
    const named = unused.filter((relation) => isNamed(relation, tables));
    totals.used += relations.length - unused.length;
    totals.named += named.length;
    totals.byValues += unused.length - named.length;
    if (process.argv.includes('--show')) show(db, open, relations, columns);
  }
  const percent = (part: number, whole: number): string =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  console.log(
    `joins of right answers: ${totals.joins}, proposed ${percent(totals.proposed, totals.joins)}; ${totals.withoutRows} tables without rows are left out`,
  );
  console.log(
    `different joins: ${totals.distinct}, proposed ${percent(totals.distinctProposed, totals.distinct)}`,
  );
  console.log(
    `relations followed without asking: ${totals.relations}, used by a right answer ${totals.used}, unsure ${totals.named} that a name tells, wrong ${totals.byValues} that values alone tell`,
  );
  console.log(
    `right of those that are decided: ${percent(totals.used, totals.used + totals.byValues)}; with the unsure ${percent(totals.used + totals.named, totals.relations)}`,
  );
}

/** Whether the header of the one end names the other. */
function isNamed(relation: Relation, tables: readonly CatalogTable[]): boolean {
  const columnOf = (table: string, name: string) =>
    tables.find(({ sqlName }) => sqlName === table)?.profile.columns.find((column) => column.name === name);
  const [from, to] = [
    columnOf(relation.fromTable, relation.fromColumn),
    columnOf(relation.toTable, relation.toColumn),
  ];
  const table = tables.find(({ sqlName }) => sqlName === relation.toTable);
  return from !== undefined && to !== undefined && table !== undefined && pointsByName(from, to, table);
}

function keyOf({ left, right }: JoinPair): string {
  return [`${left.table}.${left.column}`, `${right.table}.${right.column}`].sort().join(' = ');
}

function show(
  db: string,
  open: Question[],
  relations: readonly Relation[],
  columns: Map<string, Set<string>>,
): void {
  const missing = new Map<string, number>();
  for (const { sql } of open)
    for (const pair of goldJoins(sql ?? '', sqlNameOf, columns))
      if (!isProposed(pair, relations)) missing.set(keyOf(pair), (missing.get(keyOf(pair)) ?? 0) + 1);
  for (const [pair, count] of missing) console.log(`${db}: ${pair} (${count})`);
  const used = open.flatMap(({ sql }) => goldJoins(sql ?? '', sqlNameOf, columns));
  for (const relation of relations)
    if (!used.some((pair) => isProposed(pair, [relation])))
      console.log(
        `${db}: unused ${relation.fromTable}.${relation.fromColumn} → ${relation.toTable}.${relation.toColumn}`,
      );
}
