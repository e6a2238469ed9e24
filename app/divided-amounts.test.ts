import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedFile, csv, openAsked } from './testing-asked.ts';

const today = '2026-11-26';

describe('one amount for each of another', () => {
  let campaigns: AskedFile;
  let werbung: AskedFile;
  beforeAll(async () => {
    campaigns = await openAsked(
      csv('campaigns.csv', [
        'campaign,impressions,clicks,conversions,cost',
        'X,10000,100,5,50',
        'Y,1000,50,10,100',
        'Z,5000,25,1,10',
      ]),
      today,
    );
    werbung = await openAsked(
      csv('werbung.csv', ['Kampagne;Klicks;Kosten', 'X;100;50,5', 'Y;50;99,5', 'Z;25;25,0']),
      today,
    );
  });
  afterAll(async () => {
    await campaigns[Symbol.asyncDispose]();
    await werbung[Symbol.asyncDispose]();
  });

  it.each([
    'overall cost per conversion',
    'what is the overall cost per conversion?',
    'cost per conversion overall',
    'sum of cost per conversion',
    'cost for each conversion',
    'total cost for every conversion',
    'all cost per conversion',
  ])('divides the totals of all rows: %s', async (question) => {
    const { answer } = await campaigns.put(question);
    expect(answer.rows).toEqual([[10]]);
    expect(answer.verdict).toBe('checked');
  });

  it('divides those of each group where groups are named', async () => {
    const { answer } = await campaigns.put('overall cost per click by campaign');
    expect(answer.rows).toEqual([
      ['Y', 2],
      ['X', 0.5],
      ['Z', 0.4],
    ]);
  });

  it.each(['overall Kosten per Klicks', 'combined Kosten for each Klicks'])(
    'in the names of the file: %s',
    async (question) => {
      expect((await werbung.put(question)).answer.rows).toEqual([[1]]);
    },
  );

  it.each([
    'mean cost for each conversion',
    'show cost for every conversion',
    'list the overall cost per conversion',
  ])('never tells a total for each number of them instead: %s', async (question) => {
    const { answer } = await campaigns.put(question);
    const isGrouped = answer.rows.length > 1 && answer.columns.some(({ name }) => name === 'conversions');
    expect(isGrouped && answer.verdict === 'checked' && answer.reading.includes(' by ')).toBe(false);
  });
});
