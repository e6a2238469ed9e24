import { expect, it } from 'vitest';
import type { ImportedTable } from '#engine/index.ts';
import { matchTables } from './match-tables.ts';
import type { TableRow } from './table-store.ts';

const own = (...names: string[]) => names.map((name) => ({ name }) as TableRow);
const file = (...names: string[]) => names.map((name) => ({ name }) as ImportedTable);

it.each([
  [
    ['Customers', 'Orders', 'Targets'],
    'Customers',
    ['Not taken, because you chose Customers only: Orders, Targets.'],
  ],
  [['kunden', 'AUFTRÄGE'], 'Kunden', ['Not taken, because you chose Kunden only: AUFTRÄGE.']],
  [
    ['Customers', 'Orders', 'Notes'],
    'Customers',
    [
      'Not taken, because you chose Customers only: Orders.',
      'Not taken, because this source has no table of that name: Notes.',
    ],
  ],
  [
    ['Customers', 'Notes'],
    undefined,
    [
      'Not taken, because this source has no table of that name: Notes.',
      'Not in the file, and left as they are: Orders, Targets, Kunden, Aufträge.',
    ],
  ],
])('%j for %s: says why what is left is left', (sheets, wanted, warnings) => {
  const source = own('Customers', 'Orders', 'Targets', 'Kunden', 'Aufträge');
  expect(matchTables(source, file(...sheets), wanted).warnings).toEqual(warnings);
});

it('does not say that the source lacks what only was not chosen', () => {
  const source = own('Customers', 'Orders', 'Targets');
  expect(() => matchTables(source, file('Orders', 'Targets'), 'Customers')).toThrow(
    'No table of the file (Orders, Targets) is called Customers.',
  );
  expect(() => matchTables(source, file('A', 'B'), undefined)).toThrow('has the name of one of this source');
});
