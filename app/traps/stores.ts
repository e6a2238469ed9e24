import { type Trap, trapsOf } from './trap.ts';

const isOpen = "lower(Status) = 'open'";

export const storeTraps: Trap[] = [
  ...trapsOf('literal outside a sample', 'stores', [
    {
      turns: ['How many stores are in Zwolle?'],
      danger: 'The value stands in one row of 160: a sample of values does not hold it.',
      right: [`SELECT count(*) FROM stores WHERE City = 'Zwolle'`],
    },
    {
      turns: ['how many stores do we have in zwolle'],
      danger: 'Another case than in the data.',
      right: [`SELECT count(*) FROM stores WHERE City = 'Zwolle'`],
    },
    {
      turns: ['What are the weekly sales of the store managed by Yvonne Okafor?'],
      danger: 'One manager of 160.',
      right: [`SELECT "Weekly Sales" FROM stores WHERE Manager = 'Yvonne Okafor'`],
    },
    {
      turns: ['How many stores are in Zwole?'],
      danger: 'A typing mistake becomes a count of nothing.',
      right: [`SELECT count(*) FROM stores WHERE City = 'Zwolle'`],
    },
    {
      turns: ['How many stores are in Zurich?'],
      danger: 'A city that the data do not hold is skipped, or taken for one that is written alike.',
      right: [],
    },
    {
      turns: ['List the stores in Aalst and Zwolle'],
      danger: 'The value that was not in the sample is left out.',
      right: [`SELECT "Store ID" FROM stores WHERE City IN ('Aalst', 'Zwolle')`],
      isList: true,
    },
    {
      turns: ['How many stores are not in Zwolle?'],
      danger: 'The denial of an unknown value is every row.',
      right: [`SELECT count(*) FROM stores WHERE City <> 'Zwolle'`],
    },
    {
      turns: ['average weekly sales in Zutphen'],
      danger: 'The word is a part of the name of a shop elsewhere, no city.',
      right: [],
    },
    {
      turns: ['Total weekly sales in Maastricht'],
      danger: 'One row of 160.',
      right: [`SELECT sum("Weekly Sales") FROM stores WHERE City = 'Maastricht'`],
    },
    {
      turns: ['How many stores does Yvonne Okafer manage?'],
      danger: 'A misspelt name is skipped.',
      right: [`SELECT count(*) FROM stores WHERE Manager = 'Yvonne Okafor'`],
    },
  ]),
  ...trapsOf('case twins', 'stores', [
    {
      turns: ['How many stores are open?'],
      danger: 'One spelling of three is counted.',
      right: [`SELECT count(*) FROM stores WHERE ${isOpen}`],
    },
    {
      turns: ['how many OPEN stores are there'],
      danger: 'The spelling of the question decides.',
      right: [`SELECT count(*) FROM stores WHERE ${isOpen}`],
    },
    {
      turns: ['What share of stores is closed?'],
      danger: 'The numerator holds one spelling of two.',
      right: [`SELECT avg(CASE WHEN lower(Status) = 'closed' THEN 1.0 ELSE 0 END) FROM stores`],
      decimals: 4,
      isPercent: true,
    },
    {
      turns: ['Number of stores by status'],
      danger: 'Nothing tells that two groups are one.',
      right: [
        'SELECT Status, count(*) FROM stores GROUP BY 1',
        'SELECT lower(Status), count(*) FROM stores GROUP BY 1',
      ],
    },
    {
      turns: ['Total weekly sales of open stores'],
      danger: 'A sum over one spelling.',
      right: [`SELECT sum("Weekly Sales") FROM stores WHERE ${isOpen}`],
    },
    {
      turns: ['How many stores are not closed?'],
      danger: 'The denial lets the other spelling in.',
      right: [`SELECT count(*) FROM stores WHERE lower(Status) <> 'closed'`],
    },
    {
      turns: ['How many stores are in the north?'],
      danger: 'north and North.',
      right: [`SELECT count(*) FROM stores WHERE lower(Region) = 'north'`],
    },
    {
      turns: ['Average floor area of stores in the East region'],
      danger: 'east and East.',
      right: [`SELECT avg("Floor Area") FROM stores WHERE lower(Region) = 'east'`],
      decimals: 2,
    },
    {
      turns: ['open stores in the north', 'and in the east?'],
      danger: 'A follow-up takes one spelling where the first took all.',
      right: [
        `SELECT count(*) FROM stores WHERE ${isOpen} AND lower(Region) = 'east'`,
        `SELECT "Store ID" FROM stores WHERE ${isOpen} AND lower(Region) = 'east'`,
      ],
      isList: true,
    },
  ]),
];
