import { addGrains, startOfGrain } from '../dates/calendar.ts';
import { calendarPeriod, yearlessLike } from '../dates/period.ts';
import { clearMoneyMeasure } from '../model/default-measure.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import { comparePeriods } from './compare-frame.ts';
import { type Draft, isRefusal, type Refusal, refuse } from './draft.ts';
import { isMeasureColumn } from './nouns.ts';
import type { Parts } from './parts.ts';

/**
 * "which region grew fastest from 2024 to 2025": the two periods side by side for each region, ranked by the change, or by its percentage. Where
 * the words leave open which of the two, both are tried. A group that had nothing before has no percentage and stands last.
 */
export function growthFrame(model: SemanticModel, asked: Parts): Draft[] | Refusal {
  const said = withCounted(withMoney(model, withMetric(withEarlier(asked))));
  const [growth, ...more] = said.growths;
  if (!growth || more.length + said.ranks.length + said.sorts.length > 0)
    return refuse('One ranking at a time can be answered.');
  const foreign = [...said.marks.keys()].some((mark) => !['versus', 'compare', 'inPercent'].includes(mark));
  if (foreign || said.prior) return refuse('It is not clear what is ranked by its change.');
  if (said.periods.length !== 2) return refuse('It is not clear which two periods are compared. Name both.');
  const metrics = said.nouns.filter((noun) => noun.kind === 'column' && isMeasureColumn(noun.column));
  const measures = [...said.measures, ...said.byMeasures];
  const targets = said.nouns.filter((noun) => !metrics.includes(noun));
  const [target, ...others] = targets;
  if (metrics.length + measures.length !== 1)
    return refuse('It is not clear of what the change is asked for.');
  const isGrouped = said.groups.length === 1;
  if (others.length > 0 || (target !== undefined) === isGrouped)
    return refuse('It is not clear what is ranked by its change.');
  const asks = said.asks.difference(new Set(['which', 'what', 'who', 'show', 'how']));
  if (asks.size > 0) return refuse('It is not clear what is ranked by its change.');
  const { from, to } = target ?? growth;
  const drafts = comparePeriods(model, {
    ...said,
    asks,
    nouns: metrics,
    measures,
    byMeasures: [],
    counts: [],
    currencies: said.currencies,
    marks: new Map([...said.marks].filter(([mark]) => !['versus', 'compare', 'inPercent'].includes(mark))),
    groups: target ? [{ from, to, via: 'each', terms: [target] }] : said.groups,
  });
  if (isRefusal(drafts)) return drafts;
  const count = said.counts[0]?.value ?? 1;
  const isPercent = said.marks.has('inPercent')
    ? true
    : said.currencies.length > 0
      ? false
      : growth.isPercent;
  const keys =
    isPercent === null
      ? (['change', 'changeShare'] as const)
      : ([isPercent ? 'changeShare' : 'change'] as const);
  return drafts.flatMap((draft) =>
    keys.map((by) => ({
      ...draft,
      sort: [{ by, direction: growth.direction }],
      limit: { count, keepsTies: true },
    })),
  );
}

/** "grew fastest in 2025": against the year before. */
function withEarlier(parts: Parts): Parts {
  const [only, ...more] = parts.periods;
  const { start = null, end = null, grain = null } = only?.reading.period ?? {};
  if (!only || more.length > 0 || only.negated || parts.prior || !start || !end || !grain) return parts;
  const told = calendarPeriod(startOfGrain(addGrains(start, grain, -1), grain), grain);
  const before = yearlessLike(told, only.reading.period);
  const isOne = calendarPeriod(start, grain).end === end;
  return isOne
    ? { ...parts, periods: [{ ...only, reading: { ...only.reading, period: before } }, only] }
    : parts;
}

