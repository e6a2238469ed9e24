import { describe, expect, it } from 'vitest';
import type { TrainingPlan } from '../../contract.ts';
import { configOf, fieldsOf, formOfPlan, noColumn, problemsOf, withTable } from './plan-form.ts';

const choice = (key: TrainingPlan['choices'][number]['key'], isGiven: boolean) => ({
  key,
  isGiven,
  sentence: `${key}.`,
});
const plan: TrainingPlan = {
  config: {
    table: 'orders',
    target: 'amount',
    timeColumn: null,
    features: ['city'],
    seed: 7,
    parameters: { trees: 50 },
  },
  choices: [
    choice('table', false),
    choice('target', true),
    choice('timeColumn', true),
    choice('features', false),
    choice('seed', true),
  ],
  problem: null,
  columns: [],
  tables: [],
};

describe('what a person has chosen', () => {
  it('is in the form; what the data chose is left open, and so it is sent', () => {
    const form = formOfPlan(plan);
    expect(form).toMatchObject({
      table: '',
      target: 'amount',
      timeColumn: noColumn,
      features: null,
      seed: '7',
    });
    expect(configOf(form)).toEqual({
      target: 'amount',
      timeColumn: null,
      seed: 7,
      parameters: { trees: 50 },
    });
  });

  it('is all that there is where nothing can be chosen from the data', () => {
    const form = formOfPlan({ ...plan, choices: [], problem: 'There is no such table.' });
    expect(form).toMatchObject({ table: 'orders', features: ['city'] });
  });

  it('of columns goes with the table that they belong to', () => {
    const form = withTable({ ...formOfPlan(plan), horizon: '6' }, 'customers');
    expect(configOf(form)).toEqual({ table: 'customers', horizon: 6, seed: 7, parameters: { trees: 50 } });
  });

  it('is sent as numbers, a step and no series', () => {
    const form = {
      ...formOfPlan(plan),
      seriesColumn: noColumn,
      grain: 'week',
      clusters: ' 4 ',
      season: '52',
    };
    expect(configOf(form)).toMatchObject({ seriesColumn: null, grain: 'week', clusters: 4, season: 52 });
    expect(configOf({ ...form, grain: 'fortnight' })).not.toHaveProperty('grain');
  });
});

it.each([
  [{ type: 'forecasting', algorithm: 'arima' }, 'horizon', 'features'],
  [{ type: 'forecasting', algorithm: 'random_forest' }, 'features', 'horizon'],
  [{ type: 'clustering', algorithm: 'kmeans' }, 'clusters', 'target'],
  [{ type: 'anomaly_detection', algorithm: 'isolation_forest' }, 'target', 'timeColumn'],
] as const)('%j is asked for %s and not for %s', (model, asked, notAsked) => {
  expect(fieldsOf(model)).toContain(asked);
  expect(fieldsOf(model)).not.toContain(notAsked);
});

describe('what cannot be sent', () => {
  const form = formOfPlan(plan);
  const fields = fieldsOf({ type: 'forecasting', algorithm: 'arima' });
  it.each(['0', '401', '1.5', '-3', '1e2', 'six'])('%s steps ahead', (horizon) => {
    expect(problemsOf({ ...form, horizon }, fields)).toEqual({
      horizon: 'Enter a whole number from 1 to 400, or leave it empty.',
    });
  });
  it.each(['', '1', '400'])('is not %j', (horizon) => {
    expect(problemsOf({ ...form, horizon }, fields)).toEqual({});
  });
  it('no column at all, but only where columns are asked for', () => {
    expect(problemsOf({ ...form, features: [] }, ['features'])).toHaveProperty('features');
    expect(problemsOf({ ...form, features: [], clusters: '1' }, fields)).toEqual({});
  });
});
