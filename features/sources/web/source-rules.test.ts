import { describe, expect, it } from 'vitest';
import { sourceTypes } from '../contract.ts';
import {
  describeStatus,
  hasSapTabs,
  isSourceType,
  needsAuthentication,
  typeOptions,
} from './source-rules.ts';

describe('source types', () => {
  it('are all offered, and nothing else is', () => {
    expect(typeOptions.map(({ value }) => value).sort()).toEqual([...sourceTypes].sort());
    expect(isSourceType('toString')).toBe(false);
    expect(isSourceType('')).toBe(false);
  });

  it('want authentication on the page where the specification says so', () => {
    expect(sourceTypes.filter(needsAuthentication)).toEqual([
      'datasphere',
      's4hana',
      'successfactors',
      'ariba',
      'concur',
      'marketingcloud',
    ]);
    expect(sourceTypes.filter(hasSapTabs)).toEqual(['datasphere', 's4hana']);
  });
});

describe('the status of a source', () => {
  it('is Connected only when active, and the second line tells the others apart', () => {
    expect(describeStatus({ status: 'active', error: null }).word).toBe('Connected');
    for (const status of ['inactive', 'error', 'syncing'] as const) {
      expect(describeStatus({ status, error: null }).word).toBe('Disconnected');
    }
    expect(describeStatus({ status: 'error', error: 'The password has expired.' }).line).toBe(
      'The password has expired.',
    );
    expect(describeStatus({ status: 'syncing', error: null }).line).not.toBe(
      describeStatus({ status: 'inactive', error: null }).line,
    );
  });
});
