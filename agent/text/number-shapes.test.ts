import { describe, expect, it } from 'vitest';
import { ofOneShape } from './number-shapes.ts';

describe('the numbers in front of texts', () => {
  it.each([
    ['56 m', '7.5 m', '12 m'],
    ['$1,200', '$31', '$7'],
    ['1 goal', '12 goals', '3 goals'],
    ['12 (24)', '7 (9)', 'DNF'],
    ['12,467.50 kg', '3.25 kg', '−'],
    ['12*', '7', '9 [2]'],
    ['1,020 m', '31 m', '18 m'],
  ])('are of one shape in %s, %s, %s', (...texts) => {
    expect(ofOneShape(texts)).toBe(true);
  });

  it.each([
    ['7,5 h', '8.0 h', '6,5 h'],
    ['1,50 €', '2.50 €', '3 €'],
    ['20C', '68F', '25C'],
    ['3.5 GHz', '900 MHz', '2 GHz'],
    ['2d 3h', '1d', '5h'],
    ['5 mW', '3 MW', '2 MW'],
    ['1.2.3', '1.10.0', '2.0.1'],
    ['10 to 20', '30', '40'],
    ['10–20', '30', '40'],
    ['1st', '2nd', '3rd'],
    ['4th', '5th', '6th'],
    ['1.', '2.', '3.'],
    ['1,000+', '500+', '10+'],
    ['<5', '12', '7'],
    ['~5', '~12', '~7'],
    ['5 or more', '7 or more', '9 or more'],
    ['(12 kg)', '(7 kg)', '(3 kg)'],
    ['100 EUR', '200 USD', '50 EUR'],
    ['7,500 h', '6,250 h', '8,000 h'],
    ['1.020 kg', '31 kg', '18 kg'],
  ])('are not in %s, %s, %s', (...texts) => {
    expect(ofOneShape(texts)).toBe(false);
  });
});
