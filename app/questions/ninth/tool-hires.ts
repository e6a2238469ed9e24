import type { WrittenQuestion } from '../question.ts';

export const toolHireQuestions: WrittenQuestion[] = [
  {
    kind: 'missing values',
    turns: ['How many hires have not been returned yet?'],
    sql: 'SELECT count(*) FROM hire_log WHERE returned_on IS NULL',
  },
  {
    kind: 'by category',
    turns: ['Hire charges by depot, for hires that went out in 2025'],
    sql: 'SELECT depot, sum(hire_charge) FROM hire_log WHERE year(out_date) = 2025 GROUP BY 1',
  },
  {
    kind: 'top or bottom',
    turns: ['What are the 5 most hired pieces of equipment?'],
    sql: 'SELECT equipment, count(*) FROM hire_log GROUP BY 1 ORDER BY 2 DESC LIMIT 5',
    isOrdered: true,
  },
  {
    kind: 'list',
    turns: ['list everything that is overdue, i.e. not returned and due back before today'],
    sql: `SELECT hire_no FROM hire_log
      WHERE returned_on IS NULL AND due_back < DATE '2026-06-15'`,
    isList: true,
  },
  {
    kind: 'aggregate',
    turns: ['Average days charged per category'],
    sql: 'SELECT category, avg(days_charged) FROM hire_log GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['How many hires went out in each quarter?'],
    sql: `SELECT date_trunc('quarter', out_date), count(*) FROM hire_log GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'share',
    turns: ['What share of private hires took the damage waiver?'],
    sql: `SELECT count(*) FILTER (damage_waiver) / count(*) FROM hire_log WHERE customer_type = 'Private'`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'count',
    turns: ['How many hires came back after the date they were due?'],
    sql: 'SELECT count(*) FROM hire_log WHERE returned_on > due_back',
  },
  {
    kind: 'aggregate',
    turns: ['median hire charge for trade customers'],
    sql: "SELECT median(hire_charge) FROM hire_log WHERE customer_type = 'Trade'",
  },
  {
    kind: 'lookup',
    turns: ['When is H-50722 due back?'],
    sql: "SELECT due_back FROM hire_log WHERE hire_no = 'H-50722'",
  },
  {
    kind: 'negation',
    turns: ['What are the total hire charges of everything but excavators that went out last month?'],
    sql: `SELECT sum(hire_charge) FROM hire_log WHERE category <> 'Excavators'
      AND out_date >= DATE '2026-05-01' AND out_date < DATE '2026-06-01'`,
  },
  {
    kind: 'having',
    turns: ['Which customers have hired from us more than 60 times?'],
    sql: 'SELECT customer FROM hire_log GROUP BY 1 HAVING count(*) > 60',
  },
  {
    kind: 'follow-up',
    turns: ['How many hires went out from each depot in 2025?', 'just excavators', 'and so far this year?'],
    sql: `SELECT depot, count(*) FROM hire_log
      WHERE category = 'Excavators' AND out_date >= DATE '2026-01-01' GROUP BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which depot is doing best?'],
    sql: 'SELECT depot FROM hire_log GROUP BY 1 ORDER BY sum(hire_charge) DESC LIMIT 1',
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['How much fuel did the generators use in May?'], sql: null },
];
