import { csvText } from '../../questions/files/csv.ts';

const cities =
  `Aalst Bruges Delft Ede Ghent Haarlem Heerlen Hilversum Kortrijk Leiden Leuven Mechelen Namur Nijmegen Ostend Roermond
  Tilburg Tournai Utrecht Venlo Veere Weert Woerden Almelo Almere Assen Breda Dordrecht Emmen Enschede Gouda Groningen Helmond Hoorn`.split(
    /\s+/,
  );
const firstNames =
  'Ada Ben Cleo Dina Emil Fay Gus Hana Ivo June Kai Lena Milo Nora Otis Pia Quin Rosa Sven Tess'.split(' ');
const lastNames = 'Baker Cohen Dekker Evers Faber Groot Haas Jansen'.split(' ');

/** 160 shops. What the questions name stands near the end, behind what a sample of values would hold; states are written in three ways. */
export function storesFile(): string {
  const rows = Array.from({ length: 160 }, (_, index) => {
    const city =
      index === 157 ? 'Zwolle' : index === 140 ? 'Maastricht' : (cities[index % cities.length] ?? '');
    const manager =
      index === 149 ? 'Yvonne Okafor' : `${firstNames[index % 20]} ${lastNames[Math.floor(index / 20) % 8]}`;
    const name = index === 33 ? 'Zutphen Road' : `Shop ${String(index + 1).padStart(3, '0')}`;
    return [
      `S${index + 1}`,
      name,
      city,
      ['North', 'South', 'North', 'east', 'East', 'north'][index % 6] ?? '',
      manager,
      statusOf(index),
      String(60 + ((index * 37) % 240)),
      (1500 + ((index * 7919) % 9000) + 0.25).toFixed(2),
    ];
  });
  return csvText(
    ['Store ID', 'Store Name', 'City', 'Region', 'Manager', 'Status', 'Floor Area', 'Weekly Sales'],
    rows,
  );
}

function statusOf(index: number): string {
  if (index % 16 === 3) return 'OPEN';
  if (index % 8 === 5) return 'open';
  if (index % 10 === 7) return 'closed';
  return index % 4 === 2 ? 'Closed' : 'Open';
}
