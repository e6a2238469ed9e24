import { eventWordsOf, isDateColumn, verbOf } from '../model/dating.ts';
import { columnOf } from '../model/semantic-model.ts';
import { valueWords } from '../model/value-index.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { shareRoot } from '../text/word-roots.ts';
import { decidingColumns, type Guarded } from './guard.ts';

/** Words by which a number of rows is asked for. */
const counting = new Set(
  'how many number numbers count counts often times rows records entries cases'.split(' '),
);
/** What is paid, earned or spent: as the name of an account or of a figure it stands for the amounts of its rows. */
const money = new Set(
  `revenue sale salary wage pay cost expense income profit turnover budget spend spending payment fee rent tax
  expenditure earning interest margin cash depreciation`.split(/\s+/),
);

/** "salaries by department" of the accounts Salaries and Travel: an amount of their rows is meant, and not how many there are. */
export function amountsCounted({ lattice: { model, tokens }, parts, plan }: Guarded): string | null {
  const [measure, ...others] = plan.measures;
  const isCount = measure?.aggregate === 'count' && measure.column === null && measure.per === null;
  if (plan.intent !== 'aggregate' || !isCount || others.length > 0 || plan.share !== null) return null;
  const isAsked =
    parts.asks.has('howMany') ||
    tokens.some(({ lower, lemma }) => counting.has(lower) || counting.has(lemma));
  if (isAsked) return null;
  const called = parts.filters.flatMap((filter) =>
    filter.kind === 'values' && !filter.negated && filter.values.length === 1 ? filter.values : [],
  );
  const value = called.find(({ value: name, column }) => {
    const hasAmounts = model.tables
      .get(column.table)
      ?.profile.columns.some(({ role }) => role === 'additive' || role === 'ratio' || role === 'balance');
    return (
      column.table === plan.root && hasAmounts && valueWords(name).some((word) => money.has(lemmaOf(word)))
    );
  });
  return value
    ? `It is not clear which amount of "${value.value}" is meant: name its column, or ask how many rows there are.`
    : null;
}

/** "who left?": the date on which they did is no answer of those who have none. */
export function undoneListed(guarded: Guarded): string | null {
  const { lattice, parts, plan } = guarded;
  const { model, tokens } = lattice;
  const isOfWho = parts.asks.has('who') || parts.asks.has('which');
  if (plan.intent === 'aggregate' || !isOfWho || plan.limit !== null) return null;
  const deciding = decidingColumns(plan);
  for (const { column } of plan.select) {
    const { profile, lemmas, label } = columnOf(model, column);
    if (!isDateColumn(profile) || profile.nullCount === 0) continue;
    if (deciding.has(`${column.table}.${column.column}`)) continue;
    const words = eventWordsOf(lemmas);
    const isVerb = tokens.some(
      ({ lower, lemma }) =>
        (lower !== lemma || lower === words[0]) &&
        words.some((word) => lower === word || verbOf(word) === lemma || shareRoot(word, lemma)),
    );
    const isTime = tokens.some(({ lower }) => ['when', 'date', 'dates', 'day', 'time'].includes(lower));
    if (isVerb && !isTime)
      return `Only some rows have a ${label}. Ask for those with a ${label}, or when it was.`;
  }
  return null;
}
