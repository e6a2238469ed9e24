import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from './calendar.ts';
import { csvText } from './csv.ts';

/** Ward, share of the visits, usual days of a stay, usual dollars of a day, youngest and oldest patient. */
const wards: readonly (readonly [string, number, number, number, number, number])[] = [
  ['Cardiology', 22, 4, 1350, 38, 94],
  ['Orthopedics', 20, 3, 1120, 17, 91],
  ['Pediatrics', 17, 2, 640, 0, 17],
  ['General Surgery', 16, 5, 1580, 19, 88],
  ['Maternity', 14, 3, 910, 18, 45],
  ['Neurology', 11, 6, 1490, 24, 93],
];
const physicians: Record<string, readonly string[]> = {
  Cardiology: ['Dr. Abara', 'Dr. Lindqvist', 'Dr. Moreno'],
  Orthopedics: ['Dr. Castell', 'Dr. Whitcomb'],
  Pediatrics: ['Dr. Osei', 'Dr. Tanaka'],
  'General Surgery': ['Dr. Brandvold', 'Dr. Iyer', 'Dr. Salcedo'],
  Maternity: ['Dr. Farrow', 'Dr. Nwosu'],
  Neurology: ['Dr. Petrakis', 'Dr. Rahimi'],
};
const admissionTypes = [
  ['Emergency', 34],
  ['Planned', 41],
  ['Outpatient', 25],
] as const;
const insurances = [
  ['Medicare', 31],
  ['BlueLine PPO', 27],
  ['Evergreen HMO', 22],
  ['Medicaid', 13],
  ['', 7],
] as const;
const firstDay = '2024-09-01';
const days = 651;

/** Visits to an invented hospital from September 2024 on: Title Case headers, `M/D/YYYY`, charges such as `"12,480.75"`. */
export function clinicVisitsFile(): string {
  const random = new Random(5_150);
  const visited = Array.from({ length: 1120 }, () => Math.floor(days * random.next() ** 0.9)).toSorted(
    (a, b) => a - b,
  );
  const rows = visited.map((day, index) => visitRow(day, index, random));
  const header =
    'Visit ID,Visit Date,Ward,Physician,Patient ID,Patient Age,Admission Type,Insurance,Length of Stay (days),Charge (USD),Readmitted';
  return csvText(header.split(','), rows);
}

function visitRow(day: number, index: number, random: Random): string[] {
  const [ward, share, usualDays, dayPrice, youngest, oldest] = random.pickWeighted(
    wards.map((item) => [item, item[1]]),
  );
  const patient = Math.floor(6.6 * share * random.next() ** 1.2);
  const admissionType = random.pickWeighted(admissionTypes);
  const isOutpatient = admissionType === 'Outpatient';
  const stay = isOutpatient ? 0 : 1 + Math.floor(2.2 * usualDays * random.next() ** 1.6);
  const urgency = admissionType === 'Emergency' ? 1.35 : 1;
  const charge = dayPrice * urgency * (stay + 0.4) * (0.7 + 0.6 * random.next());
  return [
    `V${300_118 + index}`,
    plainAmericanDate(daysAfter(firstDay, day)),
    ward,
    random.pick(physicians[ward] ?? []),
    `PT-${ward.slice(0, 2).toUpperCase()}${100 + patient}`,
    // The same patient is as old at every visit.
    String(youngest + ((patient * 29) % (oldest - youngest + 1))),
    admissionType,
    random.pickWeighted(insurances),
    String(stay),
    charge.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    random.next() < 0.09 ? 'Yes' : 'No',
  ];
}

/** `2025-03-07` the way a spreadsheet in the United States shows it: `3/7/2025`. */
function plainAmericanDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(month)}/${Number(day)}/${year}`;
}
