import { describe, expect, it } from 'vitest';
import type { ColumnProfile, TableProfile } from '#kernel/catalog.ts';
import { filterNameProblem, nameProblem } from './name-problem.ts';
import { parseCondition } from './parse-condition.ts';
import { parseMetric } from './parse-metric.ts';
import { filterProblem, metricProblem } from './problems.ts';

function column(
  name: string,
  type: ColumnProfile['type'],
  role: ColumnProfile['role'],
  values: string[] = [],
): ColumnProfile {
  return {
    name,
    type,
    role,
    unit: null,
    defaultAggregate: 'none',
    distinctCount: values.length,
    nullCount: 0,
    isUnique: false,
    min: null,
    max: null,
    values: values.map((value) => ({ value, rows: 1 })),
    hasAllValues: values.length > 0,
  };
}

const profile: TableProfile = {
  rowCount: 10,
  key: [],
  mainDate: null,
  displayColumn: null,
  columns: [
    column('Net Amount', 'decimal', 'additive'),
    column('Cost (EUR)', 'decimal', 'additive'),
    column('unit_price', 'decimal', 'ratio'),
    column('ticket', 'integer', 'identifier'),
    column('state', 'text', 'category', ['Won', 'Lost', 'In talks']),
    column('sent', 'date', 'date'),
    column('paid', 'boolean', 'boolean'),
  ],
};

describe('the formula of a metric', () => {
  it('knows columns by their words, products before sums, and conditions of each part', () => {
    expect(parseMetric('sum(net amount) - 2 * sum("Cost (EUR)") where state is won', profile)).toEqual({
      kind: 'arithmetic',
      operator: '-',
      left: {
        kind: 'aggregate',
        aggregate: 'sum',
        of: { kind: 'column', column: 'Net Amount' },
        where: null,
      },
      right: {
        kind: 'arithmetic',
        operator: '*',
        left: { kind: 'number', value: 2 },
        right: {
          kind: 'aggregate',
          aggregate: 'sum',
          of: { kind: 'column', column: 'Cost (EUR)' },
          where: { kind: 'compare', column: 'state', operator: '=', value: 'Won' },
        },
      },
    });
  });

  it.each([
    'count where state is won / count',
    'count(ticket where paid) / count()',
    'count different ticket',
    'count different(ticket)',
    'sum(net amount * 1.19) / count of different ticket',
    '(max(net amount) - min(net amount)) / average(unit_price)',
    'sum(net amount where sent between 2025-01-01 and 2025-06-30)',
  ])('is read: %s', (text) => {
    expect(metricProblem(parseMetric(text, profile), profile)).toBeNull();
  });

  it.each([
    ['sum(Cost (EUR))', 'Cost (EUR)'],
    ['sum(cost)', 'Cost (EUR)'],
    ['sum(Cost-center total)', 'Cost-center total'],
    ['sum(cost center total)', 'Cost-center total'],
    ['sum(Brutto/Netto Betrag [EUR])', 'Brutto/Netto Betrag [EUR]'],
    ['sum(brutto/netto betrag)', 'Brutto/Netto Betrag [EUR]'],
  ])('knows a column of more than one word, with its signs and without: %s', (text, name) => {
    const columns = [
      ...profile.columns,
      column('Cost-center total', 'decimal', 'additive'),
      column('Brutto/Netto Betrag [EUR]', 'decimal', 'additive'),
    ];
    expect(parseMetric(text, { ...profile, columns })).toMatchObject({ of: { column: name } });
  });

  it('takes a sign between two columns for arithmetic', () => {
    const columns = [...profile.columns, column('Net Amount/ticket', 'decimal', 'additive')];
    expect(parseMetric('sum(net amount / ticket)', { ...profile, columns })).toMatchObject({
      of: { kind: 'arithmetic', operator: '/' },
    });
  });

  it.each([
    ['', /Write a formula/],
    ['sum(gross amount)', /no column "gross amount"/],
    ['sum(gross amount where paid)', /no column "gross amount"\./],
    ['net amount - cost', /"Net Amount" holds one value for each row.*sum\(Net Amount\)/],
    ['sum(turnover)', /no column "turnover".*Net Amount, Cost \(EUR\), unit_price/],
    ['sum(state)', /"state" holds no numbers.*count different state/],
    [
      'sum(unit_price)',
      /"unit_price" is a price, a rate or a size of each; adding it up says nothing.*average\(unit_price\)/,
    ],
    ['sum(ticket)', /an identifier/],
    ['sum(net amount', /"\)" after what sum is of is missing at the end/],
    ['sum(net amount) sum(net amount)', /is expected where "sum" stands/],
    ['sum(net amount) where state is wonn', /No row has "wonn" in "state". It holds Won, Lost, In talks/],
    ['3 + 4', /names no column/],
    ['drop table x; sum(net amount)', /has no meaning here|is expected where "drop"/],
    ['sum(net amount) ; 1', /";" has no meaning here/],
  ])('is refused with what to do: %s', (text, words) => {
    expect(() => parseMetric(text, profile)).toThrow(words);
  });
});

