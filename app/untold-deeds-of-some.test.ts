import { describe, expect, it } from 'vitest';
import { csv, openAsked } from './testing-asked.ts';

const today = '2026-11-26';

describe('who did something, in a file that does not tell it', () => {
  it.each([
    'how many customers from DE ordered?',
    'which customers from DE ordered?',
    'how many customers in DE bought something?',
    'how many customers from DE and US have ordered?',
  ])('is never who is there, whatever narrows them: %s', async (question) => {
    await using file = await openAsked(
      csv('customers.csv', ['customer_id,name,country', '1,Ann,DE', '2,Bob,US', '3,Cid,DE']),
      today,
    );
    const { text, answer } = await file.put(question);
    expect(text).toContain('Nothing here tells which customers');
    expect(answer.rows).toEqual([]);
  });

  it('in another language', async () => {
    await using file = await openAsked(
      csv('Kunden.csv', ['Kunden_Nr;Name;Land', '1;Ann;DE', '2;Bob;US', '3;Cid;DE']),
      today,
    );
    expect((await file.put('how many Kunden from DE ordered?')).answer.verdict).not.toBe('checked');
  });

  it('is told by the orders themselves', async () => {
    await using file = await openAsked(
      csv('orders.csv', ['order_id,customer,country,amount', '1,Ann,DE,3', '2,Ann,DE,4', '3,Bob,US,1']),
      today,
    );
    expect((await file.put('which customers from DE ordered?')).answer.rows).toEqual([['Ann']]);
  });

  it('says nothing of who lives or works somewhere', async () => {
    await using file = await openAsked(
      csv('customers.csv', ['customer_id,name,country', '1,Ann,DE', '2,Bob,US', '3,Cid,DE']),
      today,
    );
    for (const question of ['how many customers are from DE', 'how many customers live in DE?'])
      expect((await file.put(question)).answer.rows).toEqual([[2]]);
  });
});
