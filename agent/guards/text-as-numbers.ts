import type { ColumnProfile } from '#kernel/catalog.ts';
import type { Formula } from '../formula.ts';
import { columnOf } from '../model/semantic-model.ts';
import { valueWords } from '../model/value-index.ts';
import type { Aggregate, ColumnRef } from '../plan.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { ofSeveralScales } from '../text/number-scales.ts';
import type { Guarded } from './guard.ts';

/** An amount as people write it, which in a column of text is letters: `$1.2M`, `about 5`, `12 kg`. No code, no date. */
const amountLike =
  /^[<>~≈]?\s*(?:[\p{L}.]{0,6}|\p{Sc})\s*[-+−(]?\s*\p{Sc}?\s*\d[\d.,'’\s]*\s*(?:\p{L}{1,8}\.?|%|\p{Sc})?(?:\s?\p{Sc}|\s[A-Z]{3})?\)?$/u;
const noAmount = /^(?:[A-Z]{1,4}[-_ ]?\d+|0\d+|\d{4}|\d{5,}|Q[1-4].*|\d+(?:st|nd|rd|th))$/iu;
const numeric = new Set<Aggregate>(['sum', 'avg', 'min', 'max', 'median', 'quantile', 'stddev', 'corr']);

/** Numbers that are kept as text are ranked by their letters, where 850K comes before 3.4B: that is no answer. */
export function textAsNumbers({ lattice: { model, tokens }, plan }: Guarded): string | null {
  const measured = plan.measures.flatMap(({ aggregate, column, formula }) =>
    column !== null && formula === undefined && numeric.has(aggregate) ? [column] : [],
  );
  const shown = new Map(plan.select.map(({ name, column }) => [name, column]));
  const ranked = plan.sort.flatMap(({ name }) => shown.get(name) ?? []);
  const compared = plan.where.flatMap((one) =>
    (one.kind === 'compare' && typeof one.value === 'number') ||
    one.kind === 'between' ||
    one.kind === 'average'
      ? [one.column]
      : [],
  );
  const formulas = [
    ...plan.measures.map(({ formula }) => formula),
    ...plan.select.map(({ formula }) => formula),
    ...plan.where.map((one) => (one.kind === 'formula' ? one.formula : undefined)),
  ];
  const cut = formulas.flatMap((formula) => (formula === undefined ? [] : numbersCut(formula)));
  const profileOf = (column: ColumnRef): ColumnProfile => columnOf(model, column).profile;
  const found =
    [...measured, ...ranked, ...compared].map(profileOf).find(holdsAmounts) ??
    cut.map(profileOf).find(mixesScales) ??
    totalledText(tokens, plan, profileOf);
  if (found === undefined) return null;
  const example = found.values[0]?.value ?? found.min ?? '';
  return `The column "${found.name}" holds text such as "${example}", which can be neither ranked nor added up. Where the report of its file offers to read it as numbers, take that.`;
}

const totalling = new Set('total sum average mean median'.split(' '));

/** "total amount" of texts that hold numbers: a list of the texts is no total. */
function totalledText(
  tokens: Guarded['lattice']['tokens'],
  plan: Guarded['plan'],
  profileOf: (column: ColumnRef) => ColumnProfile,
): ColumnProfile | undefined {
  const asked = new Set(tokens.map(({ lemma }) => lemma));
  if (plan.measures.length > 0 || ![...totalling].some((word) => asked.has(word))) return undefined;
  const isNamed = ({ name }: ColumnProfile): boolean => {
    const own = valueWords(name).map(lemmaOf);
    return own.some((word) => asked.has(word)) && !own.some((word) => totalling.has(word));
  };
  return plan.select
    .map(({ column }) => profileOf(column))
    .find((profile) => isNamed(profile) && holdsNumbers(profile));
}

function holdsNumbers({ type, values, min, max }: ColumnProfile): boolean {
  const texts = values.length > 0 ? values.map(({ value }) => value) : [min ?? '', max ?? ''];
  return type === 'text' && texts.filter((text) => /^\W{0,3}\d/u.test(text)).length >= 0.5 * texts.length;
}

/** Columns of text of which a formula reads the number in front. */
function numbersCut(formula: Formula): ColumnRef[] {
  switch (formula.kind) {
    case 'numberIn':
      return [formula.column];
    case 'difference':
    case 'product':
      return [...numbersCut(formula.left), ...numbersCut(formula.right)];
    default:
      return [];
  }
}

function mixesScales({ type, values }: ColumnProfile): boolean {
  return type === 'text' && ofSeveralScales(values.map(({ value }) => value));
}

/** Whether most values of a column of text are amounts. */
function holdsAmounts({ type, values, min, max }: ColumnProfile): boolean {
  if (type !== 'text') return false;
  const texts = values.length > 0 ? values.map(({ value }) => value) : [min ?? '', max ?? ''];
  const amounts = texts.filter((text) => amountLike.test(text.trim()) && !noAmount.test(text.trim()));
  return amounts.length > 0 && amounts.length >= 0.5 * texts.length;
}
