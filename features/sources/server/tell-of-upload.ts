import type { OnWaiting } from '#engine/index.ts';
import type { NotificationAudience, Notify } from '#features/notifications/contract.ts';
import { AppError } from '#kernel/errors.ts';
import type { UploadResponse, UploadWaitingEvent } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';

/** Whoever left the dialog learns what became of the file. Who cancelled it knows. */
export async function tellOfUpload(
  notify: Notify,
  { workspaceId, accountId }: Required<NotificationAudience>,
  fileName: string,
  accepted: Promise<UploadResponse>,
): Promise<void> {
  try {
    const { dataSource, tables, report } = await accepted;
    await notify(
      { workspaceId, accountId },
      {
        kind: 'uploadFinished',
        dataSourceId: dataSource.id,
        name: dataSource.name,
        rows: tables.reduce((sum, table) => sum + table.rows, 0),
        rejected: report.rejectedCount,
      },
    );
  } catch (error) {
    if (error instanceof AppError && error.code === 'cancelled') return;
    const reason = error instanceof AppError ? error.message : sourcesStrings.uploadFailed;
    await notify({ workspaceId, accountId }, { kind: 'uploadFailed', fileName, reason });
  }
}

/** Tells who uploads that the file waits for its turn, and when it is read. */
export function tellWaiting(tell: (event: string, data: unknown) => void): OnWaiting {
  return (ahead) => {
    const { event, data }: UploadWaitingEvent =
      ahead === null ? { event: 'reading', data: {} } : { event: 'waiting', data: { ahead } };
    tell(event, data);
  };
}
