import { periodOfNumbers } from '#kernel/header-periods.ts';
import { eventWordsOf, isDateColumn, verbOf } from '../model/dating.ts';
import { columnOf, sameColumn, tableOf } from '../model/semantic-model.ts';
import { valueWords } from '../model/value-index.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import { shareRoot } from '../text/word-roots.ts';
import { decidingColumns, type Guarded, toldConditions } from './guard.ts';

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

/** The same as a table may be called in other languages. */
const moneyNames =
  /^(?:umsatz|umsätze|erlöse?|kosten|ausgaben|einnahmen|gewinne?|löhne|gehälter|ventes?|recettes|dépenses|coûts|ventas?|ingresos|gastos|costes|costos|vendite|ricavi|spese|omzet)$/i;

/**
 * "umsatz by region" of a column of amounts that was kept as text, or of a table called so without such a column: how many rows there are, or how
 * many different texts, is no amount.
 */
export function textCounted({ lattice: { model, tokens }, parts, plan }: Guarded): string | null {
  const [measure, ...others] = plan.measures;
  const isCount = measure?.aggregate.startsWith('count') === true && measure.per === null;
  if (plan.intent !== 'aggregate' || !isCount || others.length > 0) return null;
  const isAsked =
    parts.asks.has('howMany') ||
    tokens.some(({ lower, lemma }) => counting.has(lower) || counting.has(lemma) || lower === 'different');
  if (isAsked) return null;
  const said = new Set(tokens.flatMap(({ lower, lemma }) => [lower, lemma]));
  const { name, profile } = tableOf(model, plan.root);
  const kept = profile.findings?.find(
    ({ kind, level, column }) =>
      level === 'warning' &&
      (kind === 'mixedTypes' || kind === 'unit') &&
      column !== undefined &&
      wordsOfName(column).every((word) => said.has(word)) &&
      columnOf(model, { table: plan.root, column }).profile.type === 'text' &&
      !plan.dimensions.some((dimension) => dimension.column.column === column),
  );
  if (kept) return `${kept.sentence.replace(/\.$/, '')}, so nothing can be added up or ranked by it.`;
  const isMoney = moneyNames.test(name) && said.has(name.toLowerCase()) && measure.column === null;
  return isMoney
    ? `It is not clear which amount of ${name} is meant: name its column, or ask how many rows there are.`
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

/** "tasks in progress" is a state, and no course over time. */
export function stateAsTrend({ lattice: { tokens }, plan }: Guarded): string | null {
  const isSaid = tokens.some(({ lower }, at) => lower === 'progress' && tokens[at - 1]?.lower === 'in');
  const isTold = toldConditions(plan).some(
    (one) => one.kind === 'oneOf' && one.values.some((value) => /progress/i.test(String(value))),
  );
  return isSaid && !isTold && plan.dimensions.some(({ isTime }) => isTime)
    ? 'It is not clear which rows are in progress.'
    : null;
}

/** Years that a column of years may hold. */
const leastYear = 1000;

/** "cars older than 10 years" of a column of years: 10 is an age, and every year is more. */
export function ageAsYear({ lattice: { model }, plan }: Guarded): string | null {
  for (const one of toldConditions(plan)) {
    if (one.kind !== 'compare' || typeof one.value !== 'number' || Math.abs(one.value) >= leastYear) continue;
    const { profile, label } = columnOf(model, one.column);
    if (periodOfNumbers(profile) === 'year' && Number(profile.min ?? 0) >= leastYear)
      return `${label} tells a year, and ${one.value} is none. Ask with the year, as in "before 2015".`;
  }
  return null;
}

const kinds = new Set('type kind category class account entry art typ typ kategorie tipo'.split(' '));

/** "total expenses" of entries that are expenses or incomes: by the word some rows are meant, and not the column that is called like it. */
export function kindAsAmount({ lattice: { model }, parts, plan }: Guarded): string | null {
  const deciding = decidingColumns(plan);
  for (const { noun } of parts.measures) {
    if (noun?.kind !== 'column' || !['default', 'synonym'].includes(noun.link.source)) continue;
    const { phrase } = noun.link;
    const links = [phrase, lemmaOf(phrase)].flatMap((word) => model.values.byPhrase.get(word) ?? []);
    const value = links.find(({ column }) => {
      const { lemmas } = columnOf(model, column);
      return column.table === noun.column.ref.table && lemmas.some((word) => kinds.has(word));
    });
    if (value && !deciding.has(`${value.column.table}.${value.column.column}`))
      return `It is not clear whether "${phrase}" is meant as a ${columnOf(model, value.column).label} or as ${noun.column.label}.`;
  }
  return null;
}

/** "change of takings per Monat": two words that both name the column group by it twice, and what the other word asks for is lost. */
export function groupedTwice({ plan }: Guarded): string | null {
  const twice = plan.dimensions.find((one, at) =>
    plan.dimensions.some(
      (other, place) =>
        place < at &&
        sameColumn(one.column, other.column) &&
        one.grain === other.grain &&
        one.part === other.part &&
        one.band === other.band,
    ),
  );
  return twice ? `It is not clear what ${twice.label} is said twice for.` : null;
}
