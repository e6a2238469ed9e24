import type { ChartConfig } from '#kernel/answer.ts';
import type { CatalogTable } from '#kernel/catalog.ts';
import type { Grain } from '../dates/calendar.ts';
import type { DateReading } from '../dates/date-phrases.ts';
import type { DayPartReading, TimeUnit } from '../dates/day-parts.ts';
import type { Formula } from '../formula.ts';
import type {
  Choice,
  FormulaTerm,
  Fragment,
  Mark,
  MetricTerm,
  NumberUnit,
  Piece,
} from '../frames/fragments.ts';
import type { AdjectiveMeaning } from '../lexicon/adjectives.ts';
import type { ModelFilter } from '../model/named-terms.ts';
import type { ColumnLink, ModelColumn, TableLink } from '../model/semantic-model.ts';
import type { ValueLink } from '../model/value-index.ts';
import type { Aggregate, ColumnRef, Comparison, Direction } from '../plan.ts';
import type { Token } from '../text/tokens.ts';
import { withAlternatives } from './alternatives.ts';
import { addDated, addDateVerb, addKind } from './dated-parts.ts';
import { type DriverWords, withDriverWords } from './driver-words.ts';
import { emptyParts } from './empty-parts.ts';
import { withAmounts } from './loose-amounts.ts';
import {
  isDealing,
  isOfAll,
  isPaying,
  isTrade,
  moneyVerbEnd,
  moneyVerbOf,
  subjectAt,
} from './money-verbs.ts';
import { filterOf, groupTermOf, measureOf, nounOf, quotientOf, sortKeyOf } from './part-terms.ts';
import { addRank } from './rank-parts.ts';
import { withNamedOrder, withoutRepeats } from './repeated-parts.ts';
import { withoutNames } from './spoken-words.ts';

/** Chooses one link of each choice. */
export type Pick = <L>(choice: Choice<L>) => L;

export interface Place {
  from: number;
  to: number;
}

export type Noun = Place &
  (
    | { kind: 'column'; column: ModelColumn; link: ColumnLink; isOwned: boolean }
    | { kind: 'table'; table: CatalogTable; link: TableLink }
  );
export type GroupTerm = Noun | (Place & { kind: 'grain'; grain: TimeUnit; column: ModelColumn | null });
export type MeasureTerm = Place & {
  aggregate: Aggregate;
  noun: Noun | null;
  isHowMany: boolean;
  ofEach?: Grain;
  quantile?: number;
  isSpread?: true;
};

export type ResolvedFilter = Place &
  (
    | {
        kind: 'values';
        column: ModelColumn | null;
        values: ValueLink[];
        link: 'or' | 'and';
        negated: boolean;
        isDeed?: true;
      }
    | {
        kind: 'number';
        column: ModelColumn | null;
        operator: Comparison;
        value: number;
        isPercent: boolean;
        unit: NumberUnit;
        isOfOne?: true;
        isOfGroups?: true;
      }
    | { kind: 'between'; column: ModelColumn | null; low: number; high: number; unit: NumberUnit }
    | {
        kind: 'text';
        column: ModelColumn;
        match: 'contains' | 'startsWith' | 'endsWith';
        text: string;
        negated: boolean;
      }
    | { kind: 'none'; column: ModelColumn; negated: boolean }
    | { kind: 'missing'; column: ModelColumn; negated: boolean }
    | { kind: 'from'; column: ModelColumn; day: string }
    | { kind: 'flag'; column: ModelColumn; negated: boolean }
    | { kind: 'key'; table: CatalogTable; value: string }
    | { kind: 'formula'; formula: Formula; operator: Comparison; value: number; title: string | null }
    | { kind: 'columnValue'; column: ModelColumn; value: string }
    | { kind: 'columns'; column: ModelColumn; operator: Comparison; other: ModelColumn }
    | { kind: 'aboveAverage'; column: ModelColumn; operator: Comparison; total?: 'min' | 'max' }
    | { kind: 'named'; named: ModelFilter; negated: boolean; isAbsent: boolean }
    /** Conditions of which a row meets at least one. */
    | { kind: 'any'; parts: ResolvedFilter[] }
  );

