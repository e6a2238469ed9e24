import { Random } from '#connectors/sample-company/random.ts';
import { csvText } from './csv.ts';

/** Country, continent, people in millions, yearly output in billions of dollars, life expectancy: rough starting points of 2010. */
const countries: readonly (readonly [string, string, number, number, number])[] = [
  ['Argentina', 'South America', 41, 420, 75.3],
  ['Australia', 'Oceania', 22, 1150, 81.7],
  ['Bangladesh', 'Asia', 148, 115, 68.6],
  ['Brazil', 'South America', 196, 2200, 73.2],
  ['Canada', 'North America', 34, 1610, 81.2],
  ['Chile', 'South America', 17, 218, 78.5],
  ['Egypt', 'Africa', 83, 219, 70.4],
  ['Ethiopia', 'Africa', 88, 30, 61.3],
  ['France', 'Europe', 65, 2640, 81.5],
  ['Germany', 'Europe', 82, 3400, 79.9],
  ['Ghana', 'Africa', 25, 32, 61.0],
  ['India', 'Asia', 1240, 1680, 66.9],
  ['Indonesia', 'Asia', 244, 755, 68.1],
  ['Italy', 'Europe', 59, 2130, 81.9],
  ['Japan', 'Asia', 128, 5700, 82.8],
  ['Kenya', 'Africa', 42, 40, 60.6],
  ['Mexico', 'North America', 113, 1060, 75.1],
  ['New Zealand', 'Oceania', 4.4, 146, 80.7],
  ['Nigeria', 'Africa', 161, 363, 50.9],
  ['Norway', 'Europe', 4.9, 429, 81.0],
  ['Peru', 'South America', 29, 148, 73.9],
  ['Poland', 'Europe', 38, 476, 76.2],
  ['South Korea', 'Asia', 50, 1140, 80.1],
  ['Spain', 'Europe', 47, 1420, 82.0],
  ['Sweden', 'Europe', 9.4, 495, 81.5],
  ['United States', 'North America', 309, 15_000, 78.5],
];
const firstYear = 2010;
const years = 15;

/** Invented indicators of real countries by year, 2010 to 2024, in the form in which statistical offices publish them. */
export function indicatorsFile(): string {
  const random = new Random(1_960);
  const rows = countries.flatMap((country) => countryRows(country, random));
  const header =
    'Country,Continent,Year,Population,GDP (USD billion),Life Expectancy,Unemployment Rate (%),CO2 Emissions (Mt),Internet Users (%)';
  return csvText(header.split(','), rows);
}

function countryRows(
  [country, continent, people, output, life]: (typeof countries)[number],
  random: Random,
): string[][] {
  const isYoung = continent === 'Africa' || continent === 'Asia';
  const growth = isYoung ? 0.008 + 0.016 * random.next() : 0.009 * random.next();
  const outputGrowth = isYoung ? 0.03 + 0.03 * random.next() : 0.01 + 0.015 * random.next();
  const jobless = 3 + 11 * random.next();
  const carbon = output * (0.12 + 0.35 * random.next());
  const online = Math.min(90, 8 + output / people);
  return Array.from({ length: years }, (_, index) => [
    country,
    continent,
    String(firstYear + index),
    String(Math.round(people * 1e6 * (1 + growth) ** index)),
    (output * (1 + outputGrowth) ** index * (0.96 + 0.08 * random.next())).toFixed(1),
    (life + index * 0.18 + 0.4 * random.next()).toFixed(1),
    random.next() < 0.06 ? '' : Math.max(1.2, jobless + 3 * (random.next() - 0.5)).toFixed(1),
    (carbon * (1 + (isYoung ? 0.03 : -0.012)) ** index * (0.97 + 0.06 * random.next())).toFixed(2),
    random.next() < 0.09 ? '' : Math.min(98.4, online + index * 2.4 + random.next()).toFixed(1),
  ]);
}
