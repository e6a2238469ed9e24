import type { AnswerCheck } from '#kernel/answer.ts';
import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { columnOf, type SemanticModel, sameColumn, tableOf } from '../model/semantic-model.ts';
import { foldAccents } from '../model/value-index.ts';
import type { ColumnRef, Plan } from '../plan.ts';
import { pluralOf } from '../text/plurals.ts';
import type { CheckContext } from './result-checks.ts';

const keyWords = new Set('id no nr num number code key uuid guid nummer numero número numéro'.split(' '));
/** `Rechnungsnr`, `Bestellnummer`: what it is of, and that it is a number. */
const compoundKey = /^(.{4,}?)s?(?:nummer|nr|number|code|id)$/;

/**
 * "how many patients" of a table `patients` in which a `patient_id` comes again: its rows are visits, and were counted as
 * patients. Where rows of the answer share one, that is told.
 */
export async function repeatedThings({ model, plan, run }: CheckContext): Promise<AnswerCheck | null> {
  const [measure] = plan.measures;
  const id = repeatedIdentifier(model, plan);
  if (!id || !measure) return null;
  const whole = { ...plan, dimensions: [], sort: [], limit: null, share: null, fillsPeriods: false };
  const counted = { ...measure, aggregate: 'count' as const, column: null, per: null };
  const different = { ...counted, name: 'different', aggregate: 'countDistinct' as const, column: id };
  const [rows, things] = await Promise.all(
    [counted, different].map(async (one) =>
      Number((await run('', { ...whole, measures: [one] })).rows[0]?.[0] ?? 0),
    ),
  );
  const { label, profile } = columnOf(model, id);
  if (rows === undefined || things === undefined || things >= rows || (things === 0 && profile.nullCount > 0))
    return null;
  return {
    id: 'repeated-thing',
    outcome: 'warned',
    detail: `A ${label} comes on several rows: ${rows.toLocaleString('en')} rows are counted here, of ${things.toLocaleString('en')} different ones. Ask for the "number of different ${pluralOf(label)}" to count each once.`,
  };
}

/** Of a plan that counts rows: the identifier that may come on several of them, where they are named after it. */
export function repeatedIdentifier(model: SemanticModel, plan: Plan): ColumnRef | null {
  const [measure, ...others] = plan.measures;
  const isCount = measure?.aggregate === 'count' && measure.column === null && measure.per === null;
  const isPerRow = measure?.per?.aggregate === 'count' && measure.per.column === null;
  if (plan.intent !== 'aggregate' || !measure || !(isCount || isPerRow) || others.length > 0 || plan.having)
    return null;
  const id = ownId(model, tableOf(model, plan.root));
  return id && !isApart(plan, id) ? id : null;
}

/** The identifier that is named after the rows and does not tell them apart: `patient_id` of `patients`, and of no other table. */
function ownId(model: SemanticModel, { sqlName, name, profile }: CatalogTable): ColumnRef | null {
  const own = lemmasOfName(name);
  const found = profile.columns.find(
    (column) =>
      isNamedAfter(column, own) &&
      !column.isUnique &&
      column.distinctCount < profile.rowCount - column.nullCount,
  );
  const points = model.relations.some(
    ({ fromTable, fromColumn }) => fromTable === sqlName && fromColumn === found?.name,
  );
  return found && !points ? { table: sqlName, column: found.name } : null;
}

/** `order_id`, `Bestellnummer`, `Numéro commande` or `Order` of the orders; `#1001` of an export that calls it a name. */
function isNamedAfter({ name, role, values }: ColumnProfile, own: readonly string[]): boolean {
  const words = lemmasOfName(name);
  const [first = '', second = ''] = words;
  const isOwn = (word: string): boolean => own.some((other) => withoutS(other) === withoutS(word));
  if (words.length === 2)
    return (isOwn(first) && keyWords.has(second)) || (isOwn(second) && keyWords.has(first));
  if (words.length !== 1) return false;
  if (isOwn(first) && role === 'identifier') return true;
  if (first === 'name') return values.length > 0 && values.every(({ value }) => /^#\d{3,}$/.test(value));
  const stem = foldAccents(compoundKey.exec(first)?.[1] ?? '');
  return stem !== '' && own.some((word) => foldAccents(word).startsWith(stem));
}

/** `command` of `commandes`, and `commande`: plurals of other languages lose another letter. */
function withoutS(word: string): string {
  return foldAccents(word).replace(/e?s?$/, '');
}

/** Whether the answer speaks of the identifier itself. */
function isApart({ dimensions, where }: Plan, id: ColumnRef): boolean {
  return (
    dimensions.some(({ column, key }) => sameColumn(column, id) || (key !== null && sameColumn(key, id))) ||
    where.some((predicate) => 'column' in predicate && sameColumn(predicate.column, id))
  );
}
