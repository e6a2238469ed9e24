import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedFile, csv, openAsked } from './testing-asked.ts';

/** Every day from the first to the last, `YYYY-MM-DD`. */
function days(first: string, last: string): string[] {
  const found: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += 86_400_000)
    found.push(new Date(at).toISOString().slice(0, 10));
  return found;
}

const today = '2026-11-26';

describe('data that end within a year', () => {
  let daily: AskedFile;
  beforeAll(async () => {
    const lines = days('2022-01-01', '2024-03-10').map((day) => `${day},10`);
    daily = await openAsked(csv('traffic.csv', ['day,sessions', ...lines]), today);
  });
  afterAll(() => daily[Symbol.asyncDispose]());

  it.each([
    ['sessions growth by year', '2024-01-01'],
    ['year over year growth of sessions', '2024-01-01'],
    ['growth of sessions by year', '2024-01-01'],
    ['growth by year', '2024-01-01'],
  ])('sets what the last year has against the same days before: %s', async (question, last) => {
    const { text, answer } = await daily.put(question);
    // The year before has no 29 February.
    expect(answer.rows.at(-1)).toEqual([last, 700, 10, 10 / 690]);
    expect(text).toContain('against the same days before');
    expect(text).toContain('The data end on 10 March 2024');
  });

  it('changes nothing in the years that are whole', async () => {
    const { answer } = await daily.put('year over year growth of sessions');
    expect(answer.rows.slice(0, 2)).toEqual([
      ['2022-01-01', 3650, null, null],
      ['2023-01-01', 3650, 0, 0],
    ]);
  });

  it.each([
    'which year had the fewest sessions',
    'which month had the lowest sessions',
    'which quarter had the fewest sessions',
  ])('never tells a part as the lowest without a word: %s', async (question) => {
    const { text, answer } = await daily.put(question);
    expect(answer.verdict).toBe('caution');
    expect(text).toMatch(
      /2024 is there in part, from 1 (January|March) 2024 to 10 March 2024: it may be the lowest/,
    );
  });

  it('says that the highest may yet be another', async () => {
    const { text, answer } = await daily.put('which year had the most sessions');
    expect(answer.rows.map(([year]) => year)).toEqual(['2022-01-01', '2023-01-01']);
    expect(text).toContain('2024 is there in part');
  });

  it('tells of a course its last whole period, and draws the one behind it as a part', async () => {
    const { text, chart } = await daily.put('are sessions growing?');
    expect(text).toContain('to 290 in February 2024, the last whole month');
    expect(text).toContain('March 2024 holds the days up to there');
    expect(chart?.isLastPeriodPartial).toBe(true);
  });

  it.each([
    ['compare sessions in 2023 and 2024', [690, 700]],
    ['is 2024 higher than 2023 in sessions', [700, 690]],
    ['compare Q1 2024 with Q4 2023 sessions', [700, 700]],
  ])('compares the same days: %s', async (question, numbers) => {
    const { text, answer } = await daily.put(question);
    expect(answer.rows[0]?.slice(0, 2)).toEqual(numbers);
    expect(text).toContain('the same days of');
  });

  it.each(['total sessions in 2024', 'sessions in March 2024', 'sessions in Q1 2024'])(
    'says of one period that it is a part: %s',
    async (question) => {
      expect((await daily.put(question)).text).toContain('The data end on 10 March 2024');
    },
  );

  it('says nothing where a period is whole', async () => {
    for (const question of [
      'sessions in 2023',
      'compare sessions in 2022 and 2023',
      'sessions in February 2024',
    ]) {
      const { text, answer } = await daily.put(question);
      expect(text).not.toMatch(/data end|in part|has not ended/);
      expect(answer.verdict).toBe('checked');
    }
  });

  it('says that there is nothing in a time told from today', async () => {
    const { text, answer } = await daily.put('sessions last quarter');
    expect(answer.verdict).toBe('caution');
    expect(text).toContain('The last day in the data is 10 March 2024, before Q3 2026 begins.');
  });
});

