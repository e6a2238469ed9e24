import type { Lattice } from '../lattice/lattice.ts';
import { checkPlanningTime } from '../planning-time.ts';
import { aboveMeanRule } from './above-mean-rules.ts';
import { absenceRule } from './absence-rules.ts';
import { addedRule } from './added-rules.ts';
import { addingUpRule } from './adding-up-rules.ts';
import { agedPeopleRule } from './aged-people-rules.ts';
import { aheadRule } from './ahead-rules.ts';
import { allRowsRule } from './all-rows-rules.ts';
import { amountRateRule } from './amount-rate-rules.ts';
import { countRule, currencyRule } from './amount-rules.ts';
import { answererRule } from './answerer-rules.ts';
import { bandRule } from './band-rules.ts';
import { bothRule } from './both-rules.ts';
import { carrierRule } from './carrier-rules.ts';
import { causeRule } from './cause-rules.ts';
import { codeNumberRule } from './code-number-rules.ts';
import { columnPairRule } from './column-pair-rules.ts';
import { comparativeRule } from './comparative-rules.ts';
import { compareRule } from './compare-rules.ts';
import { correlationRule } from './correlation-rules.ts';
import { costRule } from './cost-rules.ts';
import { dateSpanRule } from './date-span-rules.ts';
import { dateVerbRule } from './date-verb-rules.ts';
import { datedByRule } from './dated-by-rules.ts';
import { dayPairRule } from './day-pair-rules.ts';
import { deadlineRule } from './deadline-rules.ts';
import { deniedRelationRule } from './denied-relation-rules.ts';
import { deniedVerbRule } from './denied-verb-rules.ts';
import { describedCountRule } from './described-count-rules.ts';
import { describedGroupRule } from './described-group-rules.ts';
import { doerRule } from './doer-rules.ts';
import { doneByRule } from './done-by-rules.ts';
import { driverRule } from './driver-rules.ts';
import { dueRule } from './due-rules.ts';
import { duplicateRule } from './duplicate-rules.ts';
import { durationRule } from './duration-rules.ts';
import { eventNounRule } from './event-noun-rules.ts';
import { eventTimeRule } from './event-time-rules.ts';
import { keyRule, missingRule, textRule } from './filter-rules.ts';
import { flagRule } from './flag-rules.ts';
import { forecastRule } from './forecast-rules.ts';
import { formulaRule } from './formula-rules.ts';
import type { Piece, Rule } from './fragments.ts';
import { growthRankRule } from './growth-rank-rules.ts';
import { headerVerbRule } from './header-verb-rules.ts';
import { idleWordRule } from './idle-word-rules.ts';
import { kindRule } from './kind-rules.ts';
import { lossRule } from './loss-rules.ts';
import { aggregateWordRule, countWordRule, measureRule } from './measure-rules.ts';
import { movingRule } from './moving-rules.ts';
import { namePartRule } from './name-part-rules.ts';
import { metricRule, namedFilterRule } from './named-rules.ts';
import { needingRule } from './needing-rules.ts';
import { nextRule } from './next-rules.ts';
import { numberNounRule } from './number-noun-rules.ts';
import { numberRule } from './number-rules.ts';
import { orderRule } from './order-rules.ts';
import { overdueRule } from './overdue-rules.ts';
import { owedRule } from './owed-rules.ts';
import { partOfAmountRule } from './part-of-amount-rules.ts';
import { passiveRule } from './passive-rules.ts';
import { periodMeanRule } from './period-mean-rules.ts';
import { placeRule } from './place-rules.ts';
import { pointingRule } from './pointing-rules.ts';
import { priceQuestionRule } from './price-question-rules.ts';
import { quantileRule } from './quantile-rules.ts';
import { quotientRule, rateRule } from './ratio-rules.ts';
import { relationCountRule } from './relation-count-rules.ts';
import { relationVerbRule } from './relation-verb-rules.ts';
import { countAgainRule, secondSentenceRule } from './second-sentences.ts';
import { dimensionRule, periodRule, rankRule } from './shape-rules.ts';
import { sideRule } from './side-rules.ts';
import { sizeQuestionRule, sizeWordRule } from './size-question-rules.ts';
import { soldForRule } from './sold-for-rules.ts';
import { soldThingsRule } from './sold-things-rules.ts';
import { sortRule } from './sort-rules.ts';
import { staffRule } from './staff-rules.ts';
import { stockRule } from './stock-rules.ts';
import { subResultRule } from './sub-result-rules.ts';
import { heldTextRule, substringRule } from './substring-rules.ts';

import { tailRule } from './tail-rules.ts';
import { takingRule } from './taking-rules.ts';
import { thatOneRule } from './that-one-rules.ts';
import { trailingEachRule } from './trailing-each-rules.ts';
import { trendRule } from './trend-rules.ts';
import { undoneRule } from './undone-rules.ts';
import { unitCountRule } from './unit-count-rules.ts';
import { valueRule } from './value-rules.ts';
import { termRule, wordRule } from './word-rules.ts';

