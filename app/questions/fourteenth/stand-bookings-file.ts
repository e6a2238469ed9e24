import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

type WorkbookCell = string | number | Date;

/** Show, share, first and last day of booking, euros per square metre. */
const shows: readonly (readonly [string, number, string, string, number])[] = [
  ['Build & Home 2025', 24, '2024-05-06', '2025-02-14', 168],
  ['Food Forum 2025', 19, '2024-08-05', '2025-05-02', 184],
  ['Tech Days 2025', 17, '2024-11-04', '2025-09-12', 215],
  ['Build & Home 2026', 25, '2025-05-05', '2026-02-13', 174],
  ['Food Forum 2026', 20, '2025-08-04', '2026-05-01', 190],
  ['Tech Days 2026', 13, '2025-11-03', '2026-06-12', 224],
];
const sectors: Readonly<Record<string, readonly string[]>> = {
  'Build & Home': ['Kitchens', 'Flooring', 'Heating', 'Garden', 'Windows & Doors'],
  'Food Forum': ['Bakery', 'Beverages', 'Dairy', 'Packaging', 'Snacks'],
  'Tech Days': ['Cloud', 'Cyber Security', 'Hardware', 'Robotics'],
};
const standTypes = [
  ['Row', 48],
  ['Corner', 29],
  ['Head', 14],
  ['Island', 9],
] as const;
const countries = [
  ['Germany', 37],
  ['Italy', 16],
  ['Austria', 12],
  ['Netherlands', 11],
  ['Poland', 10],
  ['France', 8],
  ['Spain', 6],
] as const;
const firstWords =
  `Adler Alba Bergmann Brava Castor Dorn Elbe Falk Gruber Helio Isar Kappa Linde Marani Nordal Orsini
  Palmer Quint Rossi Sander Tauber Ulmo Verde Weber Zenta`.split(/\s+/);
const secondWords = ['GmbH', 'SpA', 'BV', 'Group', 'Systems', 'International', '& Co', 'Industries'] as const;
const managers = ['Anke Vogt', 'Jonas Pohl', 'Marta Bielak', 'Sven Ritter'] as const;
const header = [
  'Booking No',
  'Booked On',
  'Show',
  'Hall',
  'Stand No',
  'Stand Type',
  'Size (sqm)',
  'Exhibitor',
  'Country',
  'Sector',
  'Stand Fee (EUR)',
  'Extras (EUR)',
  'Payment Status',
  'Account Manager',
];

/** Stands that an invented fair organiser sold, May 2024 to June 2026: a workbook with one sheet. */
export function standBookingsFile(): Uint8Array {
  const random = new Random(90_634);
  const exhibitors = firstWords.flatMap((first) =>
    secondWords.map((second) => ({ name: `${first} ${second}`, country: random.pickWeighted(countries) })),
  );
  const drawn = Array.from({ length: 640 }, () => {
    const [show, , from, until, price] = random.pickWeighted(shows.map((item) => [item, item[1]]));
    const span = (Date.parse(until) - Date.parse(from)) / 86_400_000;
    const exhibitor =
      exhibitors[Math.floor(exhibitors.length * random.next() ** 1.5)] ?? random.pick(exhibitors);
    return { show, price, exhibitor, date: daysAfter(from, Math.floor(span * random.next())) };
  });
  // An exhibitor takes one stand at a show.
  const taken = new Set<string>();
  const bookings = drawn.filter(({ show, exhibitor }) => {
    const key = `${show} ${exhibitor.name}`;
    return !taken.has(key) && taken.add(key);
  });
  const usedStands = new Set<string>();
  const rows = bookings
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map(({ show, price, exhibitor, date }, index): WorkbookCell[] => {
      const stand = freeStand(show, usedStands, random);
      const type = random.pickWeighted(standTypes);
      const size = type === 'Island' ? random.between(12, 40) * 4 : random.between(3, 24) * 3;
      const factor = { Row: 1, Corner: 1.15, Head: 1.25, Island: 1.4 }[type];
      return [
        25_001 + index,
        new Date(`${date}T00:00:00Z`),
        show,
        `Hall ${stand.hall}`,
        stand.number,
        type,
        size,
        exhibitor.name,
        exhibitor.country,
        random.pick(sectors[show.slice(0, -5)] ?? []),
        Math.round(size * price * factor),
        random.next() < 0.4 ? 0 : random.between(8, 260) * 10,
        paymentOf(show, random),
        random.pick(managers),
      ];
    });
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows]), 'Bookings');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

/** A stand is let once at a show. */
function freeStand(show: string, used: Set<string>, random: Random): { hall: number; number: string } {
  for (;;) {
    const hall = random.between(1, 4);
    const number = `${'ABCD'[hall - 1]}${random.between(10, 89)}`;
    if (used.has(`${show} ${number}`)) continue;
    used.add(`${show} ${number}`);
    return { hall, number };
  }
}

function paymentOf(show: string, random: Random): string {
  if (show === 'Tech Days 2026')
    return random.pickWeighted([
      ['Paid', 34],
      ['Deposit Paid', 39],
      ['Invoiced', 21],
      ['Overdue', 6],
    ]);
  return random.next() < (show.endsWith('2025') ? 0.99 : 0.95) ? 'Paid' : 'Overdue';
}
