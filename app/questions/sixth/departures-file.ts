import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

interface Departure {
  flightNo: string;
  scheduledAt: string;
  airline: string;
  destination: string;
  destinationCountry: string;
  terminal: string;
  aircraftType: string;
  status: 'Departed' | 'Cancelled' | 'Diverted';
  delayMinutes: number | null;
  delayReason: string | null;
  seats: number;
  passengers: number | null;
}

/** Airline, code, share of the flights, terminal. */
const airlines: readonly (readonly [string, string, number, string])[] = [
  ['Nordwing', 'NW', 34, 'T1'],
  ['Halcyon Air', 'HC', 26, 'T2'],
  ['Velora', 'VL', 21, 'T2'],
  ['Polaris Connect', 'PC', 12, 'T1'],
  ['Sunreach', 'SR', 7, 'T3'],
];
const destinations: readonly (readonly [string, string, number])[] = [
  ['Amsterdam', 'Netherlands', 17],
  ['Oslo', 'Norway', 14],
  ['Bergen', 'Norway', 6],
  ['Barcelona', 'Spain', 13],
  ['Malaga', 'Spain', 9],
  ['Milan', 'Italy', 11],
  ['Rome', 'Italy', 8],
  ['Zurich', 'Switzerland', 12],
  ['Dublin', 'Ireland', 7],
  ['Reykjavik', 'Iceland', 3],
];
const aircraft: readonly (readonly [string, number, number])[] = [
  ['A320', 180, 44],
  ['B737-800', 189, 31],
  ['E190', 100, 17],
  ['ATR 72', 70, 8],
];
const reasons = [
  ['Weather', 26],
  ['Late Inbound Aircraft', 34],
  ['Air Traffic Control', 21],
  ['Technical', 13],
  ['Crew', 6],
] as const;
const firstDay = '2025-01-01';
const days = 530;

/** Departures of an invented airport since January 2025, as an operations interface returns them: a JSON array, camelCase names. */
export function departuresFile(): string {
  const random = new Random(73_700);
  const flown = Array.from({ length: 1320 }, () => Math.floor(days * random.next())).toSorted(
    (a, b) => a - b,
  );
  return JSON.stringify(flown.map((day) => departure(day, random)));
}

function departure(day: number, random: Random): Departure {
  const [airline, code, , terminal] = random.pickWeighted(airlines.map((item) => [item, item[2]]));
  const [destination, country] = random.pickWeighted(destinations.map((item) => [item, item[2]]));
  const [aircraftType, seats] = random.pickWeighted(aircraft.map((item) => [item, item[2]]));
  const minute = random.between(6 * 12, 22 * 12) * 5;
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
  const chance = random.next();
  const status = chance < 0.035 ? 'Cancelled' : chance < 0.045 ? 'Diverted' : 'Departed';
  const isCancelled = status === 'Cancelled';
  const delay = Math.max(0, Math.floor(95 * random.next() ** 2.6 + 130 * random.next() ** 14) - 4);
  return {
    flightNo: `${code}${random.between(101, 189)}`,
    scheduledAt: `${daysAfter(firstDay, day)}T${time}`,
    airline,
    destination,
    destinationCountry: country,
    terminal,
    aircraftType,
    status,
    delayMinutes: isCancelled ? null : delay,
    delayReason: isCancelled || delay < 15 ? null : random.pickWeighted(reasons),
    seats,
    passengers: isCancelled ? null : Math.round(seats * (0.48 + 0.52 * random.next() ** 0.6)),
  };
}
