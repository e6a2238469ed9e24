import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseQuestion, tokenize } from '../text/tokens.ts';
import { addDays, addGrains, grains, startOfGrain } from './calendar.ts';
import { readDatePhrase } from './date-phrases.ts';

const today = '2024-11-20';

/** phrase → first day, day after the last; `-` is open. Frozen on Wednesday 20 November 2024. */
const golden = `
today | 2024-11-20 | 2024-11-21
yesterday | 2024-11-19 | 2024-11-20
tomorrow | 2024-11-21 | 2024-11-22
the day before yesterday | 2024-11-18 | 2024-11-19
this week | 2024-11-18 | 2024-11-25
last week | 2024-11-11 | 2024-11-18
next week | 2024-11-25 | 2024-12-02
last weekend | 2024-11-16 | 2024-11-18
this weekend | 2024-11-23 | 2024-11-25
last Friday | 2024-11-15 | 2024-11-16
last Wednesday | 2024-11-13 | 2024-11-14
next Monday | 2024-11-25 | 2024-11-26
the week before last | 2024-11-04 | 2024-11-11
the month before last | 2024-09-01 | 2024-10-01
the year before last | 2022-01-01 | 2023-01-01
the last week of June 2024 | 2024-06-24 | 2024-07-01
previous week | 2024-11-11 | 2024-11-18
this month | 2024-11-01 | 2024-12-01
current month | 2024-11-01 | 2024-12-01
last month | 2024-10-01 | 2024-11-01
in this month | 2024-11-01 | 2024-12-01
next month | 2024-12-01 | 2025-01-01
this quarter | 2024-10-01 | 2025-01-01
last quarter | 2024-07-01 | 2024-10-01
next quarter | 2025-01-01 | 2025-04-01
this year | 2024-01-01 | 2025-01-01
last year | 2023-01-01 | 2024-01-01
during last year | 2023-01-01 | 2024-01-01
next year | 2025-01-01 | 2026-01-01
previous year | 2023-01-01 | 2024-01-01
past week | 2024-11-14 | 2024-11-21
past month | 2024-10-21 | 2024-11-21
past year | 2023-11-21 | 2024-11-21
last 7 days | 2024-11-13 | 2024-11-20
last 30 days | 2024-10-21 | 2024-11-20
in the last 30 days | 2024-10-21 | 2024-11-20
last 90 days | 2024-08-22 | 2024-11-20
last 2 weeks | 2024-11-04 | 2024-11-18
last 3 months | 2024-08-01 | 2024-11-01
last three months | 2024-08-01 | 2024-11-01
over the last 6 months | 2024-05-01 | 2024-11-01
last 12 months | 2023-11-01 | 2024-11-01
previous 2 quarters | 2024-04-01 | 2024-10-01
last 4 quarters | 2023-10-01 | 2024-10-01
last 2 years | 2022-01-01 | 2024-01-01
past 7 days | 2024-11-14 | 2024-11-21
past 3 months | 2024-08-21 | 2024-11-21
trailing 12 months | 2023-11-21 | 2024-11-21
rolling 4 weeks | 2024-10-24 | 2024-11-21
next 2 weeks | 2024-11-25 | 2024-12-09
next 3 months | 2024-12-01 | 2025-03-01
3 days ago | 2024-11-17 | 2024-11-18
two weeks ago | 2024-11-04 | 2024-11-11
a month ago | 2024-10-01 | 2024-11-01
two months ago | 2024-09-01 | 2024-10-01
a year ago | 2023-01-01 | 2024-01-01
ytd | 2024-01-01 | 2024-11-21
YTD | 2024-01-01 | 2024-11-21
mtd | 2024-11-01 | 2024-11-21
qtd | 2024-10-01 | 2024-11-21
year to date | 2024-01-01 | 2024-11-21
month to date | 2024-11-01 | 2024-11-21
this year so far | 2024-01-01 | 2024-11-21
so far this quarter | 2024-10-01 | 2024-11-21
2024 | 2024-01-01 | 2025-01-01
in 2024 | 2024-01-01 | 2025-01-01
for 2019 | 2019-01-01 | 2020-01-01
year 2022 | 2022-01-01 | 2023-01-01
twenty twenty two | 2022-01-01 | 2023-01-01
nineteen ninety nine | 1999-01-01 | 2000-01-01
the 1990s | 1990-01-01 | 2000-01-01
the 90s | 1990-01-01 | 2000-01-01
Q1 2024 | 2024-01-01 | 2024-04-01
Q3 2024 | 2024-07-01 | 2024-10-01
q4 of 2023 | 2023-10-01 | 2024-01-01
2024 Q2 | 2024-04-01 | 2024-07-01
2024Q2 | 2024-04-01 | 2024-07-01
Q2/2023 | 2023-04-01 | 2023-07-01
in Q3 | 2024-07-01 | 2024-10-01
in Q4 | 2024-10-01 | 2025-01-01
Q2 last year | 2023-04-01 | 2023-07-01
quarter 2 of 2023 | 2023-04-01 | 2023-07-01
first quarter of 2024 | 2024-01-01 | 2024-04-01
the third quarter of 2022 | 2022-07-01 | 2022-10-01
last quarter of 2023 | 2023-10-01 | 2024-01-01
first month of 2024 | 2024-01-01 | 2024-02-01
last month of 2023 | 2023-12-01 | 2024-01-01
first half of 2023 | 2023-01-01 | 2023-07-01
second half of 2023 | 2023-07-01 | 2024-01-01
H1 2024 | 2024-01-01 | 2024-07-01
2023 H2 | 2023-07-01 | 2024-01-01
second half of last year | 2023-07-01 | 2024-01-01
March 2025 | 2025-03-01 | 2025-04-01
in March 2024 | 2024-03-01 | 2024-04-01
Mar 2024 | 2024-03-01 | 2024-04-01
February 2024 | 2024-02-01 | 2024-03-01
in February 2023 | 2023-02-01 | 2023-03-01
in March | 2024-03-01 | 2024-04-01
in December | 2023-12-01 | 2024-01-01
in November | 2024-11-01 | 2024-12-01
in May | 2024-05-01 | 2024-06-01
May of last year | 2023-05-01 | 2023-06-01
month of June | 2024-06-01 | 2024-07-01
week 1 of 2024 | 2024-01-01 | 2024-01-08
week 53 of 2020 | 2020-12-28 | 2021-01-04
week 32 | 2024-08-05 | 2024-08-12
2024-03-15 | 2024-03-15 | 2024-03-16
on 2024-02-29 | 2024-02-29 | 2024-03-01
15.03.2024 | 2024-03-15 | 2024-03-16
3/25/2024 | 2024-03-25 | 2024-03-26
25/3/2024 | 2024-03-25 | 2024-03-26
March 5 2024 | 2024-03-05 | 2024-03-06
March 5th, 2024 | 2024-03-05 | 2024-03-06
5 March 2024 | 2024-03-05 | 2024-03-06
the 5th of March 2024 | 2024-03-05 | 2024-03-06
March 5 | 2024-03-05 | 2024-03-06
December 24 | 2023-12-24 | 2023-12-25
since 2020 | 2020-01-01 | -
since March | 2024-03-01 | -
since last month | 2024-10-01 | -
since yesterday | 2024-11-19 | -
starting from 2023 | 2023-01-01 | -
before 2020 | - | 2020-01-01
before March 2024 | - | 2024-03-01
prior to Q3 2024 | - | 2024-07-01
earlier than 2019 | - | 2019-01-01
after 2020 | 2021-01-01 | -
after March 2024 | 2024-04-01 | -
later than 2021 | 2022-01-01 | -
on or after 2024-06-01 | 2024-06-01 | -
on or before 2024-06-01 | - | 2024-06-02
until 2023 | - | 2024-01-01
until March 2024 | - | 2024-04-01
up to June 2024 | - | 2024-07-01
between 2020 and 2022 | 2020-01-01 | 2023-01-01
between January and March 2025 | 2025-01-01 | 2025-04-01
from January to March 2024 | 2024-01-01 | 2024-04-01
from 2020 to 2022 | 2020-01-01 | 2023-01-01
2020-2022 | 2020-01-01 | 2023-01-01
from November 2023 to February 2024 | 2023-11-01 | 2024-03-01
from November to February 2024 | 2023-11-01 | 2024-03-01
between 2024-01-10 and 2024-01-20 | 2024-01-10 | 2024-01-21
from Q1 2023 to Q2 2024 | 2023-01-01 | 2024-07-01
between Q1 and Q3 2023 | 2023-01-01 | 2023-10-01
summer 2023 (june-august) | 2023-06-01 | 2023-09-01
over the winter (Dec to Feb) | 2023-12-01 | 2024-03-01
winter 2022/23 | 2022-12-01 | 2023-03-01
since Easter 2024 | 2024-03-31 | -
since Christmas | 2023-12-25 | -
on Christmas Eve 2023 | 2023-12-24 | 2023-12-25
Christmas (24 to 31 December) | 2023-12-24 | 2024-01-01
black friday 2023 | 2023-11-24 | 2023-11-25
between Thanksgiving and New Year's Eve 2023 | 2023-11-23 | 2024-01-01
24 to 31 December 2023 | 2023-12-24 | 2024-01-01
between 1 and 12 June 2024 | 2024-06-01 | 2024-06-13
last financial year, april 2023 to march 2024 | 2023-04-01 | 2024-04-01
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()) as [string, string, string]);

function readWhole(phrase: string): { start: string | null; end: string | null }[] {
  const tokens = tokenize(normaliseQuestion(phrase));
  return readDatePhrase(tokens, 0, today)
    .filter((reading) => reading.to === tokens.length)
    .map((reading) => reading.period);
}

describe('readDatePhrase', () => {
  it('has a golden table of at least 120 phrases', () => expect(golden.length).toBeGreaterThanOrEqual(120));

  it.each(golden)('reads "%s" as %s to %s', (phrase, start, end) => {
    const read = readWhole(phrase).map((period) => `${period.start ?? '-'} ${period.end ?? '-'}`);
    expect(new Set(read)).toEqual(new Set([`${start} ${end}`]));
  });

  it.each([
    '03/04/2024',
    'February 30 2024',
    '2023-02-29',
    'the last of',
    'quarter 5 of 2024',
    'between 2022 and 2020',
  ])('reads no single day or span in "%s"', (phrase) => {
    expect(readWhole(phrase)).toEqual([]);
  });

  it('gives both days that "last Monday" may be later in a week, and both last weeks of a month', () => {
    expect(readWhole('last Monday').map(({ start }) => start)).toEqual(['2024-11-18', '2024-11-11']);
    expect(readWhole('the last week of May 2024').map(({ start }) => start)).toEqual([
      '2024-05-25',
      '2024-05-27',
    ]);
  });

  it('gives both meanings of "the last month" and of "from 2023"', () => {
    expect(readWhole('in the last month')).toHaveLength(2);
    expect(readWhole('from 2023').map((period) => period.end)).toEqual(['2024-01-01', null]);
  });
});

const anyDay = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('1960-01-01', days));

describe('calendar', () => {
  it('has periods that are adjacent, never empty and hold their day', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...grains), (day, grain) => {
        const start = startOfGrain(day, grain);
        const end = addGrains(start, grain, 1);
        expect(start <= day && day < end).toBe(true);
        expect(startOfGrain(addDays(end, -1), grain)).toBe(start);
        expect(startOfGrain(end, grain)).toBe(end);
      }),
    );
  });

  it('reads counted periods that end where the current one starts', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.constantFrom(...grains),
        fc.integer({ min: 1, max: 40 }),
        (day, grain, count) => {
          const tokens = tokenize(`last ${count} ${grain}s`);
          const [reading] = readDatePhrase(tokens, 0, day);
          expect(reading?.period.end).toBe(startOfGrain(day, grain));
          expect((reading?.period.start ?? '') < (reading?.period.end ?? '')).toBe(true);
        },
      ),
    );
  });

  it('never reads a month or a quarter without a year as the future', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.constantFrom('in March', 'in Q3', 'since October', 'in December'),
        (day, phrase) => {
          for (const { period } of readDatePhrase(tokenize(phrase), 0, day))
            expect((period.start ?? '') <= day).toBe(true);
        },
      ),
    );
  });
});
