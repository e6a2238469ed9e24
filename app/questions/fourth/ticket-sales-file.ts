import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

/** Event, genre, venue, its day, dollars of a standard ticket, share of the sales. */
const events: readonly (readonly [string, string, string, string, number, number])[] = [
  ['Winter Jazz Night', 'Jazz', 'Orpheum Hall', '2025-02-14', 38, 8],
  ['Laugh Riot', 'Comedy', 'The Cellar', '2025-04-05', 24, 9],
  ['Brass in the Park', 'Jazz', 'Lakeside Stage', '2025-06-21', 18, 10],
  ['The Velvet Foxes', 'Rock', 'Lakeside Stage', '2025-07-19', 52, 17],
  ['Hamlet', 'Theatre', 'Orpheum Hall', '2025-10-11', 45, 12],
  ['Open Mic Marathon', 'Comedy', 'The Cellar', '2025-11-08', 15, 6],
  ['Nutcracker', 'Ballet', 'Orpheum Hall', '2025-12-20', 58, 15],
  ['Glass Harbor Live', 'Rock', 'Orpheum Hall', '2026-03-07', 64, 14],
  ['Spring Swing', 'Jazz', 'The Cellar', '2026-05-16', 29, 9],
  ['Midsummer Rock', 'Rock', 'Lakeside Stage', '2026-06-27', 70, 13],
];
/** Ticket type, share of the sales, times the standard price. */
const ticketTypes: readonly (readonly [string, number, number])[] = [
  ['standard', 62, 1],
  ['vip', 13, 2.2],
  ['student', 17, 0.6],
  ['group', 8, 0.85],
];
const channels = [
  ['website', 47],
  ['mobile_app', 29],
  ['box_office', 18],
  ['reseller', 6],
] as const;
const cities = [
  ['Fairmont', 44],
  ['Lindale', 22],
  ['Port Ashby', 16],
  ['Queensbury', 11],
  ['', 7],
] as const;
const promoCodes = [
  ['', 82],
  ['EARLYBIRD', 11],
  ['FRIENDS', 7],
] as const;
/** Sales run from so many days before an event. */
const saleDays = 110;
const lastDay = '2026-06-14';

/** Ticket sales for ten invented events, sold from October 2024 to mid-June 2026, as a ticket office exports them: snake_case. */
export function ticketSalesFile(): string {
  const random = new Random(9_870);
  const sales = Array.from({ length: 1400 }, () => makeSale(random))
    .filter(({ soldAt }) => soldAt.slice(0, 10) <= lastDay)
    .toSorted((a, b) => (a.soldAt < b.soldAt ? -1 : 1));
  const header =
    'sale_id,sold_at,event_name,genre,venue,event_date,ticket_type,quantity,unit_price,total_paid,sales_channel,buyer_city,promo_code,refunded';
  return csvText(
    header.split(','),
    sales.map(({ soldAt, rest }, index) => [String(510_001 + index), soldAt, ...rest]),
  );
}

function makeSale(random: Random): { soldAt: string; rest: string[] } {
  const [event, genre, venue, eventDate, price] = random.pickWeighted(events.map((item) => [item, item[5]]));
  const [ticketType, , factor] = random.pickWeighted(ticketTypes.map((item) => [item, item[1]]));
  const promoCode = random.pickWeighted(promoCodes);
  const quantity = ticketType === 'group' ? random.between(8, 24) : random.between(1, 5);
  const cents = Math.round(price * factor * 100);
  const paid = Math.round(cents * quantity * (promoCode === '' ? 1 : 0.9));
  const day = daysAfter(eventDate, -Math.floor(saleDays * random.next() ** 1.7));
  const minute = random.between(9 * 60, 18 * 60);
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
  const rest = [
    event,
    genre,
    venue,
    eventDate,
    ticketType,
    String(quantity),
    (cents / 100).toFixed(2),
    (paid / 100).toFixed(2),
    random.pickWeighted(channels),
    random.pickWeighted(cities),
    promoCode,
    random.next() < 0.05 ? 'true' : 'false',
  ];
  return { soldAt: `${day} ${time}`, rest };
}
