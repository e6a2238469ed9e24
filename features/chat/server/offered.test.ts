import { describe, expect, it } from 'vitest';
import { firstAsked, offeredBy } from './offered.ts';

/** Messages from the newest back, as the store reads them. */
const backwards = (...said: [content: string, offered?: Record<string, unknown>][]) =>
  said
    .map(([content, offered], place) => ({
      position: place + 1,
      role: place % 2 === 0 ? 'user' : 'assistant',
      content,
      metadata: JSON.stringify(
        offered ? { answer: { options: Object.keys(offered).map((question) => ({ question })) } } : {},
      ),
      offered: offered
        ? JSON.stringify(
            Object.entries(offered).flatMap(([question, plan]) => (plan ? [{ question, plan }] : [])),
          )
        : null,
    }))
    .toReversed();

describe('what replies offered', () => {
  it('can still be chosen behind other answers, the newest first', () => {
    const messages = backwards(
      ['zorbs?'],
      ['Which?', { gross: 'plan 1', net: 'plan 2' }],
      ['gross'],
      ['It is 3.'],
      ['zorbs of May?'],
      ['Which?', { gross: 'plan 3' }],
    );
    expect(offeredBy(messages)).toEqual([
      { question: 'gross', plan: 'plan 3' },
      { question: 'gross', plan: 'plan 1' },
      { question: 'net', plan: 'plan 2' },
    ]);
  });

  it('is read anew without a plan, and then only of the newest reply', () => {
    const messages = backwards(['zorbs?'], ['Which?', { gross: null }], ['gross'], ['Which?', { net: null }]);
    expect(offeredBy(messages)).toEqual([{ question: 'net', plan: null }]);
  });
});

describe('the question that was asked first', () => {
  it('is the one whose reading was chosen, at once or later', () => {
    const messages = backwards(
      ['zorbs?'],
      ['Which?', { gross: 'plan 1', net: 'plan 2' }],
      ['gross'],
      ['It is 3.'],
      ['net'],
    );
    expect(firstAsked(messages)?.content).toBe('zorbs?');
    expect(firstAsked(messages.slice(2))?.content).toBe('zorbs?');
  });

  it('is found through several choices, and is the newest where nothing was chosen', () => {
    const chain = backwards(
      ['zorbs?'],
      ['Which?', { gross: 'plan 1' }],
      ['gross'],
      ['Which?', { may: 'plan 2' }],
      ['may'],
    );
    expect(firstAsked(chain)?.position).toBe(1);
    expect(firstAsked(backwards(['zorbs?'], ['It is 3.'], ['and in May?']))?.content).toBe('and in May?');
    expect(firstAsked([])).toBeNull();
  });
});
