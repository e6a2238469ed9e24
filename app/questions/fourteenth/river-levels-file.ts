import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

/** Station, river, region, usual level in metres, usual flow in cubic metres a second, rain factor. */
const stations: readonly (readonly [string, string, string, number, number, number])[] = [
  ['Aldbrook Weir', 'Tarn', 'Upper Vale', 1.12, 14, 1.28],
  ['Milltown Bridge', 'Tarn', 'Lower Vale', 1.74, 31, 0.94],
  ['Saltersford', 'Tarn', 'Coast', 2.21, 46, 0.78],
  ['Greywater Lock', 'Esker', 'Upper Vale', 0.86, 9, 1.35],
  ['Penhale Gauge', 'Esker', 'Lower Vale', 1.31, 19, 1.02],
  ['Kirkmoor', 'Wend', 'Moorland', 0.64, 5, 1.51],
  ['Stanhope Ford', 'Wend', 'Upper Vale', 0.93, 11, 1.17],
  ['Cresswell Quay', 'Wend', 'Coast', 1.95, 38, 0.83],
];
/** Rain and warmth of each month, January first. */
const wetness = [1.5, 1.3, 1.1, 0.8, 0.7, 0.6, 0.6, 0.7, 0.9, 1.2, 1.5, 1.6];
const warmth = [4.6, 4.9, 6.8, 9.4, 12.6, 15.7, 17.3, 16.9, 14.2, 10.8, 7.4, 5.3];
const firstDay = '2024-01-01';
const weeks = 128;

/** Weekly readings of an invented river authority, January 2024 to June 2026: JSON with snake_case names. */
export function riverLevelsFile(): string {
  const random = new Random(64_209);
  return JSON.stringify(
    Array.from({ length: weeks }, (_, week) => weekOf(daysAfter(firstDay, week * 7), random)).flat(),
  );
}

/** Wet weeks are wet everywhere. */
function weekOf(date: string, random: Random): Record<string, string | number>[] {
  const month = Number(date.slice(5, 7)) - 1;
  const spell = (wetness[month] ?? 1) * (0.25 + 1.6 * random.next() ** 1.5);
  return stations.map(([station, river, region, level, flow, wet], index) => {
    const rain = Math.round(190 * spell * wet * (0.7 + 0.6 * random.next())) / 10;
    const rise = 0.66 + 0.021 * rain * (0.75 + 0.5 * random.next());
    const metres = level * rise;
    return {
      station_id: `RL-${String(index + 1).padStart(2, '0')}`,
      station_name: station,
      river,
      region,
      measured_on: date,
      level_m: Math.round(metres * 100) / 100,
      flow_m3s: Math.round(flow * rise ** 1.7 * 10) / 10,
      rainfall_mm: rain,
      water_temp_c: Math.round(((warmth[month] ?? 10) + 2.4 * (random.next() - 0.5)) * 10) / 10,
      alert_level: rise > 1.75 ? 'warning' : rise > 1.4 ? 'watch' : 'normal',
      reading_type: random.next() < 0.12 ? 'manual' : 'automatic',
    };
  });
}