export type PeriodPart = Place & { reading: DateReading; column: ModelColumn | null; negated: boolean };
export type RankPart = Place &
  (
    | {
        kind: 'word';
        style: 'top' | 'superlative' | 'most' | 'count' | 'selling' | 'best';
        direction: Direction;
        count: number | null;
      }
    | { kind: 'adjective'; meanings: AdjectiveMeaning[]; phrase: string; count: number | null }
    | { kind: 'date'; direction: Direction; count: number | null }
  );

/** The pieces of one reading, sorted by what they are. A frame that builds a plan must use every one of them. */
export interface Parts {
  asks: Set<string>;
  /** Behind the word that asks for a number, where its noun does not follow. */
  countsFrom: number;
  nouns: (Noun & { distinct: boolean; isAdded: boolean })[];
  measures: MeasureTerm[];
  /** "total" and its like without the amount that they are of. */
  looseAggregates: Place[];
  groups: (Place & { terms: GroupTerm[]; via: 'by' | 'per' | 'each' | 'adverb' | 'breakdown' })[];
  byMeasures: MeasureTerm[];
  filters: ResolvedFilter[];
  /** Each true of a row of its own: "both in Rome and in Oslo". */
  apart: { filters: ResolvedFilter[]; periods: PeriodPart[] };
  rates: (Place & { filter: ResolvedFilter; opposite: ResolvedFilter | null })[];
  quotients: ReturnType<typeof quotientOf>[];
  formulas: (Place & (FormulaTerm | MetricTerm))[];
  periods: PeriodPart[];
  dayParts: (Place & { reading: DayPartReading; negated: boolean })[];
  dateVerbs: (Place & { column: ModelColumn; isNew: boolean })[];
  /** Money is said to have come in or gone out. */
  moneyVerb: 'in' | 'out' | null;
  /** Behind the verb of money, where what was moved may stand; null without such a verb. */
  movedFrom: number | null;
  /** Money is spoken of: only an amount of money can be meant. */
  isPaid: boolean;
  isOfAll: boolean;
  /** Money is said to have been spent. */
  isSpent: boolean;
  /** "over the years": a course in time is told by years. */
  isOverYears: boolean;
  /** Where those stand who did it: behind "did". Null where nobody is asked for so. */
  subjectAt: number | null;
  /** Something is said to have been sold or bought. */
  isTraded: boolean;
  /** Something is said to have been sold, lent or hired out. */
  isDealt: boolean;
  /** Dates of which some word of the question speaks. */
  dateHints: ColumnRef[];
  /** A state is told as what was done. */
  isDone: boolean;
  ranks: RankPart[];
  /** "month over month": so much earlier is what the one period is set against. */
  prior: Grain | null;
  /** How often something was said to be set against what was before it. */
  priorCount: number;
  /** What is ranked by how much it changed. */
  growths: (Place & { direction: Direction; isPercent: boolean | null })[];
  nexts: (Place & { today: string })[];
  duplicates: (Place & { column: ModelColumn; isByName: boolean })[];
  countFilters: (Place & { table: CatalogTable; operator: Comparison; value: number })[];
  valueCounts: (Place & { column: ModelColumn; operator: Comparison; value: number })[];
  withouts: (Place & { table: CatalogTable })[];
  sorts: (Place & {
    key: Noun | MeasureTerm | null;
    direction: Direction | null;
    isByDate: boolean;
    isByCount: boolean;
    /** "alphabetically": in the order of letters of what is told apart. */
    isByName?: boolean;
  })[];
  /** ", total and average": what is made of the amount named before. */
  tails: (Place & { aggregates: Aggregate[] })[];
  charts: (ChartConfig['type'] | null)[];
  /** "which five customers": how many of what is ranked. */
  counts: (Place & { value: number })[];
  /** "in dollars": the currency in which the answer is wanted. */
  currencies: string[];
  /** Tokens that join the members of a list ("and", commas), and each "or" that joins no two conditions. */
  connectors: number[];
  ors: number[];
  marks: Map<Mark, Place>;
  /** Words of a question that were read with a slip of the pen, for the reader to see. */
  corrections: { typed: Place; read: string }[];
  /** How words without a part of their own were read. */
  idle: string[];
  /** "3-month moving average": over how many units up to each one. */
  moving: (Place & { periods: number; grain: Grain; aggregate: 'avg' | 'sum'; isAssumed?: true }) | null;
  /** "in bands of 5,000", "distribution of prices": a number that is told by bands, and how wide they are, where that is said. */
  bands: (Place & { column: ModelColumn | null; width: number | null })[];
  /** "on how many days". */
  unitCounts: (Place & { grain: Grain })[];
  /** "more orders than average": what the groups come to, set against their average. */
  aboveMeans: (Place & { operator: Comparison; of: Noun })[];
  /** What a change is made of is asked for; the words for the change. Null where neither is spoken of. */
  drivers: DriverWords | null;
}

