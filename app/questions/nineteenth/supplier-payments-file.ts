import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

interface Supplier {
  name: string;
  type: string;
  weight: number;
  /** Pounds that one payment usually is. */
  usual: number;
}

interface Service {
  directorate: string;
  area: string;
  share: number;
  expenses: readonly string[];
  suppliers: readonly Supplier[];
  /** How often a payment is capital. */
  capitalChance: number;
}

/** Directorate; service area; share; expense types; suppliers; chance of capital. */
const services: readonly Service[] = [
  service('Adult Services', 'Home Care', 17, 'Care Packages,Agency Staff', 0, [
    'Bluebell Homecare Ltd|Business|5200',
    'Harbour Care Services|Business|4300',
    'Evergreen Support CIC|Charity|2600',
  ]),
  service('Adult Services', 'Residential Care', 14, 'Care Packages', 0, [
    'Oaklands Care Homes|Business|9800',
    'St Aldhelm Trust|Charity|6400',
    'The Willows Nursing Home|Business|7300',
  ]),
  service("Children's Services", 'Fostering', 9, 'Agency Fees,Allowances', 0, [
    'Safe Haven Fostering|Business|3900',
    'Rainbow Families|Charity|2700',
  ]),
  service("Children's Services", 'School Transport', 10, 'Taxis and Coaches', 0, [
    'Vale Coaches Ltd|Business|4700',
    'Swift Cars Wexcombe|Business|1600',
    'Kingfisher Minibuses|Business|2300',
  ]),
  service('Place', 'Highways', 15, 'Road Repairs,Street Lighting,Gritting', 0.45, [
    'Ridgeline Surfacing Ltd|Business|16500',
    'Lumen Street Lighting|Business|8200',
    'Dorrell Civil Engineering|Business|21000',
  ]),
  service('Place', 'Waste and Recycling', 11, 'Waste Disposal,Vehicle Hire,Fuel', 0.08, [
    'Greenloop Recycling|Business|12800',
    'Fleetway Hire|Business|3100',
    'Westmoor County Council|Public Body|8900',
  ]),
  service('Housing', 'Repairs and Maintenance', 12, 'Building Repairs,Gas Servicing', 0.3, [
    'Castle Building Services|Business|6100',
    'Warmsafe Heating Ltd|Business|3400',
    'Able Roofing|Business|5600',
  ]),
  service('Housing', 'Homelessness', 6, 'Temporary Accommodation', 0, [
    'Harbour View Lettings|Business|2400',
    'Open Door Wexcombe|Charity|1700',
  ]),
  service('Corporate', 'IT', 6, 'Software Licences,IT Equipment', 0.25, [
    'Northbyte Systems|Business|5400',
    'Corvane Cloud Partners|Business|7800',
  ]),
  service('Corporate', 'Legal and Audit', 4, 'Professional Fees', 0, [
    'Penrose Legal LLP|Business|2900',
    'Wessex Audit Office|Public Body|6700',
  ]),
];
/** April 2024 to May 2026. */
const firstDay = '2024-04-01';
const days = 790;
const header =
  'Body Name,Directorate,Service Area,Expense Type,Date Paid,Transaction No,Supplier Name,Supplier Type,Amount (£),Capital/Revenue,Payment Method';

/** An invented council's payments over £500, as it publishes them: dates `DD/MM/YYYY`, amounts `12,450.00`, credits below zero. */
export function supplierPaymentsFile(): string {
  const random = new Random(50_417);
  const dates = Array.from({ length: 1650 }, () => workday(random)).toSorted();
  return csvText(
    header.split(','),
    dates.map((date, index) => paymentRow(date, index, random)),
  );
}

function service(
  directorate: string,
  area: string,
  share: number,
  expenses: string,
  capitalChance: number,
  suppliers: readonly string[],
): Service {
  return {
    directorate,
    area,
    share,
    expenses: expenses.split(','),
    capitalChance,
    suppliers: suppliers.map((text, index) => {
      const [name = '', type = '', usual] = text.split('|');
      return { name, type, usual: Number(usual), weight: 10 - 2 * index };
    }),
  };
}

function workday(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, random.between(0, days));
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && date < '2026-06-01') return date;
  }
}

function paymentRow(date: string, index: number, random: Random): string[] {
  const { directorate, area, expenses, suppliers, capitalChance } = random.pickWeighted(
    services.map((item) => [item, item.share]),
  );
  const supplier = random.pickWeighted(suppliers.map((item) => [item, item.weight]));
  const isCapital = random.next() < capitalChance;
  const factor = (0.25 + 2.4 * random.next() ** 2.2) * (isCapital ? 2.2 : 1);
  const pence = Math.max(50_100, Math.round(supplier.usual * factor * 100) + random.between(0, 99));
  const isCredit = random.next() < 0.025;
  return [
    'Wexcombe Borough Council',
    directorate,
    area,
    random.pick(expenses),
    date.split('-').toReversed().join('/'),
    String(5_100_240 + index),
    supplier.name,
    supplier.type,
    `${isCredit ? '-' : ''}${poundText(pence)}`,
    isCapital ? 'Capital' : 'Revenue',
    random.next() < 0.93 ? 'BACS' : 'Purchasing Card',
  ];
}

function poundText(pence: number): string {
  return (pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