describe('rows of one month each', () => {
  const months = Array.from(
    { length: 24 },
    (_, at) => `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`,
  );

  it('fill the year with the first of December', async () => {
    await using whole = await openAsked(
      csv('monthly.csv', ['month,sales', ...months.map((day) => `${day},5`)]),
      today,
    );
    const { text, answer } = await whole.put('total sales by year');
    expect(answer.rows).toEqual([
      ['2023-01-01', 60],
      ['2024-01-01', 60],
    ]);
    expect(text).not.toMatch(/data end|whole year/);
  });

  it('cut it where the last ones lack', async () => {
    await using cut = await openAsked(
      csv('monthly.csv', ['month,sales', ...months.slice(0, 15).map((day) => `${day},5`)]),
      today,
    );
    expect((await cut.put('total sales by year')).text).toContain('The data end on 31 March 2024');
    const { answer } = await cut.put('compare total sales in 2023 and 2024');
    expect(answer.rows[0]?.slice(0, 2)).toEqual([15, 15]);
    expect((await cut.put('total sales by quarter')).text).not.toContain('data end');
  });
});

describe('working days, and days far apart', () => {
  it('end a month with its last Friday', async () => {
    const working = days('2024-01-01', '2024-08-30').filter((day) => {
      const weekday = new Date(day).getUTCDay();
      return weekday > 0 && weekday < 6;
    });
    await using file = await openAsked(
      csv('traffic.csv', ['date,visits', ...working.map((day) => `${day},1`)]),
      today,
    );
    expect((await file.put('visits by month')).text).not.toContain('data end');
    expect((await file.put('visits in 2024')).text).toContain('The data end on 30 August 2024');
  });

  it('are no end of the data where rows come now and then', async () => {
    const seldom = [
      '2022-02-11',
      '2022-07-03',
      '2022-12-20',
      '2023-03-02',
      '2023-09-14',
      '2024-01-05',
      '2024-08-22',
      '2024-10-02',
    ];
    await using file = await openAsked(
      csv('log.csv', ['date,cost', ...seldom.map((day) => `${day},100`)]),
      today,
    );
    expect((await file.put('cost by year')).text).not.toContain('data end');
  });
});

describe('rows far apart, but as regularly', () => {
  const everyTenth = Array.from({ length: 82 }, (_, at) =>
    new Date(Date.UTC(2022, 0, 5 + at * 10)).toISOString().slice(0, 10),
  );

  it('end a month in the middle', async () => {
    await using file = await openAsked(
      csv('readings.csv', ['date,amount', ...everyTenth.slice(0, 81).map((day) => `${day},10`)]),
      today,
    );
    const { text } = await file.put('is amount growing?');
    expect(text).toContain('to 30 in February 2024, the last whole month');
    expect((await file.put('total amount by month')).text).toContain('The data end on 15 March 2024');
  });

  it('end a year, of months of which one lacks', async () => {
    const months = Array.from({ length: 33 }, (_, at) => at).filter((at) => at !== 14);
    const days = months.map((at) =>
      new Date(Date.UTC(2022, at, 3 + ((at * 7) % 24))).toISOString().slice(0, 10),
    );
    await using file = await openAsked(
      csv('rents.csv', ['paid on,rent', ...days.map((day) => `${day},5`)]),
      today,
    );
    expect((await file.put('total rent by year')).text).toContain('The data end on 30 September 2024');
    expect((await file.put('compare total rent in 2023 and 2024')).answer.rows[0]?.slice(0, 2)).toEqual([
      40, 45,
    ]);
  });
});

