// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#ui/query.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { SourceChange, SourceWithTables, TableVersion } from '../contract.ts';
import { RemovedSources } from './RemovedSources.tsx';
import { TableVersions } from './TableVersions.tsx';
import { UploadIntoDialog } from './UploadIntoDialog.tsx';
import { likelyTable } from './UploadIntoForm.tsx';

const version = (number: number, change: Partial<TableVersion> = {}): TableVersion => ({
  number,
  isCurrent: false,
  rows: number * 1000,
  sizeBytes: 2048,
  createdAt: '2026-01-01T10:00:00Z',
  createdBy: 'Ada Tester',
  origin: 'append',
  fileName: 'march.csv',
  restoredFrom: null,
  added: 12,
  changed: 0,
  removed: 0,
  schemaChanges: [],
  receipts: 0,
  ...change,
});
const table: SourceWithTables['tables'][number] = {
  name: 'Orders',
  sqlName: 'orders',
  rows: 3000,
  version: 3,
  asOf: '2026-01-01T10:00:00Z',
  columns: ['id', 'city'].map((name) => ({ name, type: 'text', role: 'text', unit: null })),
};
const source = { id: 's1', name: 'Shop', tables: [table] } as SourceWithTables;
const change: SourceChange = {
  id: 'c1',
  isApplied: false,
  mode: 'replace',
  file: { filename: 'new.csv' },
  tables: [
    {
      table: 'Orders',
      fromVersion: 3,
      toVersion: null,
      rowsBefore: 3000,
      rowsAfter: 2990,
      added: 5,
      changed: 2,
      removed: 15,
      key: ['id'],
      schemaChanges: [{ column: 'note', kind: 'added', from: null, to: 'text' }],
    },
  ],
  report: {
    decisions: [],
    warnings: [],
    rejected: [{ table: 'Orders', line: 7, reason: '"x" does not fit.' }],
    rejectedCount: 1,
  },
};

let sent: string[];
let answers: Record<string, unknown>;
beforeEach(() => {
  sent = [];
  answers = {};
  toastStore.write({ visible: null, history: [] });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method !== 'GET') sent.push(`${init.method} ${path}`);
    return Response.json(answers[path] ?? {});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(content: ReactNode) {
  render(<QueryClientProvider client={createQueryClient(() => {})}>{content}</QueryClientProvider>);
}
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the versions of a table', () => {
  const address = '/api/data-sources/s1/tables/Orders/versions';
  beforeEach(() => {
    window.history.replaceState(null, '', '/data-sources?source=s1');
    answers[address] = [
      version(3, { isCurrent: true }),
      version(2, { origin: 'restore', restoredFrom: 1, receipts: 2 }),
      version(1, { origin: 'upload', added: null, changed: null, removed: null }),
    ];
    show(<TableVersions sourceId="s1" table={table} />);
  });

  it('are listed with what each changed', async () => {
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('What changed'),
      expect.stringMatching(/^3 Current.*Ada Tester.*Rows appended: march.csv.*12 added.*3,000/),
      expect.stringMatching(/^2.*Restored from version 1.*Named by 2 receipts/),
      expect.stringMatching(/^1.*Uploaded: march.csv/),
    ]);
    expect(screen.queryByRole('button', { name: 'Restore version 3' })).toBeNull();
  });

  it('come back after a question, and leave again by undo', async () => {
    await screen.findByRole('table');
    click('Restore version 1');
    expect(sent).toEqual([]);
    click('Restore');
    await waitFor(() => expect(toastStore.read().visible?.title).toBe('Version Restored'));
    toastStore.read().visible?.action?.run();
    await waitFor(() => expect(sent).toEqual([`POST ${address}/1/restore`, `POST ${address}/3/restore`]));
    await waitFor(() => expect(toastStore.read().visible?.action).toBeUndefined());
  });

  it('are compared two by two, and the two stand in the address', async () => {
    const sample = { columns: [{ name: 'id', type: 'text' }], rows: [['a7']] };
    const none = { columns: [], rows: [] };
    answers[`${address}/compare?from=2&to=3`] = {
      from: 2,
      to: 3,
      key: ['id'],
      added: 400,
      removed: 0,
      changed: 0,
      unchanged: 2600,
      columnChanges: [],
      schemaChanges: [{ column: 'city', kind: 'type', from: 'integer', to: 'text' }],
      samples: { added: sample, removed: none, changed: none },
    };
    await screen.findByRole('table');
    click('Compare');
    const section = await screen.findByRole('region', { name: 'From version 2 to version 3' });
    await within(section).findByText(/400 added/);
    expect(section.textContent).toContain('Column "city" is text instead of integer');
    expect(section.textContent).toContain('The first 1 of 400.');
    expect(new URLSearchParams(window.location.search).get('compare')).toBe('2-3');
  });
});

