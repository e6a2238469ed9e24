import type { WrittenQuestion } from '../question.ts';

export const staffQuestions: WrittenQuestion[] = [
  {
    kind: 'by category',
    turns: ['How many employees are in each department?'],
    sql: 'SELECT "Department", count(*) FROM Employees GROUP BY 1',
  },
  {
    kind: 'aggregate',
    turns: ['How much did we pay our people in 2025?'],
    sql: 'SELECT sum("Gross Pay (EUR)") FROM Payroll WHERE year("Pay Date") = 2025',
    mayClarify: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Who has the highest salary?'],
    sql: 'SELECT "Full Name" FROM Employees ORDER BY "Salary (EUR)" DESC LIMIT 1',
    isList: true,
  },
  {
    kind: 'by category',
    turns: ['Gross pay per department in 2025'],
    sql: `SELECT "Department", sum("Gross Pay (EUR)") FROM Payroll JOIN Employees USING ("Employee ID")
      WHERE year("Pay Date") = 2025 GROUP BY 1`,
  },
  {
    kind: 'date filter',
    turns: ['How many people started in 2024?'],
    sql: 'SELECT count(*) FROM Employees WHERE year("Start Date") = 2024',
  },
  {
    kind: 'by period',
    turns: ['total bonus by month in 2025'],
    sql: `SELECT date_trunc('month', "Pay Date"), sum("Bonus (EUR)") FROM Payroll
      WHERE year("Pay Date") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'list',
    turns: ['Who works part-time in Lisbon?'],
    sql: `SELECT "Full Name" FROM Employees WHERE "Contract" = 'Part-time' AND "Office" = 'Lisbon'`,
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['How many employees are not full-time?'],
    sql: `SELECT count(*) FROM Employees WHERE "Contract" <> 'Full-time'`,
  },
  {
    kind: 'compare',
    turns: ['Compare the average salary in Engineering and Sales'],
    sql: `SELECT "Department", avg("Salary (EUR)") FROM Employees
      WHERE "Department" IN ('Engineering', 'Sales') GROUP BY 1`,
    otherLayoutSql: `SELECT avg("Salary (EUR)") FILTER ("Department" = 'Engineering'),
      avg("Salary (EUR)") FILTER ("Department" = 'Sales') FROM Employees`,
    decimals: 2,
  },
  {
    kind: 'having',
    turns: ['departments with more than 15 employees'],
    sql: 'SELECT "Department" FROM Employees GROUP BY 1 HAVING count(*) > 15',
  },
  {
    kind: 'follow-up',
    turns: ['How many overtime hours were there last month?', 'by department'],
    sql: `SELECT "Department", sum("Overtime Hours") FROM Payroll JOIN Employees USING ("Employee ID")
      WHERE "Pay Date" >= DATE '2026-05-01' AND "Pay Date" < DATE '2026-06-01' GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['Which employees are on parental leave?'], sql: null },
];
