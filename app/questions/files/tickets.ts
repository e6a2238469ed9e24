import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter, germanDate } from './calendar.ts';
import { csvText } from './csv.ts';

const customers =
  `Nordlicht AG|Bäckerei Huber|Elbtal Logistik|Kunststoff Werner|Praxis Dr. Yilmaz|Stadtwerke Lindau|Weingut Sommer|
  Autohaus Petersen|Holzbau Reiter|Optik Brandt|Reisebüro Sonnenklar|Hotel Seeblick|Druckerei Falk|Spedition Kühne`
    .split('|')
    .map((name) => name.trim());
const products = [
  ['Router X2', 34],
  ['Cloud Backup', 26],
  ['Mail Gateway', 20],
  ['VPN Client', 14],
  ['Print Server', 6],
] as const;
const priorities = [
  ['Low', 30],
  ['Normal', 46],
  ['High', 18],
  ['Critical', 6],
] as const;
const teams = [
  ['First Line', 56],
  ['Network', 24],
  ['Applications', 20],
] as const;
const agents: Record<string, readonly string[]> = {
  'First Line': ['Lena Vogt', 'Kemal Aydin', 'Sabine Roth', 'Piotr Nowak'],
  Network: ['Anton Maurer', 'Ruth Engel'],
  Applications: ['Mei Lin', 'Jörg Hansen', 'Clara Busch'],
};
const firstDay = '2024-07-01';
const days = 714;

/** Support tickets from July 2024 on, as a German help desk exports them: semicolons, decimal comma, `DD.MM.YYYY`. */
export function ticketsFile(): string {
  const random = new Random(90_210);
  const opened = Array.from({ length: 980 }, () => Math.floor(days * random.next() ** 0.85)).toSorted(
    (a, b) => a - b,
  );
  const rows = opened.map((day, index) => ticketRow(day, index, random));
  const header =
    'Ticket No;Opened;Closed;Customer;Product;Priority;Team;Agent;Status;First Response (h);Satisfaction;Refund (EUR)';
  return csvText(header.split(';'), rows, ';');
}

function ticketRow(day: number, index: number, random: Random): string[] {
  const team = random.pickWeighted(teams);
  const priority = random.pickWeighted(priorities);
  const closedDay = day + Math.floor(26 * random.next() ** 3) + (priority === 'Low' ? 2 : 0);
  const isOpen = closedDay >= days || (days - day < 60 && random.next() < 0.3);
  const hours =
    (priority === 'Critical' ? 1 : priority === 'High' ? 4 : 14) * (0.1 + 1.8 * random.next() ** 2);
  const isRated = !isOpen && random.next() < 0.6;
  const isRefunded = !isOpen && random.next() < 0.11;
  return [
    `T-${20_001 + index}`,
    germanDate(daysAfter(firstDay, day)),
    isOpen ? '' : germanDate(daysAfter(firstDay, closedDay)),
    random.pick(customers),
    random.pickWeighted(products),
    priority,
    team,
    random.pick(agents[team] ?? []),
    isOpen ? (random.next() < 0.4 ? 'Waiting' : 'Open') : 'Closed',
    comma(hours.toFixed(1)),
    isRated ? comma((1 + Math.round(8 * random.next() ** 0.5) / 2).toFixed(1)) : '',
    isRefunded ? comma((random.between(900, 64_000) / 100).toFixed(2)) : '',
  ];
}

function comma(number: string): string {
  return number.replace('.', ',');
}
