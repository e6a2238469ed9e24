import { describe, expect, it } from 'vitest';
import { inPlainPhrases } from './plain-phrases.ts';
import { tokenize } from './tokens.ts';

const said = (text: string): string =>
  inPlainPhrases(tokenize(text))
    .map(({ lower }) => lower)
    .join(' ');

describe('askedSayings', () => {
  it.each([
    ['how many lamps were either broken or lost, one number', 'how many lamps were broken or lost'],
    ['what have we sold altogether in May', 'what have we sold in may'],
    ['how many bills went out in May', 'how many bills issued in may'],
    ['list every booking ida berg submitted in May', 'list all booking submitted by ida berg in may'],
    ['bookings by guests living in Ulm', 'bookings from guests living in ulm'],
    ['how many claims are missing their paid date', 'how many claims have no paid date'],
    ['members without a single visit', 'members without any visit'],
    ['what does one lamp cost us? I mean its unit cost', 'cost per unit of lamp'],
    ['bookings that got 15% off or more', 'bookings that have a discount of at least 15'],
    ['bills from $500 to $900', 'bills between $500 and $900'],
    ['average number of visits per member who has any visit', 'average number of visits per member'],
    ['for each town: takings divided by the number of members who bought', 'takings per members by town'],
    ['visits over time, weeks of 2025', 'visits by week in 2025'],
    ['the two months of 2025 with the lowest takings', 'lowest two months of 2025 by takings'],
    ['town with the highest percentage takings growth', 'town with the highest takings growth in percent'],
    ['where did we have more visits, in Ulm or in Bonn', 'number of visits in ulm vs bonn'],
    ['members with lamp orders as well as desk orders', 'members with both lamp orders and desk orders'],
    ['who bought something in May and nothing in June', 'who bought in may but not in june'],
    [
      'did larger visits mean a higher rating? give me the correlation',
      'correlation between visits and rating',
    ],
    ['how strongly do price and rating go together', 'correlation between price and rating'],
    ['how related are price and rating', 'correlation between price and rating'],
    ['values of grade with the number of visits of each', 'number of visits by grade'],
    ['how many lamps per day did we average in May', 'average number of lamps per day in may'],
    ['correlate price with rating', 'correlation between price and rating'],
    ['weeks of 2025 with takings above the average week', 'weeks of 2025 with above average takings'],
    ['towns with below average takings compared to other towns', 'towns with below average takings'],
  ])('says "%s" plainly', (text, plain) => expect(said(text)).toBe(plain));

  it('leaves what says something else as it is', () => {
    for (const text of [
      'how many lamps by town , one number',
      'members that bought from us and germany',
      'the us dollar rate',
      'months of 2025 with takings above the average month of 2024',
      'fell from 500 to 900',
      'list all bookings we submitted',
    ])
      expect(said(text), text).toBe(text);
  });
});