const rules: readonly Rule[] = [
  countRule,
  bothRule,
  currencyRule,
  measureRule,
  periodMeanRule,
  countWordRule,
  aggregateWordRule,
  valueRule,
  kindRule,
  causeRule,
  numberRule,
  numberNounRule,
  codeNumberRule,
  comparativeRule,
  subResultRule,
  compareRule,
  dayPairRule,
  growthRankRule,
  sideRule,
  sizeQuestionRule,
  sizeWordRule,
  costRule,
  correlationRule,
  duplicateRule,
  nextRule,
  eventNounRule,
  textRule,
  missingRule,
  undoneRule,
  deniedRelationRule,
  deniedVerbRule,
  absenceRule,
  flagRule,
  keyRule,
  dimensionRule,
  rankRule,
  relationCountRule,
  relationVerbRule,
  describedCountRule,
  periodRule,
  dateVerbRule,
  dateSpanRule,
  deadlineRule,
  driverRule,
  dueRule,
  owedRule,
  overdueRule,
  aheadRule,
  columnPairRule,
  doerRule,
  sortRule,
  orderRule,
  tailRule,
  trendRule,
  termRule,
  addedRule,
  carrierRule,
  rateRule,
  quotientRule,
  amountRateRule,
  partOfAmountRule,
  soldForRule,
  soldThingsRule,
  eventTimeRule,
  addingUpRule,
  agedPeopleRule,
  describedGroupRule,
  needingRule,
  doneByRule,
  durationRule,
  takingRule,
  formulaRule,
  metricRule,
  namedFilterRule,
  lossRule,
  answererRule,
  staffRule,
  stockRule,
  pointingRule,
  passiveRule,
  substringRule,
  heldTextRule,
  secondSentenceRule,
  countAgainRule,
  namePartRule,
  trailingEachRule,
  thatOneRule,
  headerVerbRule,
  datedByRule,
  idleWordRule,
  allRowsRule,
  quantileRule,
  aboveMeanRule,
  unitCountRule,
  movingRule,
  forecastRule,
  placeRule,
  priceQuestionRule,
  bandRule,
  wordRule,
];

/** A row of pieces that owns every token of the question exactly once. */
export interface Cover {
  pieces: Piece[];
  score: number;
}

/** What a new piece costs: few long pieces are a better reading than many short ones. */
const pieceCost = 0.35;
const unknownCost = 6;

/** The best covers, best first. Unknown words are covered at a price that keeps their number minimal. */
export function bestCovers(lattice: Lattice, width: number): Cover[] {
  return coversOf(lattice, width, (at) => [
    ...piecesAt(lattice, at),
    { from: at, to: at + 1, score: 0, fragment: { kind: 'unknown' } },
  ]);
}

/** The best covers without an unknown word. Behind a word that nothing reads nothing is looked for, so most areas cost little. */
export function wholeCovers(lattice: Lattice, width: number): Cover[] {
  return coversOf(lattice, width, (at) => piecesAt(lattice, at));
}

/** A cover as far as it goes. What came before is shared: a row of its own for each way would take the square of a long question. */
interface Step {
  piece: Piece | null;
  before: Step | null;
  score: number;
}

function coversOf(lattice: Lattice, width: number, pieces: (at: number) => Piece[]): Cover[] {
  const count = lattice.tokens.length;
  const reached: Step[][] = Array.from({ length: count + 1 }, () => []);
  reached[0] = [{ piece: null, before: null, score: 0 }];
  for (let at = 0; at < count; at += 1) {
    const starts = keepBest(reached[at] ?? [], width);
    if (starts.length === 0) continue;
    checkPlanningTime();
    for (const piece of pieces(at)) {
      const gain = gainOf(piece);
      for (const before of starts) reached[piece.to]?.push({ piece, before, score: before.score + gain });
    }
  }
  return keepBest(reached[count] ?? [], width).map(coverOf);
}

function coverOf(last: Step): Cover {
  const pieces: Piece[] = [];
  for (let step: Step | null = last; step?.piece; step = step.before) pieces.push(step.piece);
  return { pieces: pieces.reverse(), score: last.score };
}

/** What the rules read of a lattice, which is looked through again where its unknown words are told. */
const piecesRead = new WeakMap<Lattice, Piece[][]>();

function piecesAt(lattice: Lattice, at: number): Piece[] {
  const known = piecesRead.get(lattice) ?? [];
  piecesRead.set(lattice, known);
  known[at] ??= rules.flatMap((rule) => {
    checkPlanningTime();
    return rule(lattice, at);
  });
  return known[at];
}

function gainOf(piece: Piece): number {
  if (piece.fragment.kind === 'unknown') return -unknownCost;
  return piece.score * (piece.to - piece.from) - pieceCost;
}

function keepBest(steps: Step[], width: number): Step[] {
  return steps.sort((left, right) => right.score - left.score).slice(0, width);
}
