import { bothDirections, differenceLost } from './both-directions.ts';
import {
  averagedApart,
  bestCounted,
  describedCounted,
  massCounted,
  rowsForMore,
  sideCounted,
  thingsOfOne,
} from './counted-names.ts';
import { codeAsLimit, codeAsPerson, countAsValue, levelAsGroup } from './counts-and-codes.ts';
import { gradesAdded, partOfOther } from './equal-headers.ts';
import { foreignLimit } from './foreign-limits.ts';
import { codeForPlace } from './from-codes.ts';
import type { Guard, Guarded } from './guard.ts';
import { bothOfOne, conditionCompared, dateForAmount, valueBesideAmount } from './joined-words.ts';
import { listedWordLost } from './listed-words.ts';
import {
  amountAsValues,
  amountListed,
  countedThroughOthers,
  countedTogether,
  deniedOfOneRow,
  latestOfOther,
  movingLost,
  namesByRows,
  notAllOfThem,
  spentByOthers,
  thingInName,
} from './lost-amounts.ts';
import { eachOfOne, kindLost, placeLost, shareOfHeader, timeLost, valueOfOwnWord } from './lost-askings.ts';
import { dayOfDeed, doersOfParticle, lastOfAll, reportsToOther, sharedByBoth } from './lost-deeds.ts';
import {
  amountOfCounted,
  countForHighest,
  emptyForNo,
  limitOfEach,
  missingInFull,
  oneForTotal,
  rankedByAsked,
  sizeForCount,
  totalOfOne,
  yearsAdded,
} from './lost-numbers.ts';
import { eachOfValue, listedThingLost, namedAlike, ownersApart } from './lost-things.ts';
import { headersAsTotals, numbersAveraged, totalLost } from './lost-totals.ts';
import {
  countryLost,
  datesCountedOnce,
  deedCounted,
  doersAsGroups,
  numberListed,
  otherDeedsDate,
  throughOrWithin,
  yearAsLimit,
} from './lost-words.ts';
import { columnOfOther, countedTwice, deputyForHead, nameOfOther, thingTwice } from './other-columns.ts';
import { namesApart, timeOfOther } from './other-owners.ts';
import { columnOrValue, managedByOther, othersOfManager } from './other-people.ts';
import {
  dateOfOther,
  headerCutShort,
  namesForPlace,
  sizesAlike,
  timeOfUpdate,
  valueOfOther,
  wayBack,
  yearForValue,
} from './other-values.ts';
import { doneAhead, outcomeLost } from './outcome-verbs.ts';
import { paidForOwed } from './owed-amounts.ts';
import { periodsByRow } from './periods-by-row.ts';
import { countedByItself, deedAsAmount, onlyPointedTo, partNotSaid, relatedApart } from './pointed-rows.ts';
import { revenueOfCosts } from './revenue-of-costs.ts';
import { buyersForSellers, soldForBought } from './sellers.ts';
import { severalAmounts } from './several-amounts.ts';
import {
  askedTwice,
  averageOfRows,
  averagePerThing,
  deniedTimeOfOther,
  eachOfTimes,
  moneyCounted,
  timeOfDeed,
  totalsOfRows,
} from './several-times.ts';
import { levelListed, levelsAdded } from './single-levels.ts';
import { tableInPieces, valueInHeader, valueInPieces } from './split-names.ts';
import { bookedFor, comersByBooking } from './spoken-times.ts';
import { stateOrDeed } from './states-or-deeds.ts';
import {
  ageAsYear,
  amountsCounted,
  groupedTwice,
  kindAsAmount,
  stateAsTrend,
  textCounted,
  undoneListed,
} from './taken-as-rows.ts';
import { textAsNumbers } from './text-as-numbers.ts';
import { timeOutside } from './times-outside.ts';
import { numberOfOthers, pairsCounted, toldNumber } from './told-numbers.ts';
import { valueOfTwoWays } from './two-ways.ts';
import { untoldDeed } from './untold-deeds.ts';
import { amountAsRate, rateAsGroups, rateOfAll, untoldRate } from './untold-rates.ts';
import { valueOrAmount } from './value-or-amount.ts';
import {
  amountOfVerb,
  daysForAmount,
  pieceForSpent,
  plannedForSpent,
  timesAdded,
  valueForMoney,
} from './verb-amounts.ts';
import { workersForCustomers } from './workers-or-customers.ts';

