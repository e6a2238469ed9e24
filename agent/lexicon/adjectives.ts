/** A superlative adjective says a column and a direction: "cheapest" is the lowest price. Column words are lemmas, best first. */
export interface AdjectiveMeaning {
  columns: string[];
  direction: 'descending' | 'ascending';
}

const price = ['price', 'unit price', 'list price', 'rent', 'fare', 'cost', 'fee', 'charge', 'amount'];
const age = ['age'];
const birth = ['birth date', 'date of birth', 'birthday', 'birth year', 'dob'];
const founded = ['founded', 'year founded', 'establish year', 'year built', 'opening year', 'build year'];
const length = ['length', 'duration', 'distance', 'runtime', 'running time'];

function meaning(columns: string[], direction: AdjectiveMeaning['direction']): AdjectiveMeaning {
  return { columns, direction };
}

/** Phrase to meanings in order of preference; the first one whose column the table has is taken. */
export const adjectiveMeanings = new Map<string, AdjectiveMeaning[]>(
  Object.entries({
    'most expensive': [meaning(price, 'descending')],
    dearest: [meaning(price, 'descending')],
    'highest priced': [meaning(price, 'descending')],
    'lowest priced': [meaning(price, 'ascending')],
    costliest: [meaning(price, 'descending')],
    priciest: [meaning(price, 'descending')],
    'least expensive': [meaning(price, 'ascending')],
    cheapest: [meaning(price, 'ascending')],
    oldest: [meaning(age, 'descending'), meaning(birth, 'ascending'), meaning(founded, 'ascending')],
    youngest: [meaning(age, 'ascending'), meaning(birth, 'descending'), meaning(founded, 'descending')],
    heaviest: [meaning(['weight', 'mass'], 'descending')],
    lightest: [meaning(['weight', 'mass'], 'ascending')],
    tallest: [meaning(['height', 'elevation'], 'descending')],
    longest: [meaning(length, 'descending')],
    shortest: [meaning(['duration', 'distance', 'runtime', 'running time', 'length', 'height'], 'ascending')],
    widest: [meaning(['width'], 'descending')],
    narrowest: [meaning(['width'], 'ascending')],
    deepest: [meaning(['depth'], 'descending')],
    shallowest: [meaning(['depth'], 'ascending')],
    fastest: [
      meaning(['speed', 'top speed', 'max speed'], 'descending'),
      meaning(['time', 'lap time', 'finish time', 'duration', 'acceleration'], 'ascending'),
    ],
    slowest: [
      meaning(['speed', 'top speed', 'max speed'], 'ascending'),
      meaning(['time', 'lap time', 'finish time', 'duration', 'acceleration'], 'descending'),
    ],
    hottest: [meaning(['temperature'], 'descending')],
    warmest: [meaning(['temperature'], 'descending')],
    coldest: [meaning(['temperature'], 'ascending')],
    'best paid': [meaning(['salary', 'pay', 'income'], 'descending')],
    'highest paid': [meaning(['salary', 'pay', 'income'], 'descending')],
    'lowest paid': [meaning(['salary', 'pay', 'income'], 'ascending')],
    'best rated': [meaning(['rating', 'score'], 'descending')],
    'highest rated': [meaning(['rating', 'score'], 'descending')],
    'top rated': [meaning(['rating', 'score'], 'descending')],
    'worst rated': [meaning(['rating', 'score'], 'ascending')],
    'lowest rated': [meaning(['rating', 'score'], 'ascending')],
    'most populous': [meaning(['population'], 'descending')],
    'most populated': [meaning(['population'], 'descending')],
    'least populous': [meaning(['population'], 'ascending')],
    richest: [meaning(['wealth', 'net worth', 'income', 'gdp'], 'descending')],
    strongest: [meaning(['strength', 'power', 'magnitude'], 'descending')],
    'most profitable': [meaning(['profit', 'margin', 'gross profit'], 'descending')],
    'least profitable': [meaning(['profit', 'margin', 'gross profit'], 'ascending')],
    'most powerful': [meaning(['horsepower', 'power'], 'descending')],
  }),
);

/** Superlatives of time: the row with the latest or earliest main date. */
export const dateSuperlatives = new Map<string, 'descending' | 'ascending'>(
  Object.entries({
    latest: 'descending',
    'most recent': 'descending',
    'most recently': 'descending',
    newest: 'descending',
    earliest: 'ascending',
    last: 'descending',
    first: 'ascending',
    'for the first time': 'ascending',
    'for the last time': 'descending',
  } as const),
);
