import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from './calendar.ts';
import { csvText } from './csv.ts';

/** Neighbourhood, how many listings it has relative to the others, and how dear it is. */
const neighbourhoods: readonly (readonly [string, number, number])[] = [
  ['Harbourside', 9, 1.5],
  ['Old Town', 8, 1.35],
  ['Kingsfield', 5, 1],
  ['Millbrook', 4, 0.8],
  ['Riverside Park', 6, 1.1],
  ['University Quarter', 7, 0.75],
  ['Westgate', 3, 0.7],
  ['Cherry Hill', 2, 1.9],
];

/** Room type, share, usual price of a night in dollars. */
const roomTypes: readonly (readonly [string, number, number])[] = [
  ['Entire home', 60, 145],
  ['Private room', 32, 68],
  ['Shared room', 3, 34],
  ['Hotel room', 5, 172],
];

const hosts =
  `Amara Bruno Celeste Dmitri Elena Farid Greta Hiro Ines Jonas Kamila Leo Marta Nadia Oscar Paloma
  Quentin Rosa Stefan Tove Ursula Viktor Wanda Xavier Yara Zoltan`.split(/\s+/);
const adjectives = ['Sunny', 'Quiet', 'Bright', 'Cosy', 'Spacious', 'Stylish', 'Charming', 'Modern'];
const kinds = ['loft', 'studio', 'flat', 'townhouse', 'room', 'garden flat', 'penthouse', 'cottage'];

/** Short-term rental listings of an invented city, as open rental data comes: snake_case headers, prices such as `$1,250.00`. */
export function listingsFile(): string {
  const random = new Random(41);
  const rows = Array.from({ length: 640 }, (_, index) => listingRow(index, random));
  const header =
    'listing_id,name,host_name,neighbourhood,room_type,price,minimum_nights,number_of_reviews,last_review,rating,availability_365,instant_bookable';
  return csvText(header.split(','), rows);
}

function listingRow(index: number, random: Random): string[] {
  const [neighbourhood, , dearness] = random.pickWeighted(neighbourhoods.map((item) => [item, item[1]]));
  const [roomType, , usualPrice] = random.pickWeighted(roomTypes.map((item) => [item, item[1]]));
  const reviews = random.next() < 0.14 ? 0 : Math.floor(320 * random.next() ** 3) + 1;
  const price = Math.round(usualPrice * dearness * (0.5 + random.next() + 5 * random.next() ** 14));
  return [
    String(30_417 + index * 13),
    `${random.pick(adjectives)} ${random.pick(kinds)} in ${neighbourhood} no. ${index + 1}`,
    random.pick(hosts),
    neighbourhood,
    roomType,
    `$${price.toLocaleString('en-US')}.00`,
    String(
      random.pickWeighted([
        [1, 30],
        [2, 34],
        [3, 18],
        [5, 6],
        [7, 6],
        [30, 6],
      ]),
    ),
    String(reviews),
    reviews === 0 ? '' : daysAfter('2026-05-31', -Math.floor(880 * random.next() ** 2)),
    reviews === 0 ? '' : (5 - 1.9 * random.next() ** 2.2).toFixed(2),
    String(random.next() < 0.2 ? 0 : random.between(1, 365)),
    random.next() < 0.42 ? 'true' : 'false',
  ];
}
