import type { WrittenQuestion } from '../question.ts';

export const energyCertificateQuestions: WrittenQuestion[] = [
  {
    kind: 'filter',
    turns: ['How many homes currently have an F or G rating?'],
    sql: "SELECT count(*) FROM energy_certificates WHERE current_energy_rating IN ('F', 'G')",
  },
  {
    kind: 'aggregate',
    turns: ["What's the average floor area of the flats?"],
    sql: "SELECT avg(floor_area_m2) FROM energy_certificates WHERE property_type = 'Flat'",
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['what is the lowest energy efficiency score in Saltwick'],
    sql: "SELECT min(energy_efficiency_score) FROM energy_certificates WHERE town = 'Saltwick'",
  },
  {
    kind: 'by category',
    turns: ['Average annual heating cost by main fuel'],
    sql: 'SELECT main_fuel, avg(annual_heating_cost) FROM energy_certificates GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['How many certificates are there for each current energy rating?'],
    sql: 'SELECT current_energy_rating, count(*) FROM energy_certificates GROUP BY 1',
  },
  {
    kind: 'by period',
    turns: ['Show the number of certificates lodged per year'],
    sql: "SELECT date_trunc('year', lodgement_date), count(*) FROM energy_certificates GROUP BY 1 ORDER BY 1",
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['How have average CO2 emissions changed from quarter to quarter since 2024?'],
    sql: `SELECT date_trunc('quarter', lodgement_date), avg(co2_emissions_tonnes) FROM energy_certificates
      WHERE lodgement_date >= DATE '2024-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
    decimals: 2,
  },
  {
    kind: 'top or bottom',
    turns: ['Which town has the best average efficiency score?'],
    sql: 'SELECT town FROM energy_certificates GROUP BY 1 ORDER BY avg(energy_efficiency_score) DESC LIMIT 1',
  },
  {
    kind: 'filter',
    turns: ['How many homes built before 1900 have an efficiency score below 40?'],
    sql: `SELECT count(*) FROM energy_certificates
      WHERE construction_period = 'before 1900' AND energy_efficiency_score < 40`,
  },
  {
    kind: 'date filter',
    turns: ['How many certificates for bungalows were lodged in the first half of 2025?'],
    sql: `SELECT count(*) FROM energy_certificates WHERE property_type = 'Bungalow'
      AND lodgement_date >= DATE '2025-01-01' AND lodgement_date < DATE '2025-07-01'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of the homes in each town are heated with oil?'],
    sql: "SELECT town, count(*) FILTER (main_fuel = 'oil') / count(*) FROM energy_certificates GROUP BY 1",
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Give me a list of the homes with an annual heating cost over 2,500'],
    sql: 'SELECT certificate_number FROM energy_certificates WHERE annual_heating_cost > 2500',
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['How many new dwelling certificates were there in 2025 compared to 2024?'],
    sql: `SELECT year(lodgement_date), count(*) FROM energy_certificates
      WHERE reason_for_assessment = 'new dwelling' AND year(lodgement_date) IN (2024, 2025) GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (year(lodgement_date) = 2025), count(*) FILTER (year(lodgement_date) = 2024)
      FROM energy_certificates WHERE reason_for_assessment = 'new dwelling'`,
  },
  {
    kind: 'follow-up',
    turns: ['How many certificates were lodged last year?', 'split that by town', 'only the flats'],
    sql: `SELECT town, count(*) FROM energy_certificates
      WHERE property_type = 'Flat' AND year(lodgement_date) = 2025 GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['How many of these homes have solar panels?'], sql: null },
];
