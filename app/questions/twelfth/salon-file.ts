import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

interface Client {
  name: string;
  usualStylist: string;
  firstDay: string;
}

/** Service, its group, share, minutes, dollars. */
const services: readonly (readonly [string, string, number, number, number])[] = [
  ["Women's Cut", 'Cut', 24, 45, 62],
  ["Men's Cut", 'Cut', 19, 30, 36],
  ['Kids Cut', 'Cut', 8, 25, 24],
  ['Root Touch-Up', 'Color', 14, 90, 88],
  ['Full Color', 'Color', 7, 120, 128],
  ['Balayage', 'Color', 6, 180, 215],
  ['Gloss', 'Color', 4, 40, 48],
  ['Blowout', 'Styling', 9, 40, 45],
  ['Updo', 'Styling', 3, 75, 95],
  ['Deep Conditioning', 'Treatment', 4, 30, 38],
  ['Keratin Smoothing', 'Treatment', 2, 150, 240],
];
/** Stylist, share of the clients, first day at the salon. */
const stylists: readonly (readonly [string, number, string])[] = [
  ['Danielle', 27, '2025-01-01'],
  ['Marcus', 23, '2025-01-01'],
  ['Priya', 20, '2025-01-01'],
  ['Yolanda', 16, '2025-01-01'],
  ['Trish', 14, '2025-09-02'],
];
const bookedVia = [
  ['Website', 44],
  ['Phone', 27],
  ['Instagram', 12],
  ['Walk-in', 11],
  ['Front Desk', 6],
] as const;
const firstNames =
  `Abby Bree Carla Dawn Elena Faith Gwen Hector Isaac Jolene Kendra Luis Maya Nadia Omar Paige Quincy Rosa
  Shane Tasha Uma Vince Wendy Xavier`.split(/\s+/);
const initials = [...'ABCDFGHKLMNPRSTW'];
const sunday = 0;
const monday = 1;
const firstDay = '2025-01-07';
const days = 542;
/** What is booked after this day has not happened yet. */
const lastDay = '2026-06-13';
const lastBookedDay = '2026-07-03';

/** Appointments of an invented hair salon, January 2025 to early July 2026, as its booking tool exports them: dates `M/D/YYYY`, prices `$62.00`. */
export function salonFile(): string {
  const random = new Random(83_311);
  const clients = makeClients(240, random);
  const dates = Array.from({ length: 1180 }, () => openDay(random)).toSorted();
  const header =
    'Appt ID,Appt Date,Start Time,Client,New Client?,Service,Service Category,Stylist,Duration (mins),Price,Retail Sales,Tip,Booked Via,Appt Status';
  return csvText(
    header.split(','),
    dates.map((date, index) => appointmentRow(date, index, clients, random)),
  );
}

function makeClients(count: number, random: Random): Client[] {
  const names = new Set<string>();
  while (names.size < count) names.add(`${random.pick(firstNames)} ${random.pick(initials)}.`);
  return [...names].map((name) => ({
    name,
    usualStylist: random.pickWeighted(stylists.map((item) => [item[0], item[1]])),
    firstDay: '',
  }));
}

/** Closed on Sundays and Mondays. */
function openDay(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, Math.floor(days * random.next() ** 0.9));
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (weekday !== sunday && weekday !== monday && date <= lastBookedDay) return date;
  }
}

function appointmentRow(date: string, index: number, clients: readonly Client[], random: Random): string[] {
  const client = clients[Math.floor(clients.length * random.next() ** 1.7)] ?? random.pick(clients);
  const isNew = client.firstDay === '';
  if (isNew) client.firstDay = date;
  const [service, category, , minutes, dollars] = random.pickWeighted(
    services.map((item) => [item, item[2]]),
  );
  const price = dollars + 5 * random.between(0, Math.ceil(dollars / 50));
  const status = statusOf(date, random);
  const isDone = status === 'Completed';
  const tip = isDone && random.next() < 0.78 ? Math.round(price * (0.12 + 0.13 * random.next())) : null;
  const retail = isDone && random.next() < 0.19 ? random.between(12, 74) : null;
  const minute = random.between(36, 70) * 15;
  return [
    `A${204_500 + index}`,
    `${Number(date.slice(5, 7))}/${Number(date.slice(8, 10))}/${date.slice(0, 4)}`,
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
    client.name,
    isNew ? 'Yes' : 'No',
    service,
    category,
    stylistOf(client, date, random),
    String(minutes),
    dollarText(price),
    retail === null ? '' : dollarText(retail),
    tip === null ? '' : dollarText(tip),
    random.pickWeighted(bookedVia),
    status,
  ];
}

function statusOf(date: string, random: Random): string {
  if (date > lastDay) return 'Booked';
  return random.pickWeighted([
    ['Completed', 87],
    ['Cancelled', 8],
    ['No-Show', 5],
  ]);
}

/** Most clients stay with their own stylist, once she works here. */
function stylistOf(client: Client, date: string, random: Random): string {
  const present = stylists.filter(([, , since]) => since <= date);
  const isPresent = present.some(([name]) => name === client.usualStylist);
  if (isPresent && random.next() < 0.8) return client.usualStylist;
  return random.pickWeighted(present.map((item) => [item[0], item[1]]));
}

function dollarText(dollars: number): string {
  return `$${dollars.toFixed(2)}`;
}
