import { describe, expect, it } from 'vitest';
import type { ShownTable } from '../contract.ts';
import { foundFormOf, halfWritten, meaningFormOf, toldOf } from './meaning-form.ts';

const table: ShownTable = {
  name: 'readings',
  revision: 2,
  changedAt: null,
  changedBy: null,
  key: [],
  keyProblem: null,
  pack: null,
  problems: {},
  told: {
    synonyms: ['meter readings'],
    mainDate: null,
    columns: { amount: { label: 'Energy', role: 'balance', unit: null } },
  },
  found: { mainDate: 'day', displayColumn: null, key: ['day'] },
  columns: [
    {
      name: 'amount',
      type: 'decimal',
      found: { role: 'additive', unit: 'EUR' },
      roles: ['additive', 'balance'],
      examples: [],
    },
    { name: 'day', type: 'date', found: { role: 'date', unit: null }, roles: ['date'], examples: [] },
  ],
};

describe('the fields of a meaning', () => {
  it('hold what is in force, and say what was told when nothing is changed', () => {
    const form = meaningFormOf(table);
    expect([form.mainDate, form.columns.amount]).toEqual([
      '',
      { label: 'Energy', synonyms: '', role: 'balance', unit: '' },
    ]);
    expect(toldOf(table, form)).toEqual(table.told);
  });

  it('say nothing once they are back at what was found', () => {
    expect(toldOf(table, foundFormOf(table))).toEqual({ columns: {} });
  });

  it('take several names apart, each once', () => {
    const form = foundFormOf(table);
    const amount = { ...form.columns.amount, label: ' amount ', synonyms: 'power, , energy,power' };
    expect(toldOf(table, { ...form, columns: { ...form.columns, amount } as typeof form.columns })).toEqual({
      columns: { amount: { synonyms: ['power', 'energy'] } },
    });
  });

  it('tell a key only where it is another one, in whatever order its columns were chosen', () => {
    const found = foundFormOf(table);
    const told = (key: string[]) => toldOf(table, { ...found, key }).key;
    expect([told(['amount', 'day']), told(['day']), told([])]).toEqual([
      ['amount', 'day'],
      undefined,
      undefined,
    ]);
  });

  it('tell metrics and filters as they are written, and no empty ones', () => {
    const empty = { name: '', synonyms: '', text: ' ', unit: '' };
    const form = {
      ...foundFormOf(table),
      metrics: [
        { id: 0, name: ' margin', synonyms: 'gain, net gain', text: 'sum(amount)', unit: '' },
        { id: 1, ...empty },
      ],
      filters: [{ id: 0, ...empty, name: 'big', text: 'amount > 5 ' }],
    };
    const told = toldOf(table, form);
    expect(told).toEqual({
      metrics: [{ name: 'margin', synonyms: ['gain', 'net gain'], formula: 'sum(amount)', unit: null }],
      filters: [{ name: 'big', synonyms: [], condition: 'amount > 5' }],
      columns: {},
    });
    expect(toldOf(table, meaningFormOf({ ...table, told }))).toEqual(told);
    expect(halfWritten(form)).toBeNull();
    expect(halfWritten({ ...form, filters: [{ id: 4, ...empty, name: 'big' }] })?.id).toBe(4);
  });
});
