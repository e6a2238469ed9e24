import { clearMoneyMeasure } from '../model/default-measure.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { panelOf } from '../model/panel-tables.ts';
import { isPersonNoun } from '../model/person-columns.ts';
import { columnOf, sameColumn } from '../model/semantic-model.ts';
import type { Noun } from '../planning/parts.ts';
import { wordsOfName } from '../text/lemmas.ts';
import type { Guarded } from './guard.ts';

/**
 * "which cow gives the most milk" of a table called milk recording: a word that only describes what the rows are is not counted by rows. Of
 * "bookings by room" the bookings are, being many in the name as well.
 */
export function describedCounted(guarded: Guarded): string | null {
  const { lattice, parts, plan } = guarded;
  const isCount = plan.measures.some(({ aggregate, column }) => aggregate === 'count' && column === null);
  if (plan.intent !== 'aggregate' || !isCount) return null;
  const nouns = [
    ...parts.nouns,
    ...[...parts.measures, ...parts.byMeasures].flatMap(({ noun }) => noun ?? []),
  ];
  const stray = nouns.find((noun) => {
    if (isMass(guarded, noun)) return true;
    if (noun.kind !== 'table' || !['part', 'name'].includes(noun.link.source) || noun.link.isKind)
      return false;
    const typed = lattice.tokens[noun.to - 1];
    const name = lemmasOfName(noun.table.name).filter((word) => /\p{L}/u.test(word));
    const written = wordsOfName(noun.table.name);
    const isInName = name.includes(noun.link.phrase) && name.at(-1) !== noun.link.phrase;
    const isMany = typed !== undefined && typed.lower !== typed.lemma;
    const isHeld = holders.has(name.at(-1) ?? '');
    const isRows = isMany
      ? isHeld || noun.link.source === 'name' || written.includes(typed.lower)
      : lists.has(name.at(-1) ?? '') && noun.link.source === 'name';
    return isInName && !isRows;
  });
  return stray ? `It is not clear what should be counted as ${stray.link.phrase}.` : null;
}

/** "uses the most energy", "electricity trend": one word for an amount, which headers bear or of which there is more and less, and no row. */
function isMass({ lattice, parts }: Guarded, noun: Noun): boolean {
  const typed = lattice.tokens[noun.to - 1];
  const isAlone = noun.to === noun.from + 1 && parts.nouns.filter(({ kind }) => kind === 'table').length <= 1;
  if (noun.kind !== 'table' || !typed || !isAlone) return false;
  if (typed.lower !== typed.lemma || isPersonNoun(typed.lemma)) return false;
  const { table } = noun;
  const isMost =
    panelOf(table) !== null &&
    parts.ranks.some((rank) => rank.kind === 'word' && rank.style === 'most' && rank.to === noun.from);
  const isAmount = table.profile.columns.some(
    ({ name, role }) => role === 'additive' && lemmasOfName(name).includes(typed.lemma),
  );
  return isMost || (isAmount && !parts.asks.has('howMany') && parts.measures.length === 0);
}

/** What holds things by the row: a car stock, a visitor survey. */
const holders = new Set(
  'stock survey inventory register list log directory roster roll census catalogue catalog diary book record report database collection sale tracker'.split(
    ' ',
  ),
);

/** Of these one word in the singular may be the rows: a staff list. */
const lists = new Set('list register roster roll directory inventory stock'.split(' '));

/** "how many performances of Cinderella" of orders with a Show: each order is for one, and how many there were is another number. */
export function thingsOfOne({ parts, plan }: Guarded): string | null {
  const [term, ...more] = parts.measures;
  const [measure] = plan.measures;
  const noun = term?.noun;
  if (
    !term ||
    noun?.kind !== 'column' ||
    more.length > 0 ||
    measure?.aggregate !== 'count' ||
    measure.column !== null
  )
    return null;
  const isOfOne = parts.filters.some(
    (filter) =>
      filter.kind === 'values' &&
      !filter.negated &&
      filter.from >= term.to &&
      filter.values.every(({ column }) => sameColumn(column, noun.column.ref)),
  );
  return isOfOne
    ? `It is not clear whether rows or different ones of ${noun.column.label} should be counted.`
    : null;
}

/** "average people per voucher" where each row is one voucher: a mean of one value is no mean. */
export function averagedApart({ lattice, plan }: Guarded): string | null {
  const [measure, ...more] = plan.measures;
  const [group, ...others] = plan.dimensions;
  if (!measure || more.length + others.length > 0 || !['avg', 'median'].includes(measure.aggregate))
    return null;
  if (measure.formula || measure.named || !group || group.grain !== null || group.part !== undefined)
    return null;
  const { profile, ref, label } = columnOf(lattice.model, group.column);
  return profile.isUnique && ref.table === plan.root && plan.limit === null
    ? `Each ${label} is one row, so there is nothing to average.`
    : null;
}

