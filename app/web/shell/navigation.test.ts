import { Sparkles } from 'lucide-react';
import { expect, it } from 'vitest';
import type { Screen } from '#ui/screen.ts';
import { buildNavigation, placeOf } from './navigation.ts';

const load = async () => () => null;
const screens: Screen[] = [
  { path: '/agent', title: 'Agent', load, sidebar: { label: 'Agent', icon: Sparkles, order: 1 } },
  { path: '/receipts/:id', title: 'Receipt', load, within: '/agent' },
  { path: '/other', title: 'Other', load, sidebar: { label: 'Other', icon: Sparkles, order: 2 } },
];

it('an entry is the place of its own page and of those that belong to it', () => {
  const [agent, other] = buildNavigation(screens);
  if (!agent || !('path' in agent) || !other || !('path' in other)) throw new Error('Two links were made.');
  expect(placeOf('/agent', agent)).toBe('page');
  expect(placeOf('/receipts/r1', agent)).toBe('within');
  for (const path of ['/receipts', '/receipts/r1/more', '/other', '/'])
    expect(placeOf(path, agent)).toBeNull();
  expect(placeOf('/receipts/r1', other)).toBeNull();
});
