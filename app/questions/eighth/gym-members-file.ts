import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

interface GymMember {
  memberId: string;
  fullName: string;
  email: string | null;
  age: number;
  homeClub: string;
  plan: string;
  monthlyFee: number;
  joinedOn: string;
  joinedVia: string;
  status: string;
  cancelledOn: string | null;
  cancelReason: string | null;
  personalTrainer: string | null;
  paymentMethod: string;
  lastVisitOn: string;
  visitsLastMonth: number;
}

/** Plan, share of the members, dollars a month, youngest and oldest. */
const plans: readonly (readonly [string, number, number, number, number])[] = [
  ['Basic', 36, 29, 18, 71],
  ['Plus', 29, 45, 19, 66],
  ['Student', 15, 22, 16, 29],
  ['Off-Peak', 12, 24, 33, 79],
  ['Family', 8, 79, 28, 57],
];
const clubs = [
  ['Riverside', 34],
  ['Station Road', 28],
  ['Northgate', 23],
  ['Old Mill', 15],
] as const;
const trainers: Record<string, readonly string[]> = {
  Riverside: ['Marcus Bell', 'Tina Osman', 'Kofi Mensah'],
  'Station Road': ['Jess Palmer', 'Ray Duarte'],
  Northgate: ['Sam Ibarra', 'Leonie Marsh'],
  'Old Mill': ['Carl Stroud'],
};
const channels = [
  ['Website', 38],
  ['Friend', 25],
  ['Walk-in', 21],
  ['Company Deal', 16],
] as const;
const reasons = [
  ['Moved away', 27],
  ['Too expensive', 33],
  ['No time', 22],
  ['Switched gym', 11],
  ['Injury', 7],
] as const;
const payments = [
  ['Direct debit', 64],
  ['Card', 29],
  ['Cash', 7],
] as const;
const firstNames =
  `Abby Blake Carmen Drew Elena Frankie Gus Holly Imani Jordan Keisha Logan Mia Noah Priya Reese
  Stella Trevor Wes Zoe`.split(/\s+/);
const lastNames =
  `Archer Bishop Calloway Draper Everett Forbes Gibson Hartley Ingram Jarvis Kemp Lawson Monroe
  Nash Pruitt Ramsey Sloan Tate Vance Whitaker`.split(/\s+/);
const firstDay = '2023-02-01';
const today = '2026-06-15';
const days = 1227;

/** Members of an invented chain of gyms since February 2023, as its membership system returns them: a JSON array, camelCase. */
export function gymMembersFile(): string {
  const random = new Random(86_011);
  const names = new Set<string>();
  while (names.size < 384) names.add(`${random.pick(firstNames)} ${random.pick(lastNames)}`);
  const joined = Array.from(names, () => Math.floor(days * random.next() ** 0.85)).toSorted((a, b) => a - b);
  return JSON.stringify([...names].map((name, index) => makeMember(name, joined[index] ?? 0, index, random)));
}

function makeMember(fullName: string, day: number, index: number, random: Random): GymMember {
  const [plan, , fee, youngest, oldest] = random.pickWeighted(plans.map((item) => [item, item[1]]));
  const homeClub = random.pickWeighted(clubs);
  const joinedOn = daysAfter(firstDay, day);
  const end = daysAfter(joinedOn, 31 + Math.floor(1500 * random.next() ** 1.1));
  const isCancelled = end < today;
  const isFrozen = !isCancelled && random.next() < 0.07;
  return {
    memberId: `GM-${3001 + index}`,
    fullName,
    email: random.next() < 0.06 ? null : `${fullName.toLowerCase().replace(' ', '.')}@example.com`,
    age: random.between(youngest, oldest),
    homeClub,
    plan,
    // Whoever joined before 2025 still pays the old price.
    monthlyFee: joinedOn < '2025-01-01' ? fee - 2.5 : fee,
    joinedOn,
    joinedVia: random.pickWeighted(channels),
    status: isCancelled ? 'Cancelled' : isFrozen ? 'Frozen' : 'Active',
    cancelledOn: isCancelled ? end : null,
    cancelReason: isCancelled ? random.pickWeighted(reasons) : null,
    personalTrainer: random.next() < 0.31 ? random.pick(trainers[homeClub] ?? []) : null,
    paymentMethod: random.pickWeighted(payments),
    ...visitsOf(joinedOn, isCancelled ? end : today, isCancelled || isFrozen, random),
  };
}

function visitsOf(joinedOn: string, lastDay: string, isAway: boolean, random: Random) {
  const before = daysAfter(lastDay, -1 - Math.floor(130 * random.next() ** 4));
  const lastVisitOn = before < joinedOn ? joinedOn : before;
  const cameInMay = !isAway && lastVisitOn >= '2026-05-01' && joinedOn < '2026-06-01';
  return { lastVisitOn, visitsLastMonth: cameInMay ? random.between(1, 19) : 0 };
}