/**
 * "how many teams" of games with a Home Team and an Away Team: a side of the games is not all of them; and "victories" are told by no Margin of Victory,
 * which measures something of each.
 */
export function sideCounted({ lattice: { model }, parts, plan }: Guarded): string | null {
  const [measure, ...more] = plan.measures;
  const [term] = parts.measures;
  const noun = term?.noun;
  if (!measure?.aggregate.startsWith('count') || more.length > 0 || noun?.kind !== 'column') return null;
  const { link, column } = noun;
  // The codes of courses are their own, whatever other codes they bear.
  if (column.profile.isUnique) return null;
  if (link.source !== 'part' || (measure.column && !sameColumn(measure.column, column.ref))) return null;
  const words = wordsOfName(column.ref.column);
  const isMeasured =
    words.includes('of') && lemmasOfName(words.slice(words.indexOf('of')).join(' ')).includes(link.phrase);
  const other = [...model.columns.values()].find(
    ({ ref, lemmas, profile }) =>
      ref.table === column.ref.table &&
      ref.column !== column.ref.column &&
      lemmas.at(-1) === link.phrase &&
      column.lemmas.at(-1) === link.phrase &&
      profile.type === column.profile.type,
  );
  if (isMeasured) return `${column.label} does not name what should be counted.`;
  return other ? `It is not clear whether ${column.label}, ${other.label} or both are counted.` : null;
}

/**
 * "is the red one more than the blue one", "germany vs france": that each has so many rows was not asked. Two groups that one amount of their own
 * rows could be compared by as well are asked back with both.
 */
export function rowsForMore({ lattice: { tokens, model }, parts, plan }: Guarded): string | null {
  const isYesOrNo = ['is', 'are', 'was', 'were', 'does', 'did', 'do'].includes(tokens[0]?.lower ?? '');
  const marks = new Set<string>(parts.marks.keys());
  const isPair = parts.periods.length < 2 && ['versus', 'compare'].some((mark) => marks.has(mark));
  const isCompared = isYesOrNo || (isPair && clearMoneyMeasure(model, null)?.chosen.ref.table !== plan.root);
  const isOfRows = plan.measures.every(({ aggregate, column }) => aggregate === 'count' && column === null);
  // "signups in 2024 against 2025" names them by what was done.
  const isNamed =
    parts.nouns.length + parts.dateVerbs.length > 0 ||
    parts.measures.some(({ noun }) => noun !== null && noun.link.source !== 'default');
  return isCompared && isOfRows && !isNamed && plan.intent === 'aggregate' && parts.asks.size === 0
    ? 'It is not clear by what they should be compared: name a number, as in "by revenue".'
    : null;
}

const praises = new Set(['best', 'worst', 'strongest', 'weakest', 'finest']);

/** "which source brings the best deals": most of them are not the best of them. */
export function bestCounted({ lattice: { tokens }, plan }: Guarded): string | null {
  const [measure] = plan.measures;
  if (!plan.limit || plan.dimensions.length === 0 || !measure?.aggregate.startsWith('count')) return null;
  const nouns = [plan.root, measure.column?.table ?? plan.root].map((name) => lemmasOfName(name).at(-1));
  const at = tokens.findIndex(
    ({ lower }, index) => praises.has(lower) && nouns.includes(tokens[index + 1]?.lemma),
  );
  return at < 0 ? null : `It is not clear what makes ${tokens[at + 1]?.lower} the ${tokens[at]?.lower}.`;
}

/** What is spoken of as a mass: the rows of a table that is called so are its parts, and how many they are says nothing of it. */
const masses = new Set(
  'stock inventory payroll production output consumption usage spend spending income revenue turnover energy traffic water electricity waste'.split(
    ' ',
  ),
);
const countWords = new Set('many number count counted row record line entry item often'.split(' '));

/** Of these there is so much at a time: the rows of one time are not what there was then. */
const levels = new Set(['stock', 'inventory']);

/** "stock by warehouse", "stock last month" of a table called Stock: the amount is meant, and not its rows. */
export function massCounted({ lattice: { tokens }, parts, plan }: Guarded): string | null {
  const name = lemmasOfName(plan.root).at(-1) ?? '';
  const isCounted =
    plan.measures.length > 0 &&
    plan.measures.every(({ aggregate, column }) => aggregate === 'count' && column === null);
  const isListedByTime =
    levels.has(name) &&
    plan.measures.length === 0 &&
    parts.dateVerbs.length === 0 &&
    parts.periods.some(({ column }) => column === null);
  if (!masses.has(name) || !(isCounted || isListedByTime)) return null;
  const isSaid = tokens.some(({ lemma, lower }) => lemma === name || lower === name);
  const isAskedFor = tokens.some(({ lemma, lower }) => countWords.has(lemma) || countWords.has(lower));
  return isSaid && !isAskedFor ? `It is not clear which amount "${name}" means: name its column.` : null;
}
