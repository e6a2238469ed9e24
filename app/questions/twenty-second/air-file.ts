import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

interface Station {
  station_id: string;
  station_name: string;
  district: string;
  station_type: string;
  /** How dirty its air is. */
  load: number;
}

const stations: readonly Station[] = [
  station('AQ01', 'Ring Road East', 'Eastgate', 'traffic', 1.42),
  station('AQ02', 'Victoria Square', 'Centre', 'traffic', 1.27),
  station('AQ03', 'Mill Park', 'Centre', 'background', 0.84),
  station('AQ04', 'Steelworks Lane', 'Docklands', 'industrial', 1.55),
  station('AQ05', 'Quayside', 'Docklands', 'industrial', 1.33),
  station('AQ06', 'Hillcrest School', 'Hillcrest', 'background', 0.71),
  station('AQ07', 'Airport Road', 'Eastgate', 'traffic', 1.18),
  station('AQ08', 'Observatory', 'Hillcrest', 'background', 0.58),
  station('AQ09', 'Southfield', 'Southfield', 'background', 0.93),
];
const firstDay = '2024-01-03';
const rounds = 149;
/** Every sixth day is a sampling day. */
const step = 6;

function station(id: string, name: string, district: string, type: string, load: number): Station {
  return { station_id: id, station_name: name, district, station_type: type, load };
}

/** Readings of an invented city's stations on every sixth day, January 2024 to June 2026: JSON with snake_case names. */
export function airFile(): string {
  const random = new Random(18_553);
  const rows = Array.from({ length: rounds }, (_, round) => {
    const date = daysAfter(firstDay, round * step);
    // On the same day the air is good or bad everywhere.
    const weather = 0.6 + 0.9 * random.next() ** 1.4;
    return stations.map((place) => reading(place, date, weather, random));
  });
  return JSON.stringify(rows.flat());
}

function reading(
  { load, ...place }: Station,
  date: string,
  weather: number,
  random: Random,
): Record<string, string | number | null> {
  const season = Math.cos((2 * Math.PI * (Date.parse(`${date}T00:00:00Z`) / 86_400_000 - 15)) / 365.25);
  const cleaner = 1 - 0.05 * (Number(date.slice(0, 4)) - 2024);
  const dirt = load * weather * cleaner * (1 + 0.28 * season);
  const fine = rounded(11.5 * dirt * (0.8 + 0.4 * random.next()));
  const coarse = rounded(fine * (1.5 + 0.5 * random.next()));
  const index = Math.round(fine * 3.1 + 8 * random.next());
  return {
    ...place,
    reading_date: date,
    pm25: random.next() < 0.04 ? null : fine,
    pm10: random.next() < 0.04 ? null : coarse,
    no2: random.next() < 0.05 ? null : rounded(24 * dirt * (0.75 + 0.5 * random.next())),
    o3:
      random.next() < 0.05
        ? null
        : rounded((58 * (1 - 0.35 * season)) / (0.7 + 0.3 * load) - 8 + 14 * random.next()),
    temperature_c: rounded(11 - 9.5 * season + 7 * (random.next() - 0.5)),
    wind_speed_kmh: rounded(6 + 16 * random.next() ** 1.5 + (1.5 - weather) * 5),
    aqi: index,
    aqi_category: categoryOf(index),
    validation: date >= '2026-05-01' ? 'provisional' : 'verified',
  };
}

function categoryOf(index: number): string {
  if (index <= 50) return 'Good';
  if (index <= 75) return 'Moderate';
  return index <= 100 ? 'Poor' : 'Very poor';
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