export function partsOf(pieces: Piece[], pick: Pick, tokens: readonly Token[]): Parts {
  const spoken = withoutNames(pieces, tokens);
  const parts = {
    ...emptyParts(),
    moneyVerb: moneyVerbOf(spoken),
    movedFrom: moneyVerbEnd(tokens),
    isOfAll: isOfAll(tokens),
    subjectAt: subjectAt(tokens),
    isSpent: spoken.some(({ lemma }) => lemma === 'spend' || lemma === 'pay'),
    isOverYears: spoken.some(({ lower }, at) => lower === 'years' && spoken[at - 1]?.lower === 'the'),
    isPaid: spoken.some(({ lemma }) => isPaying(lemma) || lemma === 'money'),
    isDealt: tokens.some(({ lemma }) => isDealing(lemma)),
    isTraded: tokens.some(({ lower, lemma }) => isTrade(lower, lemma)),
  };
  for (const { from, to, fragment } of withAmounts(pieces)) {
    addPart(parts, { from, to }, fragment, pick);
    const isComma = fragment.kind === 'filler' && tokens[from]?.lower === ',';
    if (fragment.kind === 'and' || isComma) parts.connectors.push(from);
    if (fragment.kind === 'or') parts.ors.push(from);
  }
  const once = withNamedOrder(withoutRepeats(parts, tokens));
  return once.ors.length > 0 ? withAlternatives(once) : once;
}