describe('a condition', () => {
  it('joins tests, "and" before "or"', () => {
    expect(parseCondition('state is in talks or paid and net amount > -5', profile)).toEqual({
      kind: 'any',
      parts: [
        { kind: 'compare', column: 'state', operator: '=', value: 'In talks' },
        {
          kind: 'all',
          parts: [
            { kind: 'compare', column: 'paid', operator: '=', value: true },
            { kind: 'compare', column: 'Net Amount', operator: '>', value: -5 },
          ],
        },
      ],
    });
  });

  it.each([
    'not paid',
    'state is not lost',
    'state is one of (won, "In talks")',
    'state is not empty and sent >= 2025-01-01',
    'net amount between 10 and 20',
  ])('is read: %s', (text) => {
    expect(filterProblem(parseCondition(text, profile), profile)).toBeNull();
  });

  it.each([
    ['state is won or lost', /There is no column "lost"/],
    ['state > won', /holds no numbers and no dates/],
    ['state', /After "state" a comparison/],
    ['net amount is high', /A number after "Net Amount" is expected where "high" stands/],
    ['sent >= yesterday', /A day such as 2025-01-31/],
    ['paid is maybe', /Yes or no after "paid"/],
    ['state is won net amount > 5', /no row has|"and", "or"/i],
  ])('is refused with what to do: %s', (text, words) => {
    expect(() => parseCondition(text, profile)).toThrow(words);
  });

  it('cannot be asked once a column is gone or holds something else', () => {
    const tree = parseCondition('net amount > 5 and state is won', profile);
    const without = { ...profile, columns: profile.columns.filter(({ name }) => name !== 'state') };
    expect(filterProblem(tree, without)).toMatch(/needs the column "state", which is not there/);
    const other = profile.columns.map((one) =>
      one.name === 'Net Amount' ? column(one.name, 'text', 'text') : one,
    );
    expect(filterProblem(tree, { ...profile, columns: other })).toMatch(/values of another type/);
  });
});

describe('a name', () => {
  const table = { name: 'tickets', synonyms: ['cases'], profile };
  it.each([
    ['Net amounts', /the column "Net Amount"/],
    ['won', /a value of "state"/],
    ['case', /what the rows of the table are called/],
    ['Conversion', /another metric or filter/],
    ['total', /a word that questions are made of/],
    ['2025', /needs a word/],
  ])('that means something already is refused: %s', (name, words) => {
    expect(nameProblem(name, table, ['conversion'])).toMatch(words);
  });

  it('of a filter is no value that its condition does not ask for', () => {
    const problemOf = (condition: string) =>
      filterNameProblem('won ticket', table, parseCondition(condition, profile));
    expect(problemOf('net amount > 5')).toMatch(/"Won" is a value of "state".*read in two ways/);
    expect(problemOf('state is won and net amount > 5')).toBeNull();
  });

  it.each(['margin', 'active customer', 'net margin'])('is free: %s', (name) => {
    expect(nameProblem(name, table, ['conversion'])).toBeNull();
  });
});