/** "which country grew the most": by the money measure, where one stands out and no other number is named. */
function withMoney(model: SemanticModel, parts: Parts): Parts {
  const isNamed =
    parts.measures.length + parts.byMeasures.length + parts.formulas.length + parts.quotients.length > 0 ||
    parts.nouns.some((noun) => noun.kind === 'column' && isMeasureColumn(noun.column)) ||
    parts.nouns.length + parts.groups.length !== 1;
  const money = isNamed || parts.growths.length !== 1 ? null : clearMoneyMeasure(model, null);
  if (!money) return parts;
  const place = { from: 0, to: 0 };
  const link = { column: money.chosen, score: 1, source: 'default' as const, phrase: money.chosen.label };
  const noun = { ...place, kind: 'column' as const, column: money.chosen, link, isOwned: false };
  return { ...parts, nouns: [...parts.nouns, { ...noun, distinct: false, isAdded: false }] };
}

/** "by revenue growth": an amount that is grouped by says what is ranked by. */
function withMetric(parts: Parts): Parts {
  const terms = parts.groups.flatMap(({ terms: own }) => own);
  const [metric, ...more] = terms.filter((term) => term.kind === 'column' && isMeasureColumn(term.column));
  if (metric?.kind !== 'column' || more.length > 0) return parts;
  const groups = parts.groups.filter(({ terms: own }) => !own.includes(metric));
  return { ...parts, groups, nouns: [...parts.nouns, { ...metric, distinct: false, isAdded: false }] };
}

const nouns = new Set(
  'growth increase rise gain change improvement drop decline decrease fall loss'.split(' '),
);
const falling = new Set('drop decline decrease fall loss'.split(' '));

/** "growth in %", "in percentage terms": the words for the change leave it open, and another says which. */
function inPercent(parts: Parts, tokens: readonly Token[]): Parts {
  const isSaid = tokens.some(({ lower }) => ['%', 'percent', 'percentage', 'percentagewise'].includes(lower));
  return isSaid
    ? {
        ...parts,
        growths: parts.growths.map((growth) => ({ ...growth, isPercent: growth.isPercent ?? true })),
      }
    : parts;
}

/** "the highest revenue growth", "top 3 countries by revenue growth": the amount stands between the ranking and its noun. */
export function withGrowth(said: Parts, tokens: readonly Token[]): Parts {
  const parts = inPercent(said, tokens);
  const [rank, ...more] = parts.ranks;
  const noun = tokens.findIndex(({ lower }) => nouns.has(lower));
  const isCompared = tokens.some(({ lemma }) => lemma === 'compare');
  const isRanked =
    rank?.kind === 'word' && rank.style !== 'count' && more.length + parts.growths.length === 0;
  const isTimed = parts.periods.length === 1 || parts.periods.length === 2;
  if (!isRanked || noun < rank.to || isCompared || !isTimed) return parts;
  const before = tokens[noun - 1]?.lower ?? '';
  const isSaid = tokens.some(({ lower }) => ['%', 'percent', 'percentage'].includes(lower));
  const isPercent =
    isSaid || before.startsWith('percent') || before === '%' || tokens[noun + 1]?.lower === 'rate'
      ? true
      : null;
  const isFalling = falling.has(tokens[noun]?.lower ?? '');
  const direction = (rank.direction === 'descending') === isFalling ? 'ascending' : 'descending';
  const { from, to, count } = rank;
  const counts = count === null ? parts.counts : [...parts.counts, { from, to, value: count }];
  return { ...parts, ranks: [], counts, growths: [{ from, to, direction, isPercent }] };
}

/** "the largest increase in orders": behind the words of the change stands what is counted. */
function withCounted(parts: Parts): Parts {
  const [growth] = parts.growths;
  const behind = parts.nouns.filter((noun) => noun.kind === 'table' && growth && noun.from >= growth.to);
  const [counted, ...more] = behind;
  const isNamed = parts.measures.length + parts.byMeasures.length > 0 || parts.nouns.length < 2;
  const hasAmount = parts.nouns.some((noun) => noun.kind === 'column' && isMeasureColumn(noun.column));
  if (!counted || more.length > 0 || isNamed || hasAmount) return parts;
  const { from, to } = counted;
  const measure = { from, to, aggregate: 'count' as const, noun: counted, isHowMany: false };
  return { ...parts, nouns: parts.nouns.filter((noun) => noun !== counted), measures: [measure] };
}
