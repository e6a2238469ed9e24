import { describe, expect, it } from 'vitest';
import { predictionText, shortPredictionText } from '../prediction-text.ts';
import { predictedRows, predictionCell, scoreText } from './predicted-rows.ts';
import { rowOf, usualRow, wrongFields } from './row-form.ts';

const field = { levels: [], unit: null, usual: null };
const fields = [
  { ...field, name: 'price', label: 'Price', kind: 'number' as const, usual: 12.5 },
  { ...field, name: 'zip', label: 'Zip', kind: 'category' as const, usual: '01234' },
  { ...field, name: 'day', label: 'Day', kind: 'time' as const },
];

describe('the form of one row', () => {
  it('begins with what is usual, and sends it back as it was', () => {
    const row = usualRow(fields);
    expect(row).toEqual({ price: '12.5', zip: '01234', day: '' });
    // A class that looks like a number is a class.
    expect(rowOf(fields, row)).toEqual({ price: 12.5, zip: '01234', day: null });
  });

  it('refuses a text for a number, and takes nothing for a missing value', () => {
    expect(wrongFields(fields, { price: 'cheap', zip: 'x', day: 'x' })).toEqual(['price']);
    expect(wrongFields(fields, { price: ' ', zip: '', day: '' })).toEqual([]);
  });
});

describe('predictions in words', () => {
  it.each([
    ['classification', 'yes', 'yes'],
    ['clustering', 3, 'Cluster 3'],
    ['regression', 1234.5, '1,234.5\u00a0EUR'],
  ] as const)('of %s: %j', (task, told, text) => {
    expect(predictionCell(told, { task, target: 'x', unit: 'EUR' })).toBe(text);
  });

  it('say how sure a class is and how unusual a row', () => {
    expect(scoreText(0.934, 'classification')).toBe('sure to 93.4%');
    expect(scoreText(0.6123, 'anomaly_detection')).toBe('score 0.612');
  });

  it('of several rows are a table with the number of each row', () => {
    const form = { task: 'classification', target: 'churn', unit: null } as const;
    const { columns, rows } = predictedRows({ predictions: ['yes', 'no'], scores: [0.9, 0.6] }, form);
    expect(columns.map(({ name }) => name)).toEqual(['Row', 'churn', 'Certainty']);
    expect(rows).toEqual([
      [1, 'yes', 0.9],
      [2, 'no', 0.6],
    ]);
    expect(
      predictedRows({ predictions: [1] }, { ...form, task: 'clustering', target: null }).columns[1],
    ).toEqual({
      name: 'Cluster',
      type: 'double',
      isIdentifier: true,
    });
  });

  it('are joined by commas, without digits that say nothing; series are named, and counted where they are many', () => {
    expect(predictionText({ predictions: [485313.2442727863, 2, 'a'] })).toBe('485313.24, 2, a');
    const one = { timestamps: [], intervals: [], predictions: [1, 2] };
    const series = [
      { ...one, key: 'North' },
      { ...one, key: 'South' },
    ];
    expect(predictionText({ series })).toBe('North: 1, 2; South: 1, 2');
    expect(shortPredictionText({ series })).toBe('2 series, 2 steps each');
    expect(shortPredictionText({ series: series.slice(0, 1) })).toBe('North: 1, 2');
  });
});
