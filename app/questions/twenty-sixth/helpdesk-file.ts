import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

const agents = ['Aisha', 'Bruno', 'Chen', 'Dora'];
const categories = ['Billing', 'Login', 'Bug', 'How-to', 'Feature Request'];
const versions = ['1.9', '2.0', '2.1', '2.10'];
const customers = ['Arbor', 'Beacon', 'Crestline', 'Driftwood', 'Evergreen', 'Foxtail'];
const today = '2026-06-12';

/** Tickets of a software maker from July 2025 on: moments of opening, first reply and solving; who rated it, and of which version. */
export function helpdeskFile(): string {
  const random = new Random(26_007);
  const days = Array.from({ length: 520 }, () => random.between(0, 346)).toSorted(
    (left, right) => left - right,
  );
  const header = [
    'Ticket ID',
    'Created At',
    'First Reply At',
    'Solved At',
    'Status',
    'Priority',
    'Category',
    'Agent',
    'Customer',
    'Version',
    'CSAT',
  ];
  return csvText(
    header,
    days.map((day, index) => ticketRow(day, index, random)),
  );
}

function ticketRow(day: number, index: number, random: Random): string[] {
  const created = daysAfter('2025-07-01', day);
  const minute = random.between(420, 1080);
  const replied = minute + random.between(5, 340);
  const solved = daysAfter(created, random.between(0, 12));
  const isSolved = solved < today && random.next() < 0.93;
  return [
    `T${10_001 + index}`,
    moment(created, minute),
    moment(created, Math.min(replied, 1439)),
    isSolved ? moment(solved, solved === created ? 1439 : random.between(420, 1080)) : '',
    isSolved ? 'Solved' : random.pick(['Open', 'Pending']),
    random.pickWeighted([
      ['Low', 30],
      ['Normal', 45],
      ['High', 18],
      ['Urgent', 7],
    ]),
    random.pick(categories),
    random.pick(agents),
    random.pick(customers),
    random.pick(versions),
    isSolved && random.next() < 0.55 ? String(random.between(1, 5)) : '',
  ];
}

function moment(date: string, minute: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
