import { expect, it } from 'vitest';
import { findGuidance } from './guidance.ts';

const empty = { tables: [], relations: [] };

it('says what to do where there is no data to have insights about', () => {
  expect(findGuidance('Any insights?', empty)).toContain('Upload a file');
});

it.each(['total revenue by model', 'hello', 'insightful'])('leaves %j to the agent', (message) => {
  expect(findGuidance(message, empty)).toBeNull();
});
