import { expect, it } from 'vitest';
import type { TableProfile } from './catalog.ts';
import { systemNamesOf, withSystemNames } from './system-names.ts';

it('takes labels for names, and sentences for none', () => {
  const column = (name: string, label: string | null) => ({ name, label });
  const names = systemNamesOf({
    label: ' Sales orders ',
    columns: [
      column('NETWR', 'Net value'),
      column('KUNNR', ' '),
      column('ERDAT', null),
      column('NOTE', 'x'.repeat(61)),
    ],
  });
  expect(names).toEqual({ table: 'Sales orders', columns: { NETWR: 'Net value' } });
  const profile = {
    columns: [{ name: 'NETWR', synonyms: ['revenue'] }, { name: 'KUNNR' }],
  } as unknown as TableProfile;
  expect(withSystemNames(profile, names).columns).toEqual([
    { name: 'NETWR', synonyms: ['Net value', 'revenue'] },
    { name: 'KUNNR' },
  ]);
});
