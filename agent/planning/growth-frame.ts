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
  const said = withCounted(withMetric(asked));
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

/** "the highest revenue growth", "top 3 countries by revenue growth": the amount stands between the ranking and its noun. */
export function withGrowth(parts: Parts, tokens: readonly Token[]): Parts {
  const [rank, ...more] = parts.ranks;
  const noun = tokens.findIndex(({ lower }) => nouns.has(lower));
  const isCompared = tokens.some(({ lemma }) => lemma === 'compare');
  const isRanked =
    rank?.kind === 'word' && rank.style !== 'count' && more.length + parts.growths.length === 0;
  if (!isRanked || noun < rank.to || isCompared || parts.periods.length !== 2) return parts;
  const before = tokens[noun - 1]?.lower ?? '';
  const isPercent =
    before.startsWith('percent') || before === '%' || tokens[noun + 1]?.lower === 'rate' ? true : null;
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
