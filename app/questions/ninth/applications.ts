import type { WrittenQuestion } from '../question.ts';

export const applicationQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many applications have we received so far this year?'],
    sql: `SELECT count(*) FROM "Applications" WHERE "Applied On" >= DATE '2026-01-01'`,
  },
  {
    kind: 'by category',
    turns: ['applications by source'],
    sql: 'SELECT "Source", count(*) FROM "Applications" GROUP BY 1',
  },
  {
    kind: 'filter',
    turns: ['How many people have we hired through referrals?'],
    sql: `SELECT count(*) FROM "Applications" WHERE "Stage" = 'Hired' AND "Source" = 'Referral'`,
  },
  {
    kind: 'aggregate',
    turns: ['What salary do applicants expect on average in each department?'],
    sql: `SELECT "Department", avg("Expected Salary (£)") FROM "Applications"
      JOIN "Vacancies" USING ("Req ID") GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['Applications per month in 2025'],
    sql: `SELECT date_trunc('month', "Applied On"), count(*) FROM "Applications"
      WHERE year("Applied On") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'share',
    turns: ['What percentage of the applications from each source ended in a hire?'],
    sql: `SELECT "Source", count(*) FILTER ("Stage" = 'Hired') / count(*) FROM "Applications" GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'ratio',
    turns: ['On average, how many days pass between application and decision for the people we hire?'],
    sql: `SELECT avg(date_diff('day', "Applied On", "Decision Date")) FROM "Applications" WHERE "Stage" = 'Hired'`,
    decimals: 1,
  },
  {
    kind: 'top or bottom',
    turns: ['top 3 rejection reasons'],
    sql: `SELECT "Rejection Reason", count(*) FROM "Applications" WHERE "Rejection Reason" IS NOT NULL
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'list',
    turns: ['Show me the open vacancies that were opened before January 2026'],
    sql: `SELECT "Job Title" FROM "Vacancies"
      WHERE "Vacancy Status" = 'Open' AND "Opened On" < DATE '2026-01-01'`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['Which job titles got more than 40 applications?'],
    sql: `SELECT "Job Title" FROM "Applications" JOIN "Vacancies" USING ("Req ID")
      GROUP BY 1 HAVING count(*) > 40`,
  },
  {
    kind: 'lookup',
    turns: ['who is the hiring manager for the Demand Planner job'],
    sql: `SELECT "Hiring Manager" FROM "Vacancies" WHERE "Job Title" = 'Demand Planner'`,
  },
  {
    kind: 'follow-up',
    turns: ['Number of applications per recruiter in 2026', 'only from agencies'],
    sql: `SELECT "Recruiter", count(*) FROM "Applications"
      WHERE "Source" = 'Agency' AND "Applied On" >= DATE '2026-01-01' GROUP BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which recruiter is doing best?'],
    sql: `SELECT "Recruiter" FROM "Applications" WHERE "Stage" = 'Hired' GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['How many of our applicants are women?'], sql: null },
  { kind: 'unanswerable', turns: ['What did we spend on job ads in the first quarter?'], sql: null },
];