describe('years beside months or quarters in columns of their own', () => {
  const months = Array.from({ length: 26 }, (_, at) => [2022 + Math.floor(at / 12), (at % 12) + 1] as const);
  const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const numbered = csv('figures.csv', [
    'Year,Month,Amount',
    ...months.map(([year, month]) => `${year},${month},10`),
  ]);
  const german = csv('zahlen.csv', [
    'Jahr;Monat;Region;Umsatz',
    ...months.flatMap(([year, month]) => ['N', 'S'].map((region) => `${year};${month};${region};5`)),
  ]);
  const named = csv('figures.csv', [
    'month,year,amount',
    ...months.map(([year, month]) => `${names[month - 1]},${year},10`),
  ]);
  const quarters = csv('figures.csv', [
    'year,quarter,amount',
    ...Array.from({ length: 9 }, (_, at) => `${2022 + Math.floor(at / 4)},${(at % 4) + 1},10`),
  ]);

  it.each([
    ['numbers of months', numbered, 'compare 2024 with 2023', [20, 20]],
    ['a header in German', german, 'Umsatz in 2024 vs 2023', [20, 20]],
    ['names of months', named, 'compare amount in 2024 and 2023', [20, 20]],
    ['quarters', quarters, 'compare 2024 with 2023', [10, 10]],
  ])('compares the same part: %s', async (_, content, question, numbers) => {
    await using file = await openAsked(content, today);
    const { text, answer } = await file.put(question);
    expect(answer.rows[0]?.slice(0, 2)).toEqual(numbers);
    expect(text).toContain('the same days of 2023');
    expect(text).toContain('The data end on');
  });

  it('tell the last year as a part wherever it is told', async () => {
    await using file = await openAsked(numbered, today);
    expect((await file.put('total amount by year')).text).toContain('to 120 in 2023, the last whole');
    const growth = await file.put('amount growth by year');
    expect(growth.answer.rows.at(-1)).toEqual([2024, 20, 0, 0]);
    expect(growth.text).toContain('against the same days before it');
    const lowest = await file.put('which year had the lowest amount');
    expect(lowest.answer.verdict).toBe('caution');
    expect((await file.put('total amount in 2024')).text).toContain('The data end on 29 February 2024');
    expect((await file.put('total amount in 2023')).text).not.toContain('data end');
  });

  it.each([
    ['amount in February 2024', 10],
    ['amount from November 2022 to February 2024', 160],
    ['amount in Q4 2023', 30],
    ['amount since December 2023', 30],
  ])('find what is asked of a part of a year: %s', async (question, amount) => {
    for (const content of [numbered, named]) {
      await using file = await openAsked(content, today);
      expect((await file.put(question)).answer.rows[0]?.[0]).toBe(amount);
    }
  });

  it.each([
    ['numbers of months', numbered, 'total amount by month'],
    ['names of months', named, 'amount by month'],
    ['quarters', quarters, 'total amount per quarter'],
  ])('are not told apart by %s alone, which is said', async (_, content, question) => {
    await using file = await openAsked(content, today);
    const { answer, text } = await file.put(question);
    expect([answer.verdict, text]).toEqual([
      'caution',
      expect.stringContaining('in all years from 2022 to 2024'),
    ]);
    const apart = await file.put(`${question} in 2023`);
    expect(apart.text).not.toContain('in all years');
  });

  it('say nothing where the last year has all of its months', async () => {
    const whole = csv('figures.csv', [
      'Year,Month,Amount',
      ...months.slice(0, 24).map(([year, month]) => `${year},${month},10`),
    ]);
    await using file = await openAsked(whole, today);
    expect((await file.put('total amount by year')).text).not.toMatch(/data end|whole/);
    expect((await file.put('compare 2023 with 2022')).text).not.toContain('same days');
  });
});

describe('a period that runs', () => {
  it('is told as a part by today, in a file whose rows go up to yesterday', async () => {
    const lines = days('2025-01-01', '2026-11-25').map((day) => `${day};2`);
    await using file = await openAsked(csv('zahlen.csv', ['Datum;Besuche', ...lines]), today);
    const yearly = await file.put('Besuche by year');
    expect(yearly.text).toContain('2026 has not ended: it holds the days up to 26 November 2026');
    expect((await file.put('Besuche this year vs last year')).text).toContain('the same days of 2025');
  });
});
