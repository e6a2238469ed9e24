import { describe, expect, it } from 'vitest';
import { readGoldQuery } from './gold-query.ts';

describe('the right statement of a question', () => {
  it('is read with its tables in the place of their short names', () => {
    const query = readGoldQuery(
      'SELECT T1.name , count(*) FROM vet AS T1 JOIN animal AS T2 ON T1.id = T2.vet_id WHERE T2.age > 3 GROUP BY T1.id HAVING count(*) >= 2 ORDER BY count(*) DESC LIMIT 3',
    );
    expect(query?.tables).toEqual(['vet', 'animal']);
    expect(query?.select).toEqual([
      { aggregate: null, isDistinct: false, column: { table: 'vet', column: 'name' } },
      { aggregate: 'count', isDistinct: false, column: null },
    ]);
    expect(query?.where[0]).toMatchObject({
      operator: '>',
      values: ['3'],
      item: { column: { table: 'animal' } },
    });
    expect(query?.having[0]).toMatchObject({ operator: '>=', value: '2' });
    expect(query?.order[0]).toMatchObject({ isDescending: true });
    expect(query?.limit).toBe(3);
  });

  it('keeps what stands within it and behind it', () => {
    const query = readGoldQuery(
      'SELECT name FROM vet WHERE id NOT IN (SELECT vet_id FROM animal WHERE kind = \'cat\') EXCEPT SELECT name FROM vet WHERE town = "Mews"',
    );
    expect(query?.where[0]).toMatchObject({ operator: 'in', isDenied: true, query: { tables: ['animal'] } });
    expect(query?.set).toMatchObject({ operator: 'except', query: { where: [{ values: ['Mews'] }] } });
  });

  it('is none where it works out a number', () => {
    expect(readGoldQuery('SELECT a - b FROM t')).toBeNull();
  });
});
