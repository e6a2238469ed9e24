import { lemmasOfName } from '../model/name-phrases.ts';
import { panelOf } from '../model/panel-tables.ts';
import { columnOf, sameColumn, tableOf } from '../model/semantic-model.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import type { Guarded } from './guard.ts';

/** "what is our balance": one level is asked for, and each row has one of its own. */
export function levelListed({ lattice, parts, plan }: Guarded): string | null {
  const [noun, ...more] = parts.nouns;
  const { tokens } = lattice;
  if (noun?.kind !== 'column' || more.length > 0) return null;
  if (plan.intent === 'aggregate' || plan.where.length > 0 || plan.limit !== null) return null;
  const isAsked = tokens[0]?.lower === 'what' && ['is', 'was'].includes(tokens[1]?.lower ?? '');
  const typed = tokens[noun.to - 1];
  const isOne = typed !== undefined && typed.lower === typed.lemma;
  const { profile, label, table } = noun.column;
  const isLevel = ['balance', 'ratio'].includes(profile.role) && profile.type !== 'text';
  return isAsked && isOne && isLevel && table.profile.rowCount > 1
    ? `Each of ${table.profile.rowCount} rows has a ${label}; say which one, or ask for the highest, the lowest or the average.`
    : null;
}

/** What there is so many of at a time, and again in the next period. */
const held = new Set(
  'vehicle bed staff employee headcount member seat population household property home room space car bike fleet machine site school shop store branch area floor resident inhabitant subscriber'.split(
    ' ',
  ),
);

/** "how many vehicles does the North have" of a row for each area and month: they are the same vehicles in all months, and never added up over them. */
export function levelsAdded({ lattice, plan }: Guarded): string | null {
  const { model, tokens } = lattice;
  const [measure] = plan.measures;
  const panel = panelOf(tableOf(model, plan.root));
  if (!panel || measure?.aggregate !== 'sum' || !measure.column || measure.formula || measure.per)
    return null;
  const { period } = panel;
  const isTold =
    plan.dimensions.some(({ column }) => sameColumn(column, period)) ||
    columnsOfPredicates([...plan.where, ...measure.where]).some((column) => sameColumn(column, period));
  if (isTold) return null;
  const { profile, label } = columnOf(model, measure.column);
  const words = tokens.map(({ lower }) => lower);
  const isHeld = held.has(lemmasOfName(profile.name).at(0) ?? '') || held.has(label.split(' ')[1] ?? '');
  const isNow = words.some((word, at) => ['does', 'do'].includes(word) && words.indexOf('have', at) > at);
  return profile.type === 'integer' && (isHeld || isNow)
    ? `${label} is told for each ${columnOf(model, period).label}; say of which one, or ask for the average.`
    : null;
}
