// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '#kernel/answer.ts';
import { createQueryClient } from '#ui/query.ts';
import { toastStore } from '#ui/toast-store.ts';
import { Clarification } from './Clarification.tsx';

const ends = {
  fromTable: 'orders',
  fromColumn: 'customer_id',
  toTable: 'customers',
  toColumn: 'id',
  toSource: 's2',
};
const options: NonNullable<Answer['options']> = [
  {
    label: 'Yes',
    preview: '',
    question: 'revenue by country',
    decides: { dataSourceId: 's1', ...ends, decision: 'confirmed' },
  },
  { label: 'Net amount', preview: '', question: 'net amount by country' },
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What happens, in its order: a word that is kept, a question that is asked. */
function choose(label: string, answer: () => Response): string[] {
  const happened: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const reply = answer();
    if (reply.ok) happened.push(`${init.method} ${path} ${init.body}`);
    return reply;
  });
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Clarification options={options} onAsk={(question) => happened.push(question)} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: label }));
  return happened;
}

describe('a question back', () => {
  it('asks the reading that is chosen', () => {
    expect(choose('Net amount', () => Response.json({}))).toEqual(['net amount by country']);
  });

  it('keeps what is said of a relation before the question is asked again, and offers to take it back', async () => {
    const happened = choose('Yes', () => Response.json({}));
    const put = (decision: string | null) =>
      `PUT /api/data-sources/s1/relations ${JSON.stringify({ ...ends, decision })}`;
    await waitFor(() => expect(happened).toEqual([put('confirmed'), 'revenue by country']));
    toastStore.read().visible?.action?.run();
    await waitFor(() => expect(happened.at(-1)).toBe(put(null)));
  });

  it('asks nothing where the word could not be kept', async () => {
    const happened = choose('Yes', () => new Response(null, { status: 503 }));
    await waitFor(() => expect(toastStore.read().visible?.title).toBe('Error'));
    expect(happened).toEqual([]);
  });
});
