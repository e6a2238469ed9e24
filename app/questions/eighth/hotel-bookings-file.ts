import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

/** Room type, share of the bookings, usual euros a night. */
const roomTypes: readonly (readonly [string, number, number])[] = [
  ['Standard Double', 38, 118],
  ['Standard Single', 17, 84],
  ['Superior Double', 24, 149],
  ['Family Room', 13, 178],
  ['Junior Suite', 8, 246],
];
const countries = [
  ['Ireland', 36],
  ['United Kingdom', 22],
  ['Germany', 13],
  ['France', 9],
  ['United States', 9],
  ['Netherlands', 5],
  ['Spain', 3],
  ['', 3],
] as const;
/** Where the booking came from, share, chance that it is cancelled. */
const sources: readonly (readonly [string, number, number])[] = [
  ['StayFinder', 37, 0.23],
  ['Hotel Website', 26, 0.12],
  ['Phone', 14, 0.06],
  ['Travel Agent', 10, 0.11],
  ['Corporate', 13, 0.15],
];
const boards = [
  ['Room Only', 31],
  ['Breakfast', 52],
  ['Half Board', 17],
] as const;
const firstNames =
  `Aoife Brendan Ciara Declan Eimear Fergus Grace Hugh Isla Jonas Katrin Liam Maeve Niall Orla Patrice
  Quinn Rowan Saoirse Thomas Una Veronique Will Yvonne`.split(/\s+/);
const lastNames =
  `Ahern Boyle Carey Dunne Egan Flynn Garvey Hickey Irwin Joyce Keane Lacey Mulligan Nolan Osborne
  Power Quigley Roche Sheehy Tobin Vaughan Walsh`.split(/\s+/);
const firstDay = '2024-10-01';
const today = '2026-06-15';
const days = 622;

/** Bookings of an invented hotel from October 2024 on, as its front desk exports them: Title Case headers, `DD/MM/YYYY`. */
export function hotelBookingsFile(): string {
  const random = new Random(40_404);
  const guests = makeGuests(560, random);
  const booked = Array.from({ length: 1240 }, () => Math.floor(days * random.next() ** 0.9)).toSorted(
    (a, b) => a - b,
  );
  const rows = booked.map((day, index) => bookingRow(day, index, guests, random));
  const header =
    'Booking Ref,Guest Name,Guest Country,Booked On,Check-in,Check-out,Nights,Room Type,Adults,Children,Board,Rate per Night (EUR),Total (EUR),Source,Status';
  return csvText(header.split(','), rows);
}

/** A guest is from the same country each time. */
function makeGuests(count: number, random: Random): (readonly [string, string])[] {
  return Array.from({ length: count }, () => {
    const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
    return [name, random.pickWeighted(countries)] as const;
  });
}

function bookingRow(
  day: number,
  index: number,
  guests: readonly (readonly [string, string])[],
  random: Random,
): string[] {
  const [guest, country] = guests[Math.floor(guests.length * random.next() ** 1.5)] ?? ['', ''];
  const [roomType, , usualRate] = random.pickWeighted(roomTypes.map((item) => [item, item[1]]));
  const [source, , cancelChance] = random.pickWeighted(sources.map((item) => [item, item[1]]));
  const booked = daysAfter(firstDay, day);
  const checkIn = daysAfter(booked, 1 + Math.floor(150 * random.next() ** 2.4));
  const nights = 1 + Math.floor((source === 'Corporate' ? 4 : 7) * random.next() ** 1.9);
  const checkOut = daysAfter(checkIn, nights);
  const isSummer = ['06', '07', '08'].includes(checkIn.slice(5, 7));
  const rate = Math.round(usualRate * (isSummer ? 1.22 : 1) * (0.84 + 0.3 * random.next()));
  const isSingle = roomType === 'Standard Single';
  return [
    `HB${240_117 + index * 3}`,
    guest,
    country,
    slashDate(booked),
    slashDate(checkIn),
    slashDate(checkOut),
    String(nights),
    roomType,
    String(isSingle ? 1 : random.between(1, 2)),
    String(roomType === 'Family Room' ? random.between(1, 3) : 0),
    random.pickWeighted(boards),
    rate.toFixed(2),
    (rate * nights).toLocaleString('en-IE', { minimumFractionDigits: 2 }),
    source,
    statusOf(checkIn, checkOut, cancelChance, random),
  ];
}

function statusOf(checkIn: string, checkOut: string, cancelChance: number, random: Random): string {
  if (random.next() < cancelChance) return 'Cancelled';
  if (checkIn >= today) return 'Confirmed';
  if (random.next() < 0.025) return 'No-show';
  return checkOut > today ? 'In House' : 'Checked Out';
}

/** `2025-03-07` as the Irish write it: `07/03/2025`. */
function slashDate(date: string): string {
  return date.split('-').toReversed().join('/');
}
