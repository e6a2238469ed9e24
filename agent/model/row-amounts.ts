import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import { moneyName } from './default-measure.ts';
import { lemmasWithoutUnits } from './name-phrases.ts';
import { columnKey, type ModelColumn, type SemanticModel } from './semantic-model.ts';

/** A column of money that may be added up, by its unit or its name. */
export function isMoneyColumn({ name, role, unit }: ColumnProfile): boolean {
  const isMoney = /^[A-Z]{3}$/.test(unit ?? '') || moneyName.test(lemmasWithoutUnits(name).join(' '));
  return role === 'additive' && isMoney;
}

/** The same, and what is paid for a place or a journey, or taken at a bar. */
export function isPayment(profile: ColumnProfile): boolean {
  const name = lemmasWithoutUnits(profile.name).join(' ');
  return (
    isMoneyColumn(profile) ||
    (profile.role === 'additive' && /\b(rent|fare|premium|donation|gift|pledge|income|takings?)\b/.test(name))
  );
}

const ofOneRow =
  /\b(mileage|odometer|age|height|width|length|rating|score|satisfaction|night|floor|bedroom|bathroom|door|year)s?\b/;

/** Amounts that "the most" may mean; a mileage or an age describes the row alone. */
export function mayBeMost({ label, profile }: ModelColumn): boolean {
  return profile.role === 'additive' && !ofOneRow.test(label);
}

/**
 * The amount that a row of the table is of: "the median gift" is the median of what was given. The only amount of money, or the one that
 * bears the name of the rows ("Amount Claimed" of claims); null where several may be meant.
 */
export function rowAmount(model: SemanticModel, table: CatalogTable, noun: string): ModelColumn | null {
  const amounts = table.profile.columns.filter(isMoneyColumn);
  const named = amounts.filter(({ name }) => lemmasWithoutUnits(name).includes(noun));
  const [only, ...more] = amounts.length === 1 ? amounts : named;
  if (!only || more.length > 0) return null;
  return model.columns.get(columnKey({ table: table.sqlName, column: only.name })) ?? null;
}
