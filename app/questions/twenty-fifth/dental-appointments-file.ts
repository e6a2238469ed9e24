import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

const dentists = [
  ['Dr. Patel', 37],
  ['Dr. Okafor', 33],
  ['Dr. Lindgren', 30],
] as const;
/** Treatment, share, dollars, minutes in the chair, part that a plan pays. */
const treatments: readonly (readonly [string, number, number, number, number])[] = [
  ['Cleaning', 33, 115, 40, 1],
  ['Exam', 24, 85, 25, 1],
  ['Filling', 19, 230, 45, 0.8],
  ['Crown', 8, 1150, 80, 0.5],
  ['Root Canal', 7, 980, 95, 0.5],
  ['Extraction', 9, 260, 35, 0.8],
];
const plans = [
  ['Delta Smile', 41],
  ['BlueTooth', 34],
  ['Harbor Dental', 25],
] as const;
const firstDay = '2025-01-06';
const days = 548;
const today = '2026-06-15';

/** Appointments at an invented dental practice in the United States, January 2025 to July 2026: dates `MM/DD/YYYY`. */
export function dentalAppointmentsFile(): string {
  const random = new Random(92_551);
  const dates = Array.from({ length: 200 }, () => weekday(random)).toSorted();
  const header =
    'Appt ID,Booked On,Appt Date,Dentist,Treatment,Patient Age,New Patient,Chair Time (min),Fee ($),Insurance Plan,Ins. Paid ($),Reminder Sent,Appt Status';
  return csvText(
    header.split(','),
    dates.map((date, index) => appointmentRow(date, index, random)),
  );
}

function weekday(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, Math.floor(days * random.next()));
    const day = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (day !== 0 && day !== 6 && date !== today) return date;
  }
}

/** Only what was done is charged. Who is not insured has no plan, and no plan pays. */
function appointmentRow(date: string, index: number, random: Random): string[] {
  const [treatment, , price, minutes, part] = random.pickWeighted(treatments.map((item) => [item, item[1]]));
  // Nobody had booked the days to come later than today.
  const ahead = Math.floor(2 + 60 * random.next() ** 1.5) + (date > today ? 32 : 0);
  const status =
    date > today
      ? 'Upcoming'
      : random.pickWeighted([
          ['Completed', 80],
          ['No-Show', 9],
          ['Cancelled', 11],
        ]);
  const fee = Math.round(price * (0.92 + 0.16 * random.next()));
  const plan = random.next() < 0.24 ? '' : random.pickWeighted(plans);
  const isDone = status === 'Completed';
  return [
    `A-${4001 + index}`,
    americanDate(daysAfter(date, -ahead)),
    americanDate(date),
    random.pickWeighted(dentists),
    treatment,
    String(random.next() < 0.2 ? random.between(4, 17) : random.between(18, 84)),
    random.next() < 0.19 ? 'Yes' : 'No',
    isDone ? String(5 * Math.round((minutes * (0.75 + 0.5 * random.next())) / 5)) : '',
    isDone ? fee.toFixed(2) : '',
    plan,
    isDone && plan !== '' ? (fee * part).toFixed(2) : '',
    random.next() < 0.71 ? 'Yes' : 'No',
    status,
  ];
}

function americanDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}