describe('a file for tables that are there', () => {
  /** Answers the upload as the server does once the file has been read. */
  class FakeUpload {
    static address = '';
    upload = {};
    status = 200;
    responseText = JSON.stringify(change);
    onload = () => {};
    open(_method: string, address: string) {
      FakeUpload.address = address;
    }
    setRequestHeader() {}
    getResponseHeader() {
      return 'application/json';
    }
    abort() {}
    send() {
      queueMicrotask(() => this.onload());
    }
  }

  async function preview(onClose = vi.fn()) {
    vi.stubGlobal('XMLHttpRequest', FakeUpload);
    answers['/api/data-sources/s1/changes/c1/apply'] = { ...change, isApplied: true };
    show(<UploadIntoDialog source={source} table="Orders" onClose={onClose} />);
    const file = new File(['id\n1\n'], 'new.csv');
    fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
    return onClose;
  }

  it('shows what will change, changes it when told to, and undoes it', async () => {
    const onClose = await preview();
    click('See what changes');
    await screen.findByText('What will change');
    expect(FakeUpload.address).toBe('/api/data-sources/s1/upload?mode=replace&apply=false&table=Orders');
    expect(screen.getByText(/5 added, 2 changed, 15 removed/).textContent).toContain('3,000 rows now, 2,990');
    screen.getByText('Column "note" is new');
    screen.getByText('"x" does not fit.');
    expect(sent).toEqual([]);
    click('Apply');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent).toEqual(['POST /api/data-sources/s1/changes/c1/apply']);
    toastStore.read().visible?.action?.run();
    await waitFor(() => expect(sent[1]).toBe('POST /api/data-sources/s1/tables/Orders/versions/3/restore'));
  });

  it('wants a key where rows are updated by one, and lets go of what is not applied', async () => {
    await preview();
    fireEvent.click(screen.getByLabelText('Update them by key'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'See what changes' }).disabled).toBe(true);
    fireEvent.click(screen.getByLabelText('id'));
    click('See what changes');
    await screen.findByText('What will change');
    expect(new URLSearchParams(FakeUpload.address.split('?')[1]).get('key')).toBe('["id"]');
    click('Back');
    await waitFor(() => expect(sent).toEqual(['DELETE /api/data-sources/s1/changes/c1']));
    screen.getByText('Upload new data into Shop');
    // The file and all that was chosen are still there.
    screen.getByText('new.csv');
    expect(screen.getByLabelText<HTMLInputElement>('Update them by key').checked).toBe(true);
    click('See what changes');
    await screen.findByText('What will change');
  });

  it.each([
    ['month.xlsx', 'replace', ''],
    ['month.ods', 'append', ''],
    ['month.csv', 'replace', 'Customers'],
    ['month.xlsx', 'upsert', 'Customers'],
  ] as const)('%s to %s goes into what it is likely to hold: %j', (name, mode, table) => {
    const tables = [{ name: 'Customers' }, { name: 'Orders' }] as SourceWithTables['tables'];
    expect(likelyTable({ tables }, new File([], name), mode, 'Customers')).toBe(table);
    expect(likelyTable({ tables: tables.slice(0, 1) }, new File([], name), mode, 'Customers')).toBe(
      'Customers',
    );
  });
});

it('removed sources say until when they can be restored, and are', async () => {
  answers['/api/data-sources/removed'] = [
    {
      id: 's9',
      name: 'Old',
      type: 'csv',
      recordCount: 4,
      isSample: false,
      removedAt: '2026-01-01T10:00:00Z',
      purgedAt: '2026-01-31T10:00:00Z',
    },
  ];
  answers['/api/data-sources/s9/restore'] = { id: 's9', name: 'Old' };
  show(<RemovedSources />);
  expect((await screen.findByText(/Deleted for good on/)).textContent).toMatch(/Jan 31, 2026|31 Jan/);
  click('Restore Old');
  await waitFor(() => expect(toastStore.read().visible?.message).toBe('Old is back.'));
  expect(sent).toEqual(['POST /api/data-sources/s9/restore']);
});
