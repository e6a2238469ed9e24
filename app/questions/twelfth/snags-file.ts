import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

/** Trade, firm, share, pounds that mending usually costs, what goes wrong. */
const trades: readonly (readonly [string, string, number, number, readonly string[]])[] = [
  ['Decorating', 'Brightway Decor', 26, 70, ['Paint run', 'Missed coat', 'Filler showing', 'Marked wall']],
  ['Joinery', 'Oakbourne Joinery', 19, 120, ['Door binding', 'Skirting gap', 'Loose handle']],
  ['Plumbing', 'Clearflow Services', 15, 160, ['Leaking waste', 'Low pressure', 'Loose tap']],
  ['Electrical', 'Voltra Electrical', 11, 110, ['Dead socket', 'Fitting not level', 'Missing faceplate']],
  ['Tiling', 'Stonepath Tiling', 10, 190, ['Cracked tile', 'Grout missing', 'Lippage']],
  ['Plastering', 'Smoothline Plaster', 9, 140, ['Hairline crack', 'Blown patch']],
  ['Roofing', 'Ridgeway Roofing', 5, 420, ['Slipped tile', 'Flashing loose']],
  ['Landscaping', 'Greenacre Grounds', 5, 210, ['Dead turf', 'Uneven slab']],
];
/** Block, share, first day of its inspections. */
const blocks: readonly (readonly [string, number, string])[] = [
  ['Ash Court', 30, '2025-02-03'],
  ['Beech Court', 28, '2025-05-12'],
  ['Cedar Court', 24, '2025-10-06'],
  ['Elm Row', 18, '2026-01-12'],
];
const severities = [
  ['minor', 61],
  ['major', 31],
  ['critical', 8],
] as const;
const rooms = [
  ['kitchen', 24],
  ['bathroom', 23],
  ['living room', 18],
  ['bedroom', 17],
  ['hallway', 10],
  ['outside', 8],
] as const;
const inspectors = ['Colin Meads', 'Ruth Stannard', 'Adeel Shah'] as const;
const raisedBy = [
  ['site team', 49],
  ['client', 22],
  ['home owner', 29],
] as const;
const firstDay = '2025-02-03';
const days = 494;
const today = '2026-06-12';

/** The snag list of an invented building site, February 2025 to June 2026, as a site app exports it: JSON with snake_case names. */
export function snagsFile(): string {
  const random = new Random(29_640);
  const dates = Array.from({ length: 760 }, () => workday(random)).toSorted();
  return JSON.stringify(dates.map((date, index) => snag(date, index, random)));
}

function workday(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, Math.floor(days * random.next() ** 0.85));
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && date <= today) return date;
  }
}

/** What is not closed has no day of closing and no cost yet; the firm pays for most of it itself. */
function snag(date: string, index: number, random: Random): Record<string, string | number | boolean | null> {
  const [trade, firm, , usual, faults] = random.pickWeighted(trades.map((item) => [item, item[2]]));
  const severity = random.pickWeighted(severities);
  const allowed = { minor: 21, major: 10, critical: 3 }[severity];
  const due = daysAfter(date, allowed);
  const closed = daysAfter(date, 1 + Math.floor(allowed * 2.1 * random.next() ** 1.6));
  const isClosed = closed <= today && random.next() > 0.06;
  const factor = { minor: 0.6, major: 1.5, critical: 3.2 }[severity];
  const isCharged = isClosed && random.next() < 0.24;
  const open = blocks.filter(([, , since]) => since <= date);
  return {
    snag_no: index + 1,
    block: random.pickWeighted(open.map((item) => [item[0], item[1]])),
    plot_no: random.between(1, 24),
    room: trade === 'Roofing' || trade === 'Landscaping' ? 'outside' : random.pickWeighted(rooms),
    trade,
    subcontractor: firm,
    fault: random.pick(faults),
    severity,
    raised_on: date,
    raised_by: random.pickWeighted(raisedBy),
    inspector: random.pick(inspectors),
    due_by: due,
    closed_on: isClosed ? closed : null,
    cost_to_fix: isClosed ? Math.round(usual * factor * (0.5 + random.next())) : null,
    back_charged: isCharged,
    photos: random.next() < 0.3 ? 0 : random.between(1, 6),
  };
}
