import { Random } from '#connectors/sample-company/random.ts';
import { csvText } from '../files/csv.ts';

/** Race, its day, share of the runners, kilometres, fee in euros. */
const races: readonly (readonly [string, string, number, number, number])[] = [
  ['Marathon', '2025-04-27', 16, 42.195, 85],
  ['Half Marathon', '2025-04-27', 20, 21.0975, 55],
  ['10K', '2025-04-26', 11, 10, 30],
  ['Marathon', '2026-04-26', 18, 42.195, 90],
  ['Half Marathon', '2026-04-26', 23, 21.0975, 58],
  ['10K', '2026-04-25', 12, 10, 32],
];
const clubs = [
  ['', 46],
  ['Harbour Harriers', 14],
  ['Lauffreunde Nord', 12],
  ['Old Town Striders', 11],
  ['Polder Runners', 8],
  ['Tri Team Azul', 6],
  ['University AC', 3],
] as const;
const nations = [
  ['NED', 44],
  ['GER', 21],
  ['BEL', 13],
  ['GBR', 10],
  ['FRA', 6],
  ['USA', 4],
  ['KEN', 2],
] as const;
const ageGroups = [
  ['18-29', 24],
  ['30-39', 31],
  ['40-49', 25],
  ['50-59', 14],
  ['60+', 6],
] as const;
const firstNames = {
  F: `Anouk Birgit Carla Daphne Eefje Freya Hanna Imke Joke Lotte Maren Nadia Roos Sanne Tess`.split(' '),
  M: `Arjen Bram Casper Dirk Emil Frank Gijs Hugo Jasper Koen Lars Matthijs Niels Piet Ruben`.split(' '),
};
const lastNames =
  `Aalbers Boersma Claes Dekker Engels Faber Groot Hendriks Jonker Kramer Lemmens Meijer Nieuwland Postma
  Rutgers Smeets Terpstra Vermeer Willems Zijlstra`.split(/\s+/);

/** The results of two running weekends as timekeepers publish them: one row for each start number, no time for who did not finish. */
export function raceResultsFile(): string {
  const random = new Random(42_195);
  const header =
    'Bib,Runner,Gender,Age Group,Nationality,Club,Race,Race Date,Status,Finish Time (min),Pace (min/km),Entry Fee (EUR),First Timer';
  const rows = Array.from({ length: 1150 }, (_, index) => runnerRow(index, random));
  return csvText(header.split(','), rows);
}

function runnerRow(index: number, random: Random): string[] {
  const [race, day, , kilometres, fee] = random.pickWeighted(races.map((item) => [item, item[2]]));
  const gender = random.next() < 0.43 ? 'F' : 'M';
  const ageGroup = random.pickWeighted(ageGroups);
  const status = random.pickWeighted([
    ['Finished', 91],
    ['DNF', race === 'Marathon' ? 6 : 2],
    ['DNS', 4],
    ['DSQ', 0.6],
  ]);
  const fitness = 3.55 + 4.2 * (random.next() + random.next() + random.next()) * 0.42;
  const years = { '18-29': 0, '30-39': 0.05, '40-49': 0.22, '50-59': 0.55, '60+': 1.05 }[ageGroup];
  const pace = fitness + years + (gender === 'F' ? 0.45 : 0) + kilometres * 0.007;
  const isFinished = status === 'Finished';
  return [
    String(1001 + index),
    `${random.pick(firstNames[gender])} ${random.pick(lastNames)}`,
    gender,
    ageGroup,
    random.pickWeighted(nations),
    random.pickWeighted(clubs),
    race,
    day,
    status,
    isFinished ? (pace * kilometres).toFixed(2) : '',
    isFinished ? pace.toFixed(2) : '',
    String(fee),
    random.next() < 0.31 ? 'Yes' : 'No',
  ];
}
