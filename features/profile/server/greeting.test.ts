import { expect, it } from 'vitest';
import { chooseGreeting } from './greeting.ts';

const ada = { firstName: 'Ada', email: 'lovelace@example.com' };
const steps = [0, 0.25, 0.5, 0.75, 0.999];

it('knows four greetings, each with the name and what the product is', () => {
  const greetings = new Set(steps.map((step) => chooseGreeting(ada, undefined, () => step)));
  expect(greetings.size).toBe(4);
  for (const greeting of greetings) {
    expect(greeting).toContain('Ada');
    expect(greeting).toContain('AI assistant for analytics and business insights');
  }
});

it('takes the part of the address before the at-sign where there is no first name', () => {
  expect(chooseGreeting({ ...ada, firstName: '' }, undefined, () => 0)).toContain('lovelace!');
});

it('never repeats the greeting that is shown', () => {
  for (const shown of steps.map((step) => chooseGreeting(ada, undefined, () => step))) {
    for (const step of steps) expect(chooseGreeting(ada, shown, () => step)).not.toBe(shown);
  }
});
