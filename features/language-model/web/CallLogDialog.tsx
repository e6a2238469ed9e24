import { Dialog } from '#ui/Dialog.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDateTime, formatNumber } from '#ui/format.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { LanguageModelCall } from '../contract.ts';
import { languageModelStrings as strings } from '../strings.ts';
import { useLanguageModelRead } from './api.ts';

/** What left for the language model, one line for each request, newest first. */
export function CallLogDialog({ onClose }: { onClose: () => void }) {
  const calls = useLanguageModelRead('GET /api/language-model/calls');
  return (
    <Dialog isOpen onClose={onClose} title={strings.log} description={strings.logNote} width="medium">
      {calls.isPending ? (
        <SkeletonList count={4} className="h-10" />
      ) : calls.isError ? (
        <ErrorState error={calls.error} title={strings.logFailed} onRetry={() => void calls.refetch()} />
      ) : calls.data.length === 0 ? (
        <p className="text-muted">{strings.logEmpty}</p>
      ) : (
        <ol className="divide-y divide-line">
          {calls.data.map((call) => (
            <CallRow key={call.id} call={call} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function CallRow({ call }: { call: LanguageModelCall }) {
  const told = strings.logTold(
    call.tables.join(', ') || strings.logNoTables,
    formatNumber(call.columns),
    formatNumber(call.values),
    formatNumber(call.rows),
  );
  const size = strings.logSize(
    formatNumber(call.bytes),
    formatNumber(call.inputTokens + call.outputTokens),
    call.outcome,
  );
  return (
    <li className="py-2">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="wrap-anywhere min-w-0 font-medium">
          {call.model} ({call.host})
        </span>
        <time dateTime={call.at} className="text-muted text-xs">
          {formatDateTime(call.at)}
        </time>
      </p>
      <p className="wrap-anywhere">{told}</p>
      <p className="text-muted text-xs">{size}</p>
    </li>
  );
}
