import { leadingColumn } from '../formula.ts';
import type { FormulaTerm } from '../frames/fragments.ts';
import { type DraftMeasure, isRefusal, measureOn, type Refusal, refuse } from './draft.ts';
import type { Parts } from './parts.ts';

/** Measures that are worked out: one total divided by another, the time from one date to another, a profit, a weighted amount. */
export function computedMeasures(parts: Parts): DraftMeasure[] | Refusal {
  const quotients = parts.quotients.map(({ numerator, denominator }): DraftMeasure | Refusal =>
    numerator.ref.table === denominator.ref.table
      ? { ...measureOn('sum', numerator.ref), per: { entity: null, column: denominator.ref, isTotal: true } }
      : refuse(
          `${numerator.label} and ${denominator.label} stand in different tables; one cannot be divided by the other yet.`,
        ),
  );
  const all = [...quotients, ...withoutRepeats(parts.formulas).map(formulaMeasure)];
  const refused = all.find(isRefusal);
  return refused ?? all.filter((measure): measure is DraftMeasure => !isRefusal(measure));
}

/** "weighted amount (amount x probability)" says one thing twice: under its name, and how it is worked out. */
function withoutRepeats(terms: Parts['formulas']): Parts['formulas'] {
  const keyOf = ({ formula }: FormulaTerm): string => JSON.stringify(formula);
  const titled = new Set(terms.filter(({ title, per }) => title !== null && per === null).map(keyOf));
  return terms.filter((term) => term.title !== null || !titled.has(keyOf(term)));
}

/** Amounts are added up unless an average was asked for; what stands for one piece of many can only be averaged. */
export function formulaMeasure(term: FormulaTerm): DraftMeasure | Refusal {
  const { formula, title, per, isAddable } = term;
  const aggregate = term.aggregate ?? (isAddable ? 'sum' : null);
  if (aggregate === null || (aggregate === 'sum' && !isAddable))
    return refuse(`${title ?? 'That'} is told of one piece; ask for its average.`);
  if (per && aggregate !== 'sum')
    return refuse(
      'An average of percentages may be of the rows or of the totals; ask for it without "average".',
    );
  return {
    ...measureOn(aggregate, leadingColumn(formula)),
    formula,
    ...(title === null ? {} : { title }),
    per: per ? { entity: null, column: leadingColumn(per), isTotal: true, formula: per } : null,
  };
}
