import type { WrittenQuestion } from '../question.ts';

export const carQuestions: WrittenQuestion[] = [
  {
    kind: 'missing values',
    turns: ['How many cars are still unsold?'],
    alsoAsked: [
      'unsold cars count',
      'How many vehicles are left on our lots right now that nobody has bought yet?',
    ],
    sql: 'SELECT count(*) FROM car_stock WHERE "soldOn" IS NULL',
  },
  {
    kind: 'ratio',
    turns: ['What was our total profit on cars sold in 2025?'],
    alsoAsked: [
      'sale price minus purchase price, sum, sold 2025',
      'For the cars we sold last year, how much did we make overall if you take what they went for less what we had paid for them?',
    ],
    sql: 'SELECT sum("salePrice" - "purchasePrice") FROM car_stock WHERE year("soldOn") = 2025',
  },
  {
    kind: 'by category',
    turns: ['How many days does a car stand here on average before it is sold, by make?'],
    alsoAsked: [
      'avg days arrived to sold per make',
      'Which makes move quickly? Give me the average time in days from arrival to sale for each of them',
    ],
    sql: 'SELECT "make", avg("soldOn" - "arrivedOn") FROM car_stock WHERE "soldOn" IS NOT NULL GROUP BY 1',
    decimals: 1,
  },
  {
    kind: 'list',
    turns: ['Show the unsold hybrids listed under 20,000'],
    alsoAsked: [
      'hybrid, not sold, list price < 20000',
      'A customer wants a hybrid and can spend just under 20k at list price - what have we got that is not sold yet?',
    ],
    sql: `SELECT "stockNo" FROM car_stock
      WHERE "fuelType" = 'Hybrid' AND "soldOn" IS NULL AND "listPrice" < 20000`,
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which salesperson has sold the most cars this year?'],
    alsoAsked: [
      'top seller 2026 by number of cars',
      "Who of the sales team is ahead in 2026 when you count the cars they've sold?",
    ],
    sql: `SELECT "salesperson" FROM car_stock WHERE year("soldOn") = 2026
      GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
  },
  {
    kind: 'lookup',
    turns: ['What is the mileage of car K20400?'],
    alsoAsked: ['K20400 km', 'how many kilometres are on the clock of the car with stock number K20400?'],
    sql: `SELECT "mileageKm" FROM car_stock WHERE "stockNo" = 'K20400'`,
  },
  {
    kind: 'follow-up',
    turns: ['Cars sold per month in 2025', 'only SUVs'],
    sql: `SELECT date_trunc('month', "soldOn"), count(*) FROM car_stock
      WHERE year("soldOn") = 2025 AND "bodyType" = 'SUV' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'unanswerable',
    turns: ['How many test drives led to a sale?'],
    alsoAsked: [
      'test drive to sale conversion',
      'Of the people who took a car for a test drive, how many then went on to buy it?',
    ],
    sql: null,
  },
];
