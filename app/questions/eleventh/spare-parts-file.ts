import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

type WorkbookCell = string | number | Date | null;

/** Description, group, unit cost in euros, how fast it moves. */
const items: readonly (readonly [string, string, number, number])[] = [
  ['Ball Valve 15mm', 'Valves', 4.2, 9],
  ['Ball Valve 22mm', 'Valves', 6.1, 7],
  ['Gate Valve 1/2"', 'Valves', 7.4, 4],
  ['Check Valve DN25', 'Valves', 18.9, 2],
  ['Pressure Reducing Valve', 'Valves', 46.5, 2],
  ['Thermostatic Radiator Valve', 'Valves', 14.8, 6],
  ['Circulation Pump 25-60', 'Pumps', 138, 3],
  ['Circulation Pump 32-80', 'Pumps', 212, 2],
  ['Condensate Pump', 'Pumps', 67.5, 2],
  ['Drain Pump Flat', 'Pumps', 94, 1],
  ['Compression Elbow 15mm', 'Fittings', 1.3, 12],
  ['Compression Elbow 22mm', 'Fittings', 1.9, 9],
  ['Equal Tee 15mm', 'Fittings', 1.6, 10],
  ['Equal Tee 22mm', 'Fittings', 2.4, 7],
  ['Straight Coupling 15mm', 'Fittings', 1.1, 11],
  ['Reducer 22-15mm', 'Fittings', 1.7, 6],
  ['Tap Connector Flexible', 'Fittings', 3.9, 8],
  ['O-Ring Assortment', 'Seals', 9.5, 5],
  ['PTFE Tape 12m', 'Seals', 0.6, 14],
  ['Fibre Washer 3/4"', 'Seals', 0.2, 9],
  ['Flange Gasket DN50', 'Seals', 2.8, 3],
  ['Boiler Door Seal', 'Seals', 12.4, 2],
  ['Room Thermostat', 'Controls', 31, 5],
  ['Outdoor Sensor', 'Controls', 22.6, 2],
  ['Two-Port Zone Valve Head', 'Controls', 39.8, 3],
  ['Flow Switch', 'Controls', 28.3, 2],
  ['Ignition Electrode', 'Burner Parts', 16.7, 4],
  ['Flame Sensor', 'Burner Parts', 24.9, 3],
  ['Oil Nozzle 0.60', 'Burner Parts', 11.2, 5],
  ['Burner Motor 90W', 'Burner Parts', 118, 1],
  ['Gas Valve Block', 'Burner Parts', 164, 1],
  ['Copper Pipe 15mm 3m', 'Pipe', 12.9, 9],
  ['Copper Pipe 22mm 3m', 'Pipe', 21.4, 7],
  ['Pipe Insulation 22mm 2m', 'Pipe', 2.2, 8],
  ['Pipe Clip 15mm', 'Pipe', 0.3, 11],
  ['Lime Stone Filter', 'Obsolete', 33, 0],
  ['Mercury Tilt Switch', 'Obsolete', 19, 0],
];
const suppliers = [
  ['Brennmark GmbH', 27],
  ['Aquaform', 24],
  ['Rohrfix', 20],
  ['Delta Heiztechnik', 16],
  ['Sealtec', 13],
] as const;
const movementTypes = [
  ['Issue', 62],
  ['Receipt', 24],
  ['Return', 8],
  ['Write-off', 6],
] as const;
/** Why something came back or was written off. */
const reasons: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  Return: [
    ['Wrong part', 46],
    ['Not needed', 35],
    ['Faulty', 19],
  ],
  'Write-off': [
    ['Damaged', 55],
    ['Count difference', 45],
  ],
};
const storekeepers = ['JW', 'MKL', 'TB', 'SO'];
const firstDay = '2025-01-02';
const days = 527;
const lastDay = '2026-06-12';

/** A heating engineer's spare parts store as its stock program exports it: sheets `Items` and `Movements`, headers cut short. */
export function sparePartsFile(): Uint8Array {
  const random = new Random(27_158);
  const book = utils.book_new();
  const stock = items.map((item, index) => itemRow(item, index, random));
  utils.book_append_sheet(book, utils.aoa_to_sheet([itemHeader, ...stock]), 'Items');
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([movementHeader, ...movementRows(860, random)]),
    'Movements',
  );
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

const itemHeader = [
  'SKU',
  'Descr.',
  'Prod. Grp',
  'Supplier',
  'Bin Loc.',
  'Qty on Hand',
  'Reorder Lvl',
  'Unit Cost (€)',
  'Sell Price (€)',
  'Last Count Dt',
];
const movementHeader = ['Mvt No', 'Mvt Dt', 'SKU', 'Mvt Type', 'Qty In', 'Qty Out', 'Reason', 'User'];

function stockNumber(index: number): string {
  return `SP-${1010 + 5 * index}`;
}

/** Some items have no supplier on file; what does not move has no level at which it is ordered again. */
function itemRow(
  [name, group, cost, speed]: (typeof items)[number],
  index: number,
  random: Random,
): WorkbookCell[] {
  const reorderLevel = speed === 0 ? null : 2 * speed + random.between(1, 6);
  const draw = random.next();
  const onHand = draw < 0.09 ? 0 : Math.round((reorderLevel ?? 6) * (0.3 + 2.6 * draw));
  return [
    stockNumber(index),
    name,
    group,
    random.next() < 0.1 ? null : random.pickWeighted(suppliers),
    `${random.pick(['A', 'B', 'C'])}${random.between(1, 9)}-${String(random.between(1, 24)).padStart(2, '0')}`,
    onHand,
    reorderLevel,
    cost,
    Math.round(cost * (1.35 + 0.4 * random.next()) * 20) / 20,
    dayCell(daysAfter(lastDay, -random.between(5, 420))),
  ];
}

function movementRows(count: number, random: Random): WorkbookCell[][] {
  const dates = Array.from({ length: count }, () => workday(random)).toSorted();
  return dates.map((date, index) => {
    const [, , , speed, place] = random.pickWeighted(
      items.map((item, position) => [[...item, position] as const, item[3]]),
    );
    const type = random.pickWeighted(movementTypes);
    const quantity = type === 'Receipt' ? random.between(2, 4 + 4 * speed) : random.between(1, 2 + speed);
    const isInward = type === 'Receipt' || type === 'Return';
    const reasonsOfType = reasons[type];
    return [
      70_001 + index,
      dayCell(date),
      stockNumber(place),
      type,
      isInward ? quantity : null,
      isInward ? null : quantity,
      reasonsOfType ? random.pickWeighted(reasonsOfType) : null,
      random.pick(storekeepers),
    ];
  });
}

function workday(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, Math.floor(days * random.next()));
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && date <= lastDay) return date;
  }
}

function dayCell(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
