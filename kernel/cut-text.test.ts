import { expect, it } from 'vitest';
import { cutAtWord } from './cut-text.ts';

it.each([
  ['net amount above 10000', 20, 'net amount above…'],
  ['net amount above 10000', 17, 'net amount above…'],
  ['Umsatz über 1.250,50 EUR', 16, 'Umsatz über…'],
  ['Umsatz über 10 000 je Monat', 16, 'Umsatz über…'],
  ['orders above 10000', 18, 'orders above 10000'],
  ['xxxxxxxxxx', 4, 'xxxx'],
  ['montant supérieur à 5000', 20, 'montant supérieur à…'],
])('%s in %d characters is %s', (text, maximum, cut) => {
  expect(cutAtWord(text, maximum)).toBe(cut);
  expect([...cut].length).toBeLessThanOrEqual(maximum);
});
