// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '#kernel/answer.ts';
import { createQueryClient } from '#ui/query.ts';
import { toastStore } from '#ui/toast-store.ts';
import { AnswerBody } from './AnswerBody.tsx';

const fix = { dataSourceId: 's1', findingIds: ['dateOrder/t/day'], label: 'Read month first' };
const states = { dataSourceId: 's1', table: 't', column: 'status', leftOut: ['Cancelled'] };
const answer: Answer = {
  status: 'answered',
  verdict: 'caution',
  reading: '',
  sql: null,
  columns: [{ name: 'total_amount', type: 'integer' }],
  rows: [[3]],
  rowCount: 1,
  truncated: false,
  checks: [
    { id: 'import-date-order', outcome: 'warned', detail: 'Day first or month first.', fixes: [fix] },
    { id: 'partial-period', outcome: 'warned', detail: 'March has not ended.' },
  ],
  sources: [],
  receiptId: null,
  assumptions: [
    {
      kind: 'states',
      chosen: 'all states counted, 52 Cancelled',
      options: [{ label: 'leave out Cancelled', question: '', states }],
    },
    {
      kind: 'total-row',
      chosen: 'total row left out',
      options: [
        { label: 'count it as a row', question: '', fix: { ...fix, findingIds: ['total/t'], label: 'x' } },
        { label: 'another number', question: 'how many rows' },
      ],
    },
  ],
  notUnderstood: [],
  suggestions: [],
  elapsedMs: 1,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const report = (ids: string[]) => ({
  report: {
    decisions: [],
    rejected: [],
    rejectedCount: 0,
    warnings: [],
    fixes: ids.map((id) => ({
      id,
      sentence: '',
      table: 't',
      fix: { kind: 'padRows' },
      changed: 1,
      outcome: `${id} done.`,
    })),
  },
  canFix: true,
  tables: [],
});

/** What happens, in its order: what is sent, and what is asked. */
function show(isOk = true): string[] {
  const happened: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!isOk) return new Response(null, { status: 503 });
    if (init.method !== 'GET') happened.push(`${init.method} ${path} ${init.body}`);
    const sent = init.body ? (JSON.parse(String(init.body)) as { fixes?: string[] }) : {};
    return Response.json(report(sent.fixes ?? ['blanks/t/city']));
  });
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <AnswerBody answer={answer} question="total amount" onAsk={(question) => happened.push(question)} />
    </QueryClientProvider>,
  );
  return happened;
}

function openMenu(name: string): void {
  fireEvent.keyDown(screen.getByRole('button', { name }), { key: 'ArrowDown' });
}

describe('what an answer offers to be set right', () => {
  it('is one press away: the file is read again beside what is in force, and the question asked anew', async () => {
    const happened = show();
    fireEvent.click(screen.getByRole('button', { name: 'Read month first' }));
    const put = (fixes: string[]) => `PUT /api/data-sources/s1/fixes ${JSON.stringify({ fixes })}`;
    await waitFor(() =>
      expect(happened).toEqual([put(['blanks/t/city', 'dateOrder/t/day']), 'total amount']),
    );
    expect(toastStore.read().visible?.message).toBe('dateOrder/t/day done.');
    toastStore.read().visible?.action?.run();
    await waitFor(() => expect(happened.at(-1)).toBe(put(['blanks/t/city'])));
  });

  it('asks nothing where the file could not be read again', async () => {
    const happened = show(false);
    fireEvent.click(screen.getByRole('button', { name: 'Read month first' }));
    await waitFor(() => expect(toastStore.read().visible?.title).toBe('Error'));
    expect(happened).toEqual([]);
  });

  it('stands beside its check alone', () => {
    show();
    const offers = screen
      .getAllByRole('listitem')
      .map((item) => [...item.querySelectorAll('button')].map((button) => button.textContent));
    expect(offers).toEqual([['Read month first'], []]);
  });
});

describe('a chip that changes what is counted', () => {
  it('keeps the choice of states, asks again, and can be taken back', async () => {
    const happened = show();
    openMenu('all states counted, 52 Cancelled');
    fireEvent.click(screen.getByRole('menuitem', { name: 'leave out Cancelled' }));
    const put = (leftOut: string[] | null) =>
      `PUT /api/data-sources/s1/tables/t/states ${JSON.stringify({ column: 'status', leftOut })}`;
    await waitFor(() => expect(happened).toEqual([put(['Cancelled']), 'total amount']));
    toastStore.read().visible?.action?.run();
    await waitFor(() => expect(happened.at(-1)).toBe(put(null)));
  });

  it('takes a fix, or asks another question without one', async () => {
    const happened = show();
    openMenu('total row left out');
    fireEvent.click(screen.getByRole('menuitem', { name: 'another number' }));
    expect(happened).toEqual(['how many rows']);
    openMenu('total row left out');
    fireEvent.click(screen.getByRole('menuitem', { name: 'count it as a row' }));
    await waitFor(() => expect(happened.at(-1)).toBe('total amount'));
    expect(happened[1]).toContain('"total/t"');
  });
});
