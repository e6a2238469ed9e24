import type { replay } from '#agent/index.ts';
import type { RunQuery } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { type Clock, nowText } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { Receipt, Replay as Replayed, receiptsEndpoints } from '../contract.ts';
import { compareWithCurrent, type OnNewest } from './current-versions.ts';
import type { ReceiptBody, ReceiptStore, StoredReceipt } from './receipt-store.ts';
import { receiptsServerStrings as strings } from './strings.ts';
import { withAllRows } from './whole-rows.ts';

/** As many as an answer shows. */
const replayedRowsShown = 200;

export interface ReceiptsParts {
  receipts: ReceiptStore;
  clock: Clock;
  queryFor: (workspaceId: string) => RunQuery;
  /** Handed in: the agent's other parts, with their word lists, stay out of this process. */
  replay: typeof replay;
  /** The current version of each visible table, by its name in SQL. */
  readCurrentVersions: (
    workspaceId: string,
  ) => Promise<ReadonlyMap<string, { versionId: string; version: number }>>;
}

export function receiptsHandlers(parts: ReceiptsParts): Handlers<typeof receiptsEndpoints> {
  return {
    read: ({ caller, params }) => readReceipt(parts.receipts, caller.workspaceId, params.id),
    async replay({ caller, params }) {
      const body = withAllRows((await requireReceipt(parts.receipts, caller.workspaceId, params.id)).body);
      const run = parts.queryFor(caller.workspaceId);
      if (body.live) return askAgain(parts, body, run);
      const result = await parts.replay(body, run).catch(explainGone);
      const current = await parts.readCurrentVersions(caller.workspaceId);
      const newest = await compareWithCurrent(body, current, (receipt) => parts.replay(receipt, run, true));
      return {
        ...standingOf(result.holds, newest, versionWords(body)),
        holds: result.holds,
        changes: [...result.changes, ...newest.sentences],
        columns: result.columns,
        rows: result.rows.slice(0, replayedRowsShown),
        rowCount: result.rowCount,
        newest: newest.outcome === 'changed' ? shownOf(newest) : null,
        replayedAt: nowText(parts.clock),
      };
    },
  };
}

/** Rows that stay in a system have no version to go back to: it is asked again, and what it says now is set beside what it said then. */
async function askAgain(parts: ReceiptsParts, body: ReceiptBody, run: RunQuery): Promise<Replayed> {
  const result = await parts.replay(body, run, true).catch(explainGone);
  const { columns, rows, rowCount, compared, holds, changes, asked } = result;
  const shown = { columns, rows: rows.slice(0, replayedRowsShown), rowCount };
  const then = body.asked?.[0]?.askedAt ?? '';
  return {
    state: holds ? 'same' : 'changed',
    headline: holds ? strings.headlines.askedSame(then) : strings.headlines.askedChanged(then),
    holds,
    changes,
    ...shown,
    newest: holds ? null : { ...shown, rowsCompared: compared },
    ...(asked && { asked }),
    replayedAt: nowText(parts.clock),
  };
}

/** Versions that a receipt names are deleted by a person's choice alone, who was told that it ends this. */
function explainGone(error: unknown): never {
  if (error instanceof AppError && error.code === 'notFound')
    throw new AppError('notFound', strings.versionsDeleted, { cause: error });
  throw error;
}

/** The numbers of an old version say nothing of today's: only what is the same on both counts as the same. */
function standingOf(
  isReproduced: boolean,
  { outcome }: OnNewest,
  versions: string,
): Pick<Replayed, 'state' | 'headline'> {
  const { headlines } = strings;
  if (!isReproduced) return { state: 'broken', headline: headlines.notReproduced(versions) };
  switch (outcome) {
    case 'unmoved':
      return { state: 'same', headline: headlines.same(versions) };
    case 'same':
      return { state: 'same', headline: headlines.sameOnNewest(versions) };
    case 'changed':
      return { state: 'changed', headline: headlines.changed(versions) };
    case 'gone':
      return { state: 'broken', headline: headlines.gone(versions) };
  }
}

function shownOf({ replay }: OnNewest): Replayed['newest'] {
  if (!replay) return null;
  const { columns, rows, rowCount, compared } = replay;
  return { columns, rows: rows.slice(0, replayedRowsShown), rowCount, rowsCompared: compared };
}

/** "version 2", or "version 2 of Orders and version 1 of Customers". */
function versionWords({ sources }: ReceiptBody): string {
  const numbers = new Set(sources.map(({ version }) => version));
  const [first] = sources;
  if (first && numbers.size === 1) return strings.version(first.version);
  return sources.map(({ table, version }) => strings.versionOf(table, version)).join(' and ');
}

/** A receipt as it is shown. Throws `notFound`. */
export async function readReceipt(receipts: ReceiptStore, workspaceId: string, id: string): Promise<Receipt> {
  const { body, digest, createdAt, askedBy } = await requireReceipt(receipts, workspaceId, id);
  const { tables: _, packedRows: __, marks: ___, live: ____, ...shown } = body;
  return { id, ...shown, digest, createdAt, askedBy };
}

async function requireReceipt(
  receipts: ReceiptStore,
  workspaceId: string,
  id: string,
): Promise<StoredReceipt> {
  const receipt = await receipts.find(workspaceId, id);
  if (!receipt) throw new AppError('notFound', strings.unknownReceipt);
  return receipt;
}
