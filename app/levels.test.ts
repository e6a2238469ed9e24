import { describe, expect, it } from 'vitest';
import { csv, openAsked } from './testing-asked.ts';

const today = '2026-11-26';

async function asked(lines: readonly string[], question: string) {
  await using file = await openAsked(csv('levels.csv', lines), today);
  const { answer, text } = await file.put(question);
  return { status: answer.status, verdict: answer.verdict, text };
}

describe('what there is at a time', () => {
  const account = [
    'Datum;Soll;Haben;Saldo',
    '01.01.2024;100,00;;100,00',
    '05.01.2024;;40,00;60,00',
    '09.01.2024;10,00;;70,00',
  ];
  const counters = [
    'month,opening,arr,followers,odometer,meter reading,unemployment',
    '2024-01-01,60,84,100,100,60,5',
    '2024-02-01,70,180,110,200,70,10',
  ];
  const people = ['year,population', '2020,100', '2021,110', '2022,120'];
  const cumulated = ['Tag,kumuliert', '2024-01-05,10', '2024-01-20,30', '2024-02-10,60'];

  it.each([
    [account, 'total Saldo'],
    [counters, 'total opening'],
    [counters, 'total arr'],
    [counters, 'total followers'],
    [counters, 'total odometer'],
    [counters, 'total meter reading'],
    [counters, 'total unemployment'],
    [people, 'total population'],
    [cumulated, 'total kumuliert'],
  ])('is not added up over times: %s, %s', async (lines, question) => {
    const { verdict } = await asked(lines, question);
    expect(verdict).not.toBe('checked');
  });

  it.each([
    [account, 'total Saldo', 'Total saldo'],
    [people, 'total population', 'Total population'],
    [counters, 'total opening', 'Total opening'],
  ])('is offered as no sum where one was just refused: %s, %s', async (lines, question, sum) => {
    await using file = await openAsked(csv('levels.csv', lines), today);
    const { answer, offered = [] } = await file.put(question);
    expect(answer.status).not.toBe('answered');
    expect(offered.map((one) => one.question)).not.toContain(sum);
  });

  it.each([
    [['customer,arr', 'A,84', 'B,180'], 'total arr', '264'],
    [['id,started,plan,MRR (USD)', '1,2024-01-03,A,84', '2,2024-02-05,B,180'], 'total mrr', '264'],
    [['country,population', 'A,100', 'B,200'], 'total population', '300'],
    [['plant,year,capacity', 'A,1990,100', 'B,2001,200', 'C,2001,100'], 'total capacity', '400'],
    [['month,new followers', '2024-01-01,5', '2024-02-01,7'], 'total new followers', '12'],
  ])('is added up over things, and so is what comes: %s', async (lines, question, total) => {
    expect(await asked(lines, question)).toMatchObject({
      verdict: 'checked',
      text: expect.stringContaining(total),
    });
  });

  it.each([
    ['01.01.2024', '05.01.2024', '09.01.2024'],
    ['01.02.2024', '01.03.2024', '01.04.2024'],
    ['02.01.2024', '2024-01-06', '7 Jan 2024'],
  ])('has its dates with points day first: %s, %s, %s', async (...days) => {
    await using file = await openAsked(
      csv('days.csv', ['day,amount', ...days.map((day) => `${day},1`)]),
      today,
    );
    const [table] = file.catalog.tables;
    expect(table?.profile.columns[0]).toMatchObject({
      type: 'date',
      min: expect.stringMatching(/^2024-0[12]-0[12]/),
      max: expect.stringMatching(/^2024-0(?:1-0[79]|4-01)/),
    });
    expect((table?.profile.findings ?? []).filter(({ level }) => level === 'warning')).toEqual([]);
  });
});
