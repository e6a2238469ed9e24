import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

/** Site, letters of its plots, ward, number of plots. */
const sites: readonly (readonly [string, string, string, number])[] = [
  ['Bridge Lane', 'BL', 'Abbot', 38],
  ['Cemetery Road', 'CR', 'Castle', 27],
  ['Hollybush', 'HB', 'Abbot', 31],
  ['Mill Field', 'MF', 'Riverside', 44],
  ['Priory Green', 'PG', 'Castle', 24],
];
const sizes = [
  [62.5, 22],
  [125, 43],
  [187.5, 14],
  [250, 21],
] as const;
const conditions = [
  ['Good', 46],
  ['Fair', 29],
  ['Poor', 14],
  ['Overgrown', 11],
] as const;
const concessions = [
  ['Over 65', 56],
  ['Unemployed', 24],
  ['Student', 20],
] as const;
const rents = [
  ['Paid', 76],
  ['Overdue', 15],
  ['Part Paid', 9],
] as const;
const firstTenancy = '2010-04-01';
const tenancyDays = 5890;
const firstInspection = '2025-03-10';
const inspectionDays = 455;
const fullPricePerSquareMetre = 0.44;
/** Since then a new tenant leaves a deposit. */
const depositsSince = '2016-04-01';

/** The allotment plots of an invented town as its open data page gives them: dates `DD/MM/YYYY`, flags `Y` and `N`. */
export function allotmentsFile(): string {
  const random = new Random(64_119);
  const header =
    'Plot No,Site,Ward,Plot Size (sq m),Plot Status,Tenancy Start,Annual Rent (£),Deposit Held (£),Rent Status,Concession,Water Tap,Shed,Condition,Last Inspection';
  const rows = sites.flatMap(([site, letters, ward, plots]) =>
    Array.from({ length: plots }, (_, index) => plotRow(site, `${letters}-${index + 1}`, ward, random)),
  );
  return csvText(header.split(','), rows);
}

/** A plot that nobody has rented has neither tenancy nor deposit; a few were never inspected. */
function plotRow(site: string, plot: string, ward: string, random: Random): string[] {
  const size = random.pickWeighted(sizes);
  const status = random.pickWeighted([
    ['Let', 84],
    ['Vacant', 11],
    ['Under Offer', 5],
  ]);
  const isLet = status === 'Let';
  const start = daysAfter(firstTenancy, Math.floor(tenancyDays * random.next() ** 0.55));
  const concession = isLet && random.next() < 0.3 ? random.pickWeighted(concessions) : '';
  const hasTap = random.next() < 0.58;
  const rent = (size * fullPricePerSquareMetre + (hasTap ? 8 : 0)) * (concession === '' ? 1 : 0.5);
  const inspected = daysAfter(firstInspection, Math.floor(inspectionDays * random.next()));
  return [
    plot,
    site,
    ward,
    String(size),
    status,
    isLet ? britishDate(start) : '',
    rent.toFixed(2),
    isLet && start >= depositsSince ? String(random.pick([50, 75, 100])) : '',
    isLet ? random.pickWeighted(rents) : '',
    concession,
    hasTap ? 'Y' : 'N',
    random.next() < 0.44 ? 'Y' : 'N',
    random.pickWeighted(conditions),
    random.next() < 0.05 ? '' : britishDate(inspected),
  ];
}

function britishDate(date: string): string {
  return date.split('-').toReversed().join('/');
}
