import type { WrittenQuestion } from '../question.ts';

export const libraryQuestions: WrittenQuestion[] = [
  {
    kind: 'missing values',
    turns: ['How many loans have not been returned yet?'],
    alsoAsked: ['loans still out', 'How many books that people borrowed have we not got back so far?'],
    sql: 'SELECT count(*) FROM library_loans WHERE "returnedOn" IS NULL',
  },
  {
    kind: 'top or bottom',
    turns: ['What are the three most borrowed titles of this year?'],
    alsoAsked: [
      'top 3 titles by loans 2026',
      'Which 3 books have gone over the counter most often since January 2026, with the number of loans?',
    ],
    sql: `SELECT title, count(*) FROM library_loans WHERE "loanedOn" >= DATE '2026-01-01'
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many loans came back late?'],
    alsoAsked: [
      'count of loans returned after due date',
      'I would like to know how often something was brought back later than it was due',
    ],
    sql: 'SELECT count(*) FROM library_loans WHERE "returnedOn" > "dueOn"',
  },
  {
    kind: 'by category',
    turns: ['total fines per branch'],
    alsoAsked: [
      'fine amount by branch',
      'How much have members been fined altogether at each of the branches?',
    ],
    sql: 'SELECT branch, sum("fineAmount") FROM library_loans GROUP BY 1',
  },
  {
    kind: 'share',
    turns: ['What percentage of crime loans are audiobooks?'],
    alsoAsked: [
      'audiobook share within Crime genre',
      'Out of all the crime stories we lend, how many percent go out as an Audiobook?',
    ],
    sql: `SELECT count(*) FILTER (format = 'Audiobook') / count(*) FROM library_loans WHERE genre = 'Crime'`,
    isPercent: true,
  },
  {
    kind: 'distinct',
    turns: ['How many different members borrowed something in Q1 2026?'],
    alsoAsked: [
      'unique members Q1 2026',
      'Count each person only once: how many members took out a loan between January and March 2026?',
    ],
    sql: `SELECT count(DISTINCT "memberId") FROM library_loans
      WHERE "loanedOn" >= DATE '2026-01-01' AND "loanedOn" < DATE '2026-04-01'`,
  },
  {
    kind: 'follow-up',
    turns: ['Loans by genre in 2025', 'only child members'],
    alsoAsked: ['just member type Child', 'and how does that look for members of type Child alone?'],
    sql: `SELECT genre, count(*) FROM library_loans
      WHERE "memberType" = 'Child' AND year("loanedOn") = 2025 GROUP BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which branch is the busiest?'],
    alsoAsked: ['busiest branch', 'At which of our branches is there the most going on?'],
    sql: 'SELECT branch FROM library_loans GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
    mayClarify: true,
  },
  {
    kind: 'unanswerable',
    turns: ['How many copies of The Salt Orchard do we own?'],
    alsoAsked: [
      'stock of The Salt Orchard',
      'Could you find out how many copies of The Salt Orchard there are on our shelves in total?',
    ],
    sql: null,
  },
];
