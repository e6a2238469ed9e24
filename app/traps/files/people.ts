import { csvText } from '../../questions/files/csv.ts';

const people: readonly (readonly [string, string, string, string, string])[] = [
  ['K01', 'Chris Taylor', 'Paris', 'France', 'Orange'],
  ['K02', 'Chris Taylor', 'Paris', 'United States', 'Blue'],
  ['K03', 'Jordan Wells', 'Amman', 'Jordan', 'Green'],
  ['K04', 'Georgia Lane', 'Tbilisi', 'Georgia', 'Blue'],
  ['K05', 'Sydney Cole', 'Sydney', 'Australia', 'Orange'],
  ['K06', 'Dana Fox', 'Orange', 'France', 'Green'],
  ['K07', 'Austin Reed', 'Springfield', 'United States', 'Blue'],
  ['K08', 'Mia Stone', 'Austin', 'United States', 'Green'],
  ['K09', 'Florence Hill', 'Lyon', 'France', 'Blue'],
  ['K10', 'Ray Dunn', 'Florence', 'Italy', 'Orange'],
];

/** Gifts of people who share their names with each other, with places and with colours. */
export function giftsFile(): string {
  const rows = Array.from({ length: 118 }, (_, index) => {
    const [id, name, city, country, team] =
      people[Math.floor((index * index) / 7) % people.length] ?? people[0] ?? [];
    return [
      `G${index + 1}`,
      `2025-${String((index % 12) + 1).padStart(2, '0')}-15`,
      id ?? '',
      name ?? '',
      city ?? '',
      country ?? '',
      team ?? '',
      String(10 + ((index * 19) % 200)),
    ];
  });
  return csvText(
    ['Gift No', 'Given On', 'Donor ID', 'Donor', 'City', 'Country', 'Team', 'Gift Amount'],
    rows,
  );
}
