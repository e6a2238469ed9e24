import { expect, it } from 'vitest';
import { readContent } from '../shape/testing.ts';

it.each([
  ['within another and with a point', '[{"a":{"b":5},"a.b":7}]', 'a.b', 'a.b 2'],
  ['of later records', '[{"a.b":7},{"a":{"b":5}}]', 'a.b', 'a.b 2'],
  ['in other letters', '[{"Total":1,"total":2}]', 'Total', 'total 2'],
])('keys that would be called alike are told with both columns: %s', async (_, text, one, other) => {
  const target = await readContent('t.json', text);
  expect(target.tables.get('t')?.columns).toEqual([one, other]);
  expect(new Set(target.warnings)).toEqual(
    new Set([`Two keys of "t" would be called alike: they are the columns "${one}" and "${other}".`]),
  );
  expect(target.places.map(({ kind, column }) => [kind, column])).toEqual([
    ['shape', one],
    ['shape', other],
  ]);
});

it('keys with names of their own are not told', async () => {
  expect((await readContent('t.json', '[{"a":{"b":5},"a.c":7},{"a":{"b":6}}]')).warnings).toEqual([]);
});
