import { unitOfHeader } from '../lexicon/units.ts';
import { isDateColumn } from '../model/dating.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { columnOf, sameColumn, tableOf } from '../model/semantic-model.ts';
import { shareRoot } from '../text/word-roots.ts';
import { type Guarded, toldConditions } from './guard.ts';

/** "how much did the Striders raise" beside Raised for Charity: a verb that an amount is called by asks for that one, not for the fee. */
export function amountOfVerb({ lattice, parts, plan }: Guarded): string | null {
  const { model, tokens } = lattice;
  const used = plan.measures.flatMap(({ column }) => (column ? [column] : []));
  const isNamed = [
    ...parts.nouns,
    ...[...parts.measures, ...parts.byMeasures].flatMap(({ noun }) => noun ?? []),
  ].some(
    (noun) =>
      noun.kind === 'column' &&
      noun.link.source !== 'default' &&
      used.some((ref) => sameColumn(ref, noun.column.ref)),
  );
  const [first] = used;
  if (plan.measures.length !== 1 || !first || isNamed || plan.measures[0]?.formula || plan.measures[0]?.named)
    return null;
  const verbs = tokens.filter(({ kind, start }) => {
    const node = plan.trace.find(({ from, to }) => from <= start && start < to)?.node;
    return kind === 'word' && (node === 'verb' || node === 'filler');
  });
  const other = tableOf(model, first.table).profile.columns.find(
    ({ name, role }) =>
      name !== first.column &&
      role === 'additive' &&
      lemmasOfName(name).some(
        (word) => word.length > 3 && verbs.some(({ lemma }) => lemma.length > 3 && shareRoot(word, lemma)),
      ),
  );
  const isOwn = verbs.some(({ lemma }) => lemmasOfName(first.column).some((word) => shareRoot(word, lemma)));
  return other && !isOwn
    ? `It is not clear whether ${columnOf(model, first).label} or ${other.name} is meant.`
    : null;
}

/** "runners who finished in under 60 minutes": each time by itself is under an hour, and not what all of one runner come to. */
export function timesAdded({ lattice, plan }: Guarded): string | null {
  const [measure] = plan.measures;
  if (plan.having === null || measure?.aggregate !== 'sum' || !measure.column) return null;
  const { profile, label } = columnOf(lattice.model, measure.column);
  const unit = unitOfHeader(lemmasOfName(profile.name), profile.unit);
  const isTime = unit !== null && ['second', 'minute', 'hour', 'day'].includes(unit);
  const isWithin = lattice.tokens.some(
    ({ lower }, at) =>
      lower === 'in' && ['under', 'less', 'over', 'more'].includes(lattice.tokens[at + 1]?.lower ?? ''),
  );
  return isTime && isWithin ? `It is not clear whether each ${label} is meant or their total.` : null;
}

/** "compare Sara and Ivo by won value" with a Won On: the amount has the whole name, and nothing is told day by day. */
export function daysForAmount({ parts }: Guarded): string | null {
  const amounts = [...parts.nouns, ...parts.measures.flatMap(({ noun }) => noun ?? [])];
  const days = parts.groups.flatMap(({ terms, via }) =>
    terms.filter(
      (term) =>
        via === 'by' &&
        term.kind === 'column' &&
        term.link.source === 'part' &&
        isDateColumn(term.column.profile) &&
        amounts.some((noun) => noun.kind === 'column' && noun.from === term.to),
    ),
  );
  const [day] = days;
  return day?.kind === 'column' ? `It is not clear which amount is called by ${day.column.label}.` : null;
}

const planned = new Set(['budget', 'budgeted', 'plan', 'planned', 'target', 'forecast']);

/** "how much of the budget did IT spend": what was planned is no answer to what was spent. */
export function plannedForSpent({ lattice: { model, tokens }, plan }: Guarded): string | null {
  if (!tokens.some(({ lemma }) => lemma === 'spend') || plan.measures.length === 0) return null;
  const columns = plan.measures.flatMap(({ column }) => (column ? [columnOf(model, column)] : []));
  const isPlan =
    columns.length > 0 && columns.every(({ lemmas }) => lemmas.some((word) => planned.has(word)));
  return isPlan && plan.measures.every(({ formula }) => !formula)
    ? `${columns[0]?.label} is what was planned, and what was spent was asked for.`
    : null;
}

/** "what did the online channel bring in" asks for money: the value that is named is no answer to it. */
export function valueForMoney({ parts, plan }: Guarded): string | null {
  const [only, ...more] = plan.select;
  const isNamed = plan.where.some(
    (predicate) =>
      predicate.kind === 'oneOf' &&
      !predicate.negated &&
      only !== undefined &&
      predicate.column.table === only.column.table &&
      predicate.column.column === only.column.column,
  );
  return plan.intent === 'values' && more.length === 0 && isNamed && parts.moneyVerb !== null
    ? 'It is not clear which amount is asked for.'
    : null;
}

/** "customers who spent more than 500": what they spent is no price and no cost of a single piece. */
export function pieceForSpent({ lattice: { tokens, model }, plan }: Guarded): string | null {
  const isSpent = tokens.some(({ lemma }) => lemma === 'spend');
  const isNamed = tokens.some(({ lemma }) => ['cost', 'price', 'unit', 'piece', 'item'].includes(lemma));
  if (!isSpent || isNamed) return null;
  const compared = toldConditions(plan).flatMap((part) =>
    part.kind === 'compare' || part.kind === 'between' ? [part.column] : [],
  );
  const sorted = plan.sort.flatMap(({ name }) => plan.select.filter((shown) => shown.name === name));
  const piece = [...compared, ...sorted.map(({ column }) => column)].find((column) =>
    /^unit (?:cost|price)$/.test(columnOf(model, column).label),
  );
  return piece ? `What was spent is not told by ${columnOf(model, piece).label}.` : null;
}
