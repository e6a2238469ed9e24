import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

interface Campaign {
  name: string;
  channel: string;
  objective: string;
  firstWeek: number;
  weeks: number;
  weeklyImpressions: number;
}

const campaigns: readonly Campaign[] = [
  campaign('Always On Search', 'Search', 'Conversions', 0, 72, 42_000),
  campaign('Brand Video Spring 25', 'Video', 'Awareness', 10, 14, 118_000),
  campaign('Summer Sale 25', 'Social', 'Conversions', 22, 9, 87_000),
  campaign('Back to School', 'Display', 'Traffic', 30, 8, 96_000),
  campaign('Newsletter Sign-up', 'Social', 'Leads', 14, 52, 31_000),
  campaign('Black Friday 25', 'Search', 'Conversions', 45, 4, 98_000),
  campaign('Christmas Gifts', 'Display', 'Conversions', 46, 7, 104_000),
  campaign('Retargeting Cart', 'Display', 'Conversions', 4, 68, 22_000),
  campaign('Partner Newsletter', 'Email', 'Traffic', 8, 60, 9_500),
  campaign('Win-back Mailing', 'Email', 'Conversions', 26, 40, 6_400),
  campaign('Brand Video Spring 26', 'Video', 'Awareness', 62, 13, 131_000),
  campaign('Summer Sale 26', 'Social', 'Conversions', 71, 4, 91_000),
];
/** Clicks for one impression, dollars for a thousand impressions, conversions for one click. */
const rates: Readonly<Record<string, readonly [number, number, number]>> = {
  Search: [0.041, 38, 0.052],
  Social: [0.013, 8.2, 0.021],
  Display: [0.0042, 3.1, 0.017],
  Video: [0.0028, 6.4, 0.006],
  Email: [0.033, 1.9, 0.044],
};
const devices = [
  ['Mobile', 0.62],
  ['Desktop', 0.31],
  ['Tablet', 0.07],
] as const;
/** A Monday. */
const firstWeekDay = '2025-01-06';

/** An advertising account's weekly report from January 2025 on, by campaign and device: Title Case with units, `03/31/2025`. */
export function adReportFile(): string {
  const random = new Random(55_118);
  const rows = Array.from({ length: 75 }, (_, week) =>
    campaigns
      .filter(({ firstWeek, weeks }) => week >= firstWeek && week < firstWeek + weeks)
      .flatMap((running) => devices.map(([device, part]) => reportRow(running, device, part, week, random))),
  ).flat();
  const header =
    'Campaign Name,Channel,Objective,Week Starting,Device,Impressions,Clicks,Amount Spent (USD),Conversions,Conversion Value (USD)';
  return csvText(header.split(','), rows);
}

/** Awareness campaigns do not measure conversions: their two last cells are empty. */
function reportRow(running: Campaign, device: string, part: number, week: number, random: Random): string[] {
  const [clickRate, perThousand, conversionRate] = rates[running.channel] ?? [0, 0, 0];
  const around = () => 0.7 + 0.6 * random.next();
  const impressions = Math.round(running.weeklyImpressions * part * around());
  const clicks = Math.round(impressions * clickRate * around());
  const conversions = Math.round(clicks * conversionRate * around());
  const isMeasured = running.objective !== 'Awareness';
  return [
    running.name,
    running.channel,
    running.objective,
    americanDate(daysAfter(firstWeekDay, week * 7)),
    device,
    String(impressions),
    String(clicks),
    ((impressions / 1000) * perThousand * around()).toFixed(2),
    isMeasured ? String(conversions) : '',
    isMeasured ? (conversions * 58 * around()).toFixed(2) : '',
  ];
}

function americanDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}/${day}/${year}`;
}

function campaign(
  name: string,
  channel: string,
  objective: string,
  firstWeek: number,
  weeks: number,
  weeklyImpressions: number,
): Campaign {
  return { name, channel, objective, firstWeek, weeks, weeklyImpressions };
}
