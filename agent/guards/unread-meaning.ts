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
import { gradesAdded, partOfOther } from './equal-headers.ts';
import { foreignLimit } from './foreign-limits.ts';
import type { Guard, Guarded } from './guard.ts';
import {
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
import { namesApart, timeOfOther } from './other-owners.ts';
import { columnOrValue, othersOfManager } from './other-people.ts';
import { doneAhead, outcomeLost } from './outcome-verbs.ts';
import { paidForOwed } from './owed-amounts.ts';
import { periodsByRow } from './periods-by-row.ts';
import { revenueOfCosts } from './revenue-of-costs.ts';
import { buyersForSellers } from './sellers.ts';
import { severalAmounts } from './several-amounts.ts';
import { askedTwice, averageOfRows, eachOfTimes, moneyCounted, timeOfDeed } from './several-times.ts';
import { levelListed, levelsAdded } from './single-levels.ts';
import { bookedFor, comersByBooking } from './spoken-times.ts';
import { timeOutside } from './times-outside.ts';
import { valueOrAmount } from './value-or-amount.ts';
import { amountOfVerb, timesAdded } from './verb-amounts.ts';

/** Another reading of the words may still say what is meant. */
const ofReadings: readonly Guard[] = [
  outcomeLost,
  bestCounted,
  doneAhead,
  averagedApart,
  namesApart,
  timeOfOther,
  timeOutside,
  movingLost,
  spentByOthers,
  numberListed,
  yearAsLimit,
  otherDeedsDate,
];
/** The words themselves leave it open: a reading that is less near to them is no better one. */
const ofQuestions: readonly Guard[] = [
  foreignLimit,
  othersOfManager,
  columnOrValue,
  periodsByRow,
  revenueOfCosts,
  massCounted,
  valueOrAmount,
  severalAmounts,
  describedCounted,
  bookedFor,
  comersByBooking,
  amountOfVerb,
  timesAdded,
  thingsOfOne,
  bothDirections,
  partOfOther,
  gradesAdded,
  paidForOwed,
  levelListed,
  levelsAdded,
  eachOfTimes,
  askedTwice,
  timeOfDeed,
  moneyCounted,
  averageOfRows,
  sideCounted,
  rowsForMore,
  differenceLost,
  buyersForSellers,
  amountListed,
  latestOfOther,
  thingInName,
  countedThroughOthers,
  countedTogether,
  notAllOfThem,
  deniedOfOneRow,
  namesByRows,
  doersAsGroups,
  countryLost,
  datesCountedOnce,
  throughOrWithin,
  deedCounted,
];

export interface Unread {
  reason: string;
  /** No other reading of the question is answered in its place. */
  isFinal: boolean;
}

/** What a plan that owns every word still leaves out of what they mean; null of a plan that may be answered. */
export function unreadMeaning(guarded: Guarded): Unread | null {
  for (const guard of [...ofQuestions, ...ofReadings]) {
    const reason = guard(guarded);
    if (reason !== null) return { reason, isFinal: ofQuestions.includes(guard) };
  }
  return null;
}
