import { type Trap, trapsOf } from './trap.ts';

function total(where: string): string {
  return `SELECT sum("Gift Amount") FROM gifts WHERE ${where}`;
}

export const giftTraps: Trap[] = trapsOf('ambiguous name', 'gifts', [
  {
    turns: ['How much did Chris Taylor give?'],
    danger: 'Two people of one name are told as one.',
    right: [`SELECT "Donor ID", sum("Gift Amount") FROM gifts WHERE Donor = 'Chris Taylor' GROUP BY 1`],
  },
  {
    turns: ['How many gifts came from Orange?'],
    danger: 'A city and a team.',
    right: [],
  },
  {
    turns: ['total gift amount from Jordan'],
    danger: 'A country, and the first name of a donor.',
    right: [total(`Country = 'Jordan'`)],
  },
  {
    turns: ['How many gifts from Florence?'],
    danger: 'A city, and the first name of a donor.',
    right: [`SELECT count(*) FROM gifts WHERE City = 'Florence'`],
  },
  {
    turns: ['How much was given in Paris?'],
    danger: 'Two cities of one name.',
    right: [total(`City = 'Paris'`)],
  },
  {
    turns: ['gift amount of Georgia Lane'],
    danger: 'The country Georgia is taken.',
    right: [total(`Donor = 'Georgia Lane'`)],
  },
  {
    turns: ['gifts by donor'],
    danger: 'Two people of one name become one row.',
    right: [
      'SELECT "Donor ID", count(*) FROM gifts GROUP BY 1',
      'SELECT Donor, count(*) FROM gifts GROUP BY 1',
    ],
  },
  {
    turns: ['How much did the Orange team give?'],
    danger: 'The city Orange.',
    right: [total(`Team = 'Orange'`)],
  },
  {
    turns: ['Total gifts of Sydney'],
    danger: 'A city, and the first name of a donor who lives there: both readings give the same.',
    right: [total(`City = 'Sydney'`)],
  },
  {
    turns: ['How many gifts did Austin give?'],
    danger: 'A person by the first name, and a city.',
    right: [],
  },
]);
