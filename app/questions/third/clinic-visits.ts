import type { WrittenQuestion } from '../question.ts';

export const clinicQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['how many visits did the cardiology ward have'],
    sql: `SELECT count(*) FROM clinic_visits WHERE "Ward" = 'Cardiology'`,
  },
  {
    kind: 'aggregate',
    turns: ['What is the median charge of an emergency visit?'],
    sql: `SELECT median("Charge (USD)") FROM clinic_visits WHERE "Admission Type" = 'Emergency'`,
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['average length of stay by ward'],
    sql: 'SELECT "Ward", avg("Length of Stay (days)") FROM clinic_visits GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['Show what we charged per quarter in 2025'],
    sql: `SELECT date_trunc('quarter', "Visit Date"), sum("Charge (USD)") FROM clinic_visits
      WHERE year("Visit Date") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which physician is the busiest?'],
    sql: 'SELECT "Physician" FROM clinic_visits GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
    mayClarify: true,
  },
  {
    kind: 'filter',
    turns: ['How many visits were by people aged 80 or older?'],
    sql: 'SELECT count(*) FROM clinic_visits WHERE "Patient Age" >= 80',
  },
  {
    kind: 'share',
    turns: ['What share of Neurology visits ended in a readmission?'],
    sql: `SELECT count(*) FILTER ("Readmitted" = 'Yes') / count(*) FROM clinic_visits
      WHERE "Ward" = 'Neurology'`,
    isPercent: true,
  },
  {
    kind: 'missing values',
    turns: ['For how many visits is the insurance missing?'],
    sql: 'SELECT count(*) FROM clinic_visits WHERE "Insurance" IS NULL',
  },
  {
    kind: 'distinct',
    turns: ['How many different patients did we see last year?'],
    sql: 'SELECT count(DISTINCT "Patient ID") FROM clinic_visits WHERE year("Visit Date") = 2025',
  },
  {
    kind: 'negation',
    turns: ['How many visits in May 2026 were not emergencies?'],
    sql: `SELECT count(*) FROM clinic_visits WHERE "Admission Type" <> 'Emergency'
      AND "Visit Date" >= DATE '2026-05-01' AND "Visit Date" < DATE '2026-06-01'`,
  },
  {
    kind: 'follow-up',
    turns: ['Visits by ward this year', 'only the planned ones'],
    sql: `SELECT "Ward", count(*) FROM clinic_visits
      WHERE "Admission Type" = 'Planned' AND "Visit Date" >= DATE '2026-01-01' GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['How many patients were vaccinated against the flu?'], sql: null },
];
