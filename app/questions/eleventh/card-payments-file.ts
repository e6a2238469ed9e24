import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

interface Subscriber {
  email: string;
  plan: string;
  interval: 'Monthly' | 'Yearly';
  dollars: number;
  brand: string;
  country: string;
  failChance: number;
}

/** Plan, share of the subscribers, dollars a month. */
const plans: readonly (readonly [string, number, number])[] = [
  ['Starter', 52, 19],
  ['Team', 34, 59],
  ['Business', 14, 149],
];
const brands = [
  ['Visa', 49],
  ['Mastercard', 34],
  ['American Express', 12],
  ['Discover', 5],
] as const;
const countries = [
  ['US', 51],
  ['CA', 14],
  ['GB', 13],
  ['DE', 9],
  ['AU', 8],
  ['IN', 5],
] as const;
const declineReasons = [
  ['insufficient_funds', 43],
  ['expired_card', 24],
  ['do_not_honor', 19],
  ['incorrect_cvc', 9],
  ['lost_card', 5],
] as const;
const companies =
  `acornstudio bluefinch cartwheel deltaworks elmandoak foundryhq gladeworks hatchline inkpress jadehouse kiteline
  lumenlab mossbridge nimblefox opalpost plainview quillworks riverstack sundial tidewater`.split(/\s+/);
const mailboxes = 'billing accounts hello finance admin office'.split(' ');
const firstDay = '2025-01-01';
const days = 530;
const lastDay = '2026-06-14';

/** Subscription payments of an invented project tool, January 2025 to June 2026, as a payment service exports them. */
export function cardPaymentsFile(): string {
  const random = new Random(64_029);
  const subscribers = makeSubscribers(104, random);
  const charges = subscribers
    .flatMap((subscriber) => chargeDays(subscriber, random).map((day) => ({ subscriber, day })))
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const header =
    'id,Created (UTC),Customer Email,Plan,Billing Interval,Amount (USD),Amount Refunded (USD),Fee (USD),Net (USD),Status,Decline Reason,Card Brand,Card Country';
  return csvText(
    header.split(','),
    charges.map(({ subscriber, day }) => paymentRow(subscriber, day, random)),
  );
}

function makeSubscribers(count: number, random: Random): Subscriber[] {
  const emails = new Set<string>();
  while (emails.size < count) emails.add(`${random.pick(mailboxes)}@${random.pick(companies)}.example`);
  return [...emails].map((email) => {
    const [plan, , dollars] = random.pickWeighted(plans.map((item) => [item, item[1]]));
    const interval = random.next() < 0.8 ? 'Monthly' : 'Yearly';
    return {
      email,
      plan,
      interval,
      dollars: interval === 'Yearly' ? dollars * 10 : dollars,
      brand: random.pickWeighted(brands),
      country: random.pickWeighted(countries),
      failChance: random.next() < 0.15 ? 0.24 : 0.04,
    };
  });
}

/** Charged every month or year from the sign-up on, for some until they leave. */
function chargeDays(subscriber: Subscriber, random: Random): string[] {
  const start = daysAfter(firstDay, Math.floor(0.8 * days * random.next()));
  const end = random.next() < 0.22 ? daysAfter(start, random.between(40, 330)) : lastDay;
  const step = subscriber.interval === 'Yearly' ? 365 : 30.4;
  return Array.from({ length: 19 }, (_, index) => daysAfter(start, Math.round(index * step))).filter(
    (day) => day <= end && day <= lastDay,
  );
}

/** A failed charge moves no money: no fee and nothing net. */
function paymentRow(subscriber: Subscriber, day: string, random: Random): string[] {
  const isFailed = random.next() < subscriber.failChance;
  const isRefunded = !isFailed && random.next() < 0.035;
  const fee = isFailed ? 0 : Math.round((subscriber.dollars * 0.029 + 0.3) * 100) / 100;
  const refunded = isRefunded ? subscriber.dollars : 0;
  const two = (value: number) => String(value).padStart(2, '0');
  const mark = Array.from({ length: 8 }, () => random.pick([...'abcdefghjkmnpqrstuvwxyz23456789'])).join('');
  return [
    `ch_${mark}`,
    `${day} ${two(random.between(0, 23))}:${two(random.between(0, 59))}`,
    subscriber.email,
    subscriber.plan,
    subscriber.interval,
    subscriber.dollars.toFixed(2),
    refunded.toFixed(2),
    fee.toFixed(2),
    (isFailed ? 0 : subscriber.dollars - refunded - fee).toFixed(2),
    isFailed ? 'Failed' : isRefunded ? 'Refunded' : 'Paid',
    isFailed ? random.pickWeighted(declineReasons) : '',
    subscriber.brand,
    subscriber.country,
  ];
}
