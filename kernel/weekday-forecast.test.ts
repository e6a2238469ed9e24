import { describe, expect, it } from 'vitest';
import { forecastByWeekday, minimumHistoryDays } from './weekday-forecast.ts';

const pattern = [10, 20, 30, 40, 50, 5, 0];
const repeat = (days: number) => Array.from({ length: days }, (_, day) => pattern[day % 7] ?? 0);

describe('forecastByWeekday', () => {
  it('continues an exact weekly pattern without error', () => {
    const forecast = forecastByWeekday(repeat(100), 14);
    const expected = Array.from({ length: 14 }, (_, ahead) => pattern[(100 + ahead) % 7]);
    expect(forecast?.values).toEqual(expected);
    expect(forecast?.lower80).toEqual(expected);
    expect(forecast?.coverage).toBe(1);
  });

  it('refuses a short history', () => {
    expect(forecastByWeekday(repeat(minimumHistoryDays - 1), 7)).toBeNull();
  });

  it('does not report a coverage that was not measured on held-out days', () => {
    expect(forecastByWeekday(repeat(60), 7)?.coverage).toBeNull();
  });

  it('has a band that holds about four days of five under noise', () => {
    let state = 7;
    const random = () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648;
    };
    const noisy = repeat(400).map((value) => value + 100 + random() * 40);
    const coverage = forecastByWeekday(noisy, 7)?.coverage ?? 0;
    expect(coverage).toBeGreaterThan(0.6);
    expect(coverage).toBeLessThanOrEqual(1);
  });

  it('never forecasts below zero', () => {
    const forecast = forecastByWeekday(
      repeat(120).map((value, day) => (day % 2 ? value : 0)),
      30,
    );
    expect(Math.min(...(forecast?.lower80 ?? []))).toBeGreaterThanOrEqual(0);
  });
});
