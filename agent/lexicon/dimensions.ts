/** What an adjective or a verb measures, as last words of columns, best first. */
export interface Measured {
  columns: string[];
  operator: '>' | '<';
}

const age = ['age'];
const length = [
  'duration',
  'length',
  'distance',
  'stay',
  'time',
  'runtime',
  'minute',
  'hour',
  'night',
  'long',
];
const weight = ['weight', 'mass'];
const price = [
  'price',
  'cost',
  'charge',
  'fee',
  'fare',
  'rent',
  'amount',
  'value',
  'total',
  'debit',
  'budget',
];
const size = ['size', 'area', 'amount', 'value', 'total', 'quantity', 'population', 'budget'];

const more: Record<string, string[]> = {
  older: age,
  longer: length,
  farther: ['distance'],
  further: ['distance'],
  heavier: weight,
  taller: ['height'],
  higher: ['height', 'elevation', 'altitude'],
  pricier: price,
  costlier: price,
  dearer: price,
  bigger: size,
  larger: size,
  faster: ['speed'],
  hotter: ['temperature'],
  warmer: ['temperature'],
  wider: ['width'],
  deeper: ['depth'],
};
const less: Record<string, string[]> = {
  younger: age,
  shorter: [...length, 'height'],
  lighter: weight,
  cheaper: price,
  smaller: size,
  slower: ['speed'],
  colder: ['temperature'],
  cooler: ['temperature'],
};

export const comparativeAdjectives = new Map<string, Measured>([
  ...Object.entries(more).map(([word, columns]): [string, Measured] => [word, { columns, operator: '>' }]),
  ...Object.entries(less).map(([word, columns]): [string, Measured] => [word, { columns, operator: '<' }]),
]);

/** "worth more than 20k", "weighing over 10 kg", "listed under 20,000", by lemma. */
export const measuringVerbs = new Map<string, string[]>(
  Object.entries({
    worth: ['amount', 'value', 'price', 'total'],
    value: ['amount', 'value', 'price', 'total'],
    price: ['price', 'rate', 'fare', 'fee'],
    list: ['list price', 'price'],
    weigh: weight,
    last: length,
    stay: length,
    score: ['score', 'point', 'grade', 'mark'],
    aged: age,
    age,
    earn: ['salary', 'wage', 'income', 'pay'],
    accommodate: ['capacity', 'occupancy', 'seating', 'seat'],
    seat: ['capacity', 'occupancy', 'seating'],
    hold: ['capacity', 'seating'],
    cost: ['price', 'cost', 'fee'],
  }),
);