function addPart(parts: Parts, place: Place, fragment: Fragment, pick: Pick): void {
  switch (fragment.kind) {
    case 'ask':
      parts.asks.add(fragment.word);
      if (fragment.word === 'howMany') parts.countsFrom = place.to;
      return;
    case 'term':
      parts.nouns.push({
        ...nounOf(fragment.term, place, pick, parts),
        distinct: fragment.distinct,
        isAdded: fragment.isAdded === true,
      });
      for (const term of fragment.beside ?? [])
        parts.nouns.push({ ...nounOf(term, place, pick, parts), distinct: fragment.distinct, isAdded: true });
      return;
    case 'aggregate':
      for (const term of [fragment.aggregate, ...(fragment.beside ?? [])])
        parts.measures.push(measureOf(term, place, pick, parts));
      return;
    case 'byMeasure':
      parts.byMeasures.push(measureOf(fragment.aggregate, place, pick, parts));
      return;
    case 'dimensions':
      parts.groups.push({
        ...place,
        via: fragment.via,
        terms: fragment.terms.map((term) => groupTermOf(term, place, pick, parts)),
      });
      return;
    case 'kind':
      addKind(parts, place, fragment, pick);
      return;
    case 'filter':
      parts.filters.push(filterOf(fragment.filter, place, pick));
      return;
    case 'period':
      parts.periods.push({
        ...place,
        reading: fragment.reading,
        negated: fragment.negated,
        column: fragment.column ? pick(fragment.column).column : null,
      });
      return;
    case 'dated':
      addDated(parts, place, fragment, pick);
      return;
    case 'periodPair':
      for (const reading of fragment.readings)
        parts.periods.push({ ...place, reading, negated: false, column: null });
      parts.marks.set('versus', place);
      return;
    case 'rate':
      parts.rates.push({
        ...place,
        filter: filterOf(fragment.filter, place, pick),
        opposite: fragment.opposite ? filterOf(fragment.opposite, place, pick) : null,
      });
      return;
    case 'quotient':
      parts.quotients.push(quotientOf(fragment, place, pick));
      return;
    case 'formula':
      parts.formulas.push({ ...place, ...fragment });
      return;
    case 'dayPart':
      parts.dayParts.push({ ...place, reading: fragment.reading, negated: fragment.negated });
      return;
    case 'dateVerb':
      addDateVerb(parts, place, fragment, pick);
      return;
    case 'rank':
    case 'adjective':
    case 'dateSuperlative':
    case 'growthRank':
    case 'overPrior':
    case 'duplicates':
    case 'next':
      addRank(parts, place, fragment, pick);
      return;
    case 'countFilter':
      parts.countFilters.push({
        ...place,
        table: pick(fragment.table).table,
        operator: fragment.operator,
        value: fragment.value,
      });
      return;
    case 'valueCount':
      parts.valueCounts.push({ ...fragment, ...place, column: pick(fragment.column).column });
      return;
    case 'without':
      parts.withouts.push({ ...place, table: pick(fragment.table).table });
      return;
    case 'sort': {
      // "in decreasing order of their sales": the direction and what is sorted by are one.
      const before = parts.sorts.at(-1);
      const isOne =
        before?.key === null &&
        before.to === place.from &&
        (fragment.term !== null || fragment.by === 'count');
      if (isOne) parts.sorts.pop();
      parts.sorts.push({
        ...place,
        direction: fragment.direction ?? (isOne ? before.direction : null),
        key: sortKeyOf(fragment.term, place, pick, parts),
        isByDate: fragment.by === 'date',
        isByCount: fragment.by === 'count',
        ...(fragment.by === 'name' ? { isByName: true } : {}),
      });
      return;
    }
    case 'tail':
      parts.tails.push({ ...place, aggregates: fragment.aggregates });
      return;
    case 'chart':
      parts.charts.push(fragment.type);
      return;
    case 'count':
      parts.counts.push({ ...place, value: fragment.value });
      return;
    case 'currency':
      parts.currencies.push(fragment.currency);
      return;
    case 'onAverage':
    case 'share':
    case 'trend':
    case 'running':
    case 'versus':
    case 'compare':
    case 'rows':
    case 'details':
    case 'distinct':
    case 'both':
    case 'correlation':
    case 'inPercent':
    case 'but':
    case 'place':
    case 'forecast':
      parts.marks.set(fragment.kind, place);
      return;
    case 'idle':
      if (fragment.told !== null) parts.idle.push(fragment.told);
      return;
    case 'drivers':
    case 'movement':
      parts.drivers = withDriverWords(parts.drivers, place, fragment);
      return;
    case 'unitCount':
      parts.unitCounts.push({ ...place, grain: fragment.grain });
      if (fragment.of)
        parts.nouns.push({
          ...nounOf({ kind: 'table', choice: fragment.of }, place, pick, parts),
          distinct: false,
          isAdded: false,
        });
      return;
    case 'aboveMean':
      parts.aboveMeans.push({
        ...place,
        operator: fragment.operator,
        of: nounOf(fragment.of, place, pick, parts),
      });
      return;
    case 'moving':
      parts.moving = { ...place, ...fragment };
      return;
    case 'band':
      parts.bands.push({
        ...place,
        width: fragment.width,
        column: fragment.column ? pick(fragment.column).column : null,
      });
      return;
    case 'aggregateWord':
      parts.looseAggregates.push(place);
      return;
    default:
      return;
  }
}

/** Whether two parts follow each other as members of one list: only a joining word stands between them. */
export function isListed(parts: Parts, left: Place, right: Place): boolean {
  return parts.connectors.some((at) => left.to <= at && at < right.from) && right.from - left.to <= 3;
}
