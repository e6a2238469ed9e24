import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

/** Plan, share, dollars per seat and month, most seats. */
const plans: readonly (readonly [string, number, number, number])[] = [
  ['Starter', 41, 12, 8],
  ['Team', 33, 19, 35],
  ['Business', 19, 29, 120],
  ['Enterprise', 7, 38, 400],
];
const countries = [
  ['United States', 38],
  ['United Kingdom', 17],
  ['Canada', 12],
  ['Germany', 10],
  ['Netherlands', 8],
  ['Australia', 8],
  ['Sweden', 7],
] as const;
const channels = [
  ['Organic Search', 31],
  ['Paid Ads', 22],
  ['Referral', 19],
  ['Outbound Sales', 15],
  ['Partner', 13],
] as const;
const reasons = [
  ['Too expensive', 33],
  ['Missing features', 23],
  ['Switched to competitor', 19],
  ['No longer needed', 15],
  ['Payment failed', 10],
] as const;
const firstWords =
  `Amber Anchor Apex Aspen Atlas Beacon Birch Bluebird Bolt Canyon Cedar Cobalt Comet Coral Crest Delta Ember
  Falcon Fern Flint Garnet Harbor Hazel Indigo Ivory Jasper Juniper Kestrel Lark Lunar Maple Meridian Nimbus Onyx`.split(
    /\s+/,
  );
const secondWords =
  `Analytics Architects Books Clinics Dental Design Events Fitness Foods Freight Games Labs Legal
  Logistics Media Motors Outdoor Partners Pets Robotics Schools Software Studios Systems Travel Works`.split(
    /\s+/,
  );
const firstDay = '2023-10-02';
const days = 987;
const today = '2026-06-14';

/** Subscriptions of an invented software firm, October 2023 to June 2026, as a billing tool exports them: moments `2025-03-04 14:22`. */
export function subscriptionsFile(): string {
  const random = new Random(38_255);
  const names = customerNames(820, random);
  const dates = names.map(() => daysAfter(firstDay, Math.floor(days * random.next() ** 0.8))).toSorted();
  const header =
    'Subscription ID,Customer Name,Country,Plan,Billing Interval,Seats,MRR (USD),Status,Created (UTC),Canceled At (UTC),Cancellation Reason,Acquisition Channel,Coupon';
  return csvText(
    header.split(','),
    names.map((name, index) => subscriptionRow(name, dates[index] ?? firstDay, index, random)),
  );
}

function customerNames(count: number, random: Random): string[] {
  const names = new Set<string>();
  while (names.size < count) names.add(`${random.pick(firstWords)} ${random.pick(secondWords)}`);
  return [...names];
}

/** What was cancelled keeps its last monthly revenue; a trial brings none yet. */
function subscriptionRow(name: string, date: string, index: number, random: Random): string[] {
  const [plan, , price, mostSeats] = random.pickWeighted(plans.map((item) => [item, item[1]]));
  const seats = Math.max(plan === 'Starter' ? 1 : 3, Math.round(mostSeats * random.next() ** 2));
  const isAnnual = random.next() < (plan === 'Starter' ? 0.24 : 0.51);
  const hasCoupon = random.next() < 0.14;
  const cancelled = daysAfter(date, 21 + Math.floor(700 * random.next() ** 1.4));
  const isCancelled = random.next() < 0.46 && cancelled <= today;
  const isTrial = !isCancelled && date > '2026-06-01';
  const status = isCancelled
    ? 'canceled'
    : isTrial
      ? 'trialing'
      : random.next() < 0.05
        ? 'past_due'
        : 'active';
  const monthly = seats * price * (isAnnual ? 0.85 : 1) * (hasCoupon ? 0.8 : 1);
  return [
    `sub_${(700_113 + index * 37).toString(36).toUpperCase()}${index}`,
    name,
    random.pickWeighted(countries),
    plan,
    isAnnual ? 'year' : 'month',
    String(seats),
    isTrial ? '0.00' : monthly.toFixed(2),
    status,
    `${date} ${clock(random)}`,
    isCancelled ? `${cancelled} ${clock(random)}` : '',
    isCancelled ? random.pickWeighted(reasons) : '',
    random.pickWeighted(channels),
    hasCoupon ? random.pick(['WELCOME20', 'SPRING20']) : '',
  ];
}

function clock(random: Random): string {
  const minute = random.between(0, 1439);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