/** What it means that a guard stops a plan of a whole question: that reading is none, or the words leave open what is meant. */
type Reach = 'reading' | 'question';

/**
 * What a guard is asked of where words change the plan before. `words`: it is the words that it looks for, and those of the change are all there are.
 * `changes`: it misses words, which may have stood in the question before; what the change leaves as it was is not asked of again.
 * `nothing` says why it has no part in a change.
 */
type OfChanges = 'words' | 'changes' | { nothing: string };

/** Each guard says what it is asked of: one that says nothing of changes is no rule. */
type Rule = readonly [guard: Guard, stops: Reach, ofChanges: OfChanges];

const rules: readonly Rule[] = [
  [({ lattice }) => untoldDeed(lattice), 'question', 'words'],
  [({ lattice }) => untoldRate(lattice), 'question', 'words'],
  [amountAsRate, 'question', 'words'],
  [rateOfAll, 'reading', 'words'],
  [rateAsGroups, 'reading', 'words'],
  [codeForPlace, 'question', 'words'],
  [foreignLimit, 'question', 'words'],
  [oneForTotal, 'question', 'words'],
  [codeAsLimit, 'reading', 'words'],
  [codeAsPerson, 'reading', 'words'],
  [countAsValue, 'question', 'words'],
  [levelAsGroup, 'reading', 'words'],
  [totalLost, 'question', 'words'],
  [headersAsTotals, 'question', 'words'],
  [numbersAveraged, 'reading', 'words'],
  [othersOfManager, 'question', 'changes'],
  [managedByOther, 'question', 'words'],
  [valueOfTwoWays, 'question', 'words'],
  [limitOfEach, 'question', 'words'],
  [columnOrValue, 'question', 'changes'],
  [workersForCustomers, 'question', 'words'],
  [periodsByRow, 'question', 'words'],
  [textAsNumbers, 'question', 'words'],
  [revenueOfCosts, 'question', 'words'],
  [massCounted, 'question', 'words'],
  [valueOrAmount, 'question', 'words'],
  [severalAmounts, 'question', 'changes'],
  [valueBesideAmount, 'question', 'words'],
  [conditionCompared, 'question', 'words'],
  [dateForAmount, 'reading', 'words'],
  [plannedForSpent, 'question', 'words'],
  [bothOfOne, 'reading', 'changes'],
  [describedCounted, 'question', 'words'],
  [bookedFor, 'question', 'words'],
  [comersByBooking, 'question', 'changes'],
  [amountOfVerb, 'question', 'words'],
  [timesAdded, 'question', 'words'],
  [valueForMoney, 'question', 'words'],
  [pieceForSpent, 'reading', 'words'],
  [daysForAmount, 'reading', 'words'],
  [thingsOfOne, 'question', 'words'],
  [bothDirections, 'question', 'words'],
  [partOfOther, 'question', 'words'],
  [gradesAdded, 'question', 'words'],
  [paidForOwed, 'question', 'words'],
  [levelListed, 'question', 'words'],
  [levelsAdded, 'question', 'changes'],
  [eachOfTimes, 'question', 'words'],
  [deniedTimeOfOther, 'question', 'words'],
  [askedTwice, 'question', 'words'],
  [timeOfDeed, 'question', 'words'],
  [moneyCounted, 'question', 'words'],
  [averageOfRows, 'question', 'words'],
  [averagePerThing, 'reading', 'words'],
  [totalsOfRows, 'question', 'words'],
  [sideCounted, 'question', 'words'],
  [rowsForMore, 'reading', 'changes'],
  [differenceLost, 'question', 'words'],
  [buyersForSellers, 'question', 'words'],
  [soldForBought, 'question', 'words'],
  [amountListed, 'question', 'words'],
  [amountAsValues, 'reading', 'words'],
  [latestOfOther, 'question', 'words'],
  [thingInName, 'question', 'words'],
  [countedThroughOthers, 'question', 'changes'],
  [countedTogether, 'question', 'words'],
  [notAllOfThem, 'question', 'words'],
  [deniedOfOneRow, 'question', { nothing: '"only A, not B" of an answer names B for contrast.' }],
  [namesByRows, 'question', 'changes'],
  [doersAsGroups, 'question', 'words'],
  [countryLost, 'question', 'words'],
  [datesCountedOnce, 'question', 'words'],
  [throughOrWithin, 'question', 'words'],
  [deedCounted, 'question', 'words'],
  [outcomeLost, 'reading', 'words'],
  [bestCounted, 'reading', 'words'],
  [doneAhead, 'reading', 'words'],
  [averagedApart, 'reading', 'changes'],
  [namesApart, 'reading', 'words'],
  [timeOfOther, 'reading', 'words'],
  [timeOutside, 'reading', 'words'],
  [movingLost, 'reading', 'words'],
  [spentByOthers, 'reading', 'words'],
  [numberListed, 'reading', 'words'],
  [yearAsLimit, 'reading', 'words'],
  [otherDeedsDate, 'reading', 'words'],
  [listedThingLost, 'reading', 'words'],
  [ownersApart, 'reading', 'words'],
  [namedAlike, 'reading', 'words'],
  [columnOfOther, 'reading', 'words'],
  [nameOfOther, 'reading', 'words'],
  [deputyForHead, 'question', 'words'],
  [wayBack, 'reading', 'words'],
  [timeOfUpdate, 'question', 'changes'],
  [thingTwice, 'question', 'words'],
  [countedTwice, 'reading', 'words'],
  [valueOfOther, 'reading', 'words'],
  [dateOfOther, 'reading', 'changes'],
  [headerCutShort, 'reading', 'words'],
  [namesForPlace, 'reading', 'words'],
  [yearForValue, 'reading', 'words'],
  [sizesAlike, 'reading', 'words'],
  [listedWordLost, 'reading', 'words'],
  [eachOfValue, 'reading', 'words'],
  [amountOfCounted, 'question', 'words'],
  [sizeForCount, 'question', 'words'],
  [totalOfOne, 'question', 'words'],
  [countForHighest, 'question', 'words'],
  [rankedByAsked, 'reading', 'words'],
  [emptyForNo, 'reading', 'words'],
  [missingInFull, 'reading', 'words'],
  [yearsAdded, 'reading', 'words'],
  [doersOfParticle, 'reading', 'words'],
  [reportsToOther, 'question', 'words'],
  [lastOfAll, 'question', 'words'],
  [dayOfDeed, 'reading', 'words'],
  [sharedByBoth, 'question', 'words'],
  [valueInPieces, 'reading', 'words'],
  [valueInHeader, 'reading', 'words'],
  [tableInPieces, 'reading', 'words'],
  [toldNumber, 'question', 'words'],
  [numberOfOthers, 'question', 'words'],
  [pairsCounted, 'question', 'words'],
  [stateOrDeed, 'question', 'words'],
  [onlyPointedTo, 'reading', 'words'],
  [relatedApart, 'question', 'words'],
  [partNotSaid, 'question', 'changes'],
  [deedAsAmount, 'reading', 'words'],
  [countedByItself, 'reading', 'words'],
  [placeLost, 'reading', 'words'],
  [timeLost, 'reading', 'words'],
  [kindLost, 'reading', 'words'],
  [eachOfOne, 'reading', 'words'],
  [valueOfOwnWord, 'reading', 'words'],
  [shareOfHeader, 'question', 'words'],
  [amountsCounted, 'question', 'words'],
  [textCounted, 'question', 'words'],
  [undoneListed, 'reading', 'words'],
  [stateAsTrend, 'question', 'words'],
  [ageAsYear, 'question', 'words'],
  [kindAsAmount, 'question', 'words'],
  [groupedTwice, 'reading', 'words'],
];

export interface Unread {
  reason: string;
  /** No other reading of the question is answered in its place. */
  isFinal: boolean;
}

/** What a plan that owns every word still leaves out of what they mean; null of a plan that may be answered. */
export function unreadMeaning(guarded: Guarded): Unread | null {
  for (const [guard, stops, ofChanges] of rules) {
    const reason = guard(guarded);
    if (reason !== null && isBrought(guarded, guard, reason, ofChanges))
      return { reason, isFinal: stops === 'question' };
  }
  return null;
}

/** Whether the reason lies in the words that were said now, and not in what the answer before told already. */
function isBrought(guarded: Guarded, guard: Guard, reason: string, ofChanges: OfChanges): boolean {
  const { before, plan, parts } = guarded;
  if (before === null || ofChanges === 'words') return true;
  if (ofChanges !== 'changes') return false;
  // An amount that is named anew is no more that of the answer before.
  const isNamed = parts.measures.length + parts.nouns.length + parts.byMeasures.length > 0;
  const kept = { ...before, trace: plan.trace, measures: isNamed ? [] : before.measures };
  return guard({ ...guarded, plan: kept, before: null }) !== reason;
}
