import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import type { ModelTask } from '../../manifest.ts';
import { isClass, isNumber, mainTimeOf, majorityShare, namesRows } from './column-kinds.ts';

/** A column to predict, with how well it suits and why. Of a forecast of the number of rows the name is null. */
export interface TargetChoice {
  column: string | null;
  score: number;
  reason: 'named' | 'amount' | 'last' | 'only' | 'rows';
}

const amountNames =
  /(amount|revenue|sales|turnover|total|value|profit|margin|demand|units|quantity|sold|orders|visit|visitors|passengers|calls|clicks|sessions|tickets|consumption|umsatz|betrag|menge|erl[oö]s|montant|ventas|importe)/i;
const classNames =
  /(churn|status|class|label|target|outcome|result|survived|fraud|default|approved|converted|won|lost|returned|cancel|species|diagnos|risk|segment|category|type|k[uü]ndig|storno)/i;
const strongClassNames =
  /(churn|target|label|class$|outcome|survived|fraud|default|converted|diagnos|species|k[uü]ndig)/i;

/** The column of a table that people most likely want predicted; null where there is none. */
export function chooseTarget(table: CatalogTable, task: ModelTask): TargetChoice | null {
  switch (task) {
    case 'forecasting':
      return mainTimeOf(table) === null
        ? null
        : (bestOf(table, amountScore) ?? { column: null, score: 0, reason: 'rows' });
    case 'regression':
      return bestOf(table, numberScore);
    case 'classification':
      return bestOf(table, classScore);
    case 'clustering':
    case 'anomaly_detection':
      return null;
  }
}

type Score = (column: ColumnProfile, table: CatalogTable) => Pick<TargetChoice, 'score' | 'reason'> | null;

function bestOf(table: CatalogTable, scoreOf: Score): TargetChoice | null {
  let best: TargetChoice | null = null;
  for (const column of table.profile.columns) {
    const found = scoreOf(column, table);
    // Of equals the first stands.
    if (found && (best === null || found.score > best.score)) best = { column: column.name, ...found };
  }
  return best;
}

function amountScore(column: ColumnProfile): ReturnType<Score> {
  if (!isNumber(column) || column.distinctCount < 2) return null;
  const isNamed = amountNames.test(nameOf(column));
  const role =
    column.role === 'additive' ? 3 : column.role === 'balance' ? 2 : column.role === 'ratio' ? 1 : 0;
  const score = role + (isCurrency(column) ? 3 : 0) + (isNamed ? 2 : 0);
  return { score, reason: isNamed ? 'named' : isCurrency(column) ? 'amount' : 'only' };
}

function numberScore(column: ColumnProfile, table: CatalogTable): ReturnType<Score> {
  const found = amountScore(column);
  if (!found || column.distinctCount < 10) return null;
  // In tables that were made to learn from, what is to be told stands last.
  return isLast(column, table) ? { score: found.score + 3, reason: 'last' } : found;
}

function classScore(column: ColumnProfile, table: CatalogTable): ReturnType<Score> {
  const { rowCount } = table.profile;
  if (!isClass(column, rowCount) || majorityShare(column, rowCount) > 0.98) return null;
  const name = nameOf(column);
  const named = strongClassNames.test(name) ? 5 : classNames.test(name) ? 3 : 0;
  const score =
    named +
    (column.type === 'boolean' ? 2 : 0) +
    (isLast(column, table) ? 2 : 0) -
    (column.role === 'place' ? 3 : 0) -
    (column.distinctCount > 8 ? 1 : 0);
  return { score, reason: named > 0 ? 'named' : isLast(column, table) ? 'last' : 'only' };
}

function isLast(column: ColumnProfile, { profile }: CatalogTable): boolean {
  return profile.columns.at(-1) === column;
}

/** A name of a person goes before that of the file. */
function nameOf({ name, label }: ColumnProfile): string {
  return label ?? name;
}

function isCurrency({ unit }: ColumnProfile): boolean {
  return unit !== null && /^[A-Z]{3}$/.test(unit);
}

/** How much a table has to tell of what belongs together, or what is unusual. */
export function structureScore({ profile }: CatalogTable, task: 'clustering' | 'anomaly_detection'): number {
  const usable = profile.columns.filter(
    (column) => !namesRows(column, profile.rowCount) && column.distinctCount > 1,
  );
  const numbers = usable.filter(isNumber).length;
  return task === 'clustering' ? usable.length + numbers : 2 * numbers + usable.length / 2;
}
