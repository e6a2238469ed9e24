import { useMutation } from '@tanstack/react-query';
import { Download, Printer, RotateCw } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { exportsStrings } from '#features/exports/strings.ts';
import { ExportMenu } from '#features/exports/web/index.tsx';
import { AskedSystems } from '#ui/answer/AskedSystems.tsx';
import { CheckList } from '#ui/answer/CheckList.tsx';
import { LanguageModelUse } from '#ui/answer/LanguageModelUse.tsx';
import { SourceList } from '#ui/answer/SourceList.tsx';
import { SqlBlock } from '#ui/answer/SqlBlock.tsx';
import { VerdictBadge } from '#ui/answer/VerdictBadge.tsx';
import { Button } from '#ui/Button.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { formatDateTime, formatDuration, formatNumber } from '#ui/format.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { uiStrings } from '#ui/strings.ts';
import type { Receipt } from '../contract.ts';
import { receiptsStrings as strings } from '../strings.ts';
import { receiptsApi } from './api.ts';
import { ReplayResult } from './ReplayResult.tsx';

export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const replay = useMutation({
    mutationFn: () => receiptsApi('POST /api/receipts/{id}/replay', { params: { id: receipt.id } }),
  });
  return (
    <>
      <PageHeading
        title={strings.title}
        actions={
          <>
            <Suspense fallback={<ExportRoom />}>
              <ExportMenu target={{ kind: 'receipt', id: receipt.id }} size="medium" />
            </Suspense>
            <Button onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4" />
              {strings.print}
            </Button>
            <Button look="primary" isPending={replay.isPending} onClick={() => replay.mutate()}>
              <RotateCw aria-hidden="true" className="size-4" />
              {replay.isPending ? strings.running : strings.runAgain}
            </Button>
          </>
        }
      />
      <ReplayResult replay={replay} />
      <article className="rounded-card border border-line bg-surface shadow-card print:border-0 print:shadow-none">
        <Part title={strings.question}>
          <p className="text-base">{receipt.question}</p>
        </Part>
        <Part title={strings.answer}>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <p className="min-w-0 flex-1 basis-64 whitespace-pre-line font-semibold text-xl tracking-tight">
              {receipt.answerText}
            </p>
            {receipt.verdict && <VerdictBadge verdict={receipt.verdict} />}
          </div>
          <p className="mt-2 text-muted">
            {strings.reading}: {receipt.reading}
          </p>
        </Part>
        {receipt.checks.length > 0 && (
          <Part title={uiStrings.checks}>
            <CheckList checks={receipt.checks} />
          </Part>
        )}
        {receipt.languageModel && (
          <Part title={uiStrings.languageModel.title}>
            <LanguageModelUse use={receipt.languageModel} />
          </Part>
        )}
        <Part title={uiStrings.sources}>
          <SourceList sources={receipt.sources} />
        </Part>
        <Part title={uiStrings.result}>
          <DataTable
            caption={uiStrings.result}
            columns={receipt.columns}
            rows={receipt.rows}
            className="max-h-96 w-fit min-w-[min(18rem,100%)] max-w-full print:max-h-none"
          />
          {(receipt.truncated || receipt.rowCount > receipt.rows.length) && (
            <p className="mt-1 text-muted text-xs">
              {receipt.rowCount > receipt.rows.length
                ? `${uiStrings.rowsOf(formatNumber(receipt.rows.length), formatNumber(receipt.rowCount))}. ${strings.allCompared}`
                : strings.moreRows}
            </p>
          )}
        </Part>
        {receipt.asked && (
          <Part title={uiStrings.live.title}>
            <AskedSystems asked={receipt.asked} />
          </Part>
        )}
        {!receipt.asked?.some(({ isWhole }) => isWhole) && (
          <Part title={uiStrings.sql}>
            <SqlBlock sql={receipt.sql} />
          </Part>
        )}
        {receipt.continuation && (
          <Part title={strings.forecast}>
            <p>{strings.continued(receipt.continuation)}</p>
          </Part>
        )}
        <Origin receipt={receipt} />
      </article>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-6 gap-y-2 border-line border-b px-5 py-4 last:border-b-0 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <h2 className="font-medium text-muted">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

function Origin({ receipt }: { receipt: Receipt }) {
  return (
    <Part title={strings.digest}>
      <code className="block break-all font-mono text-xs">{receipt.digest}</code>
      <p className="mt-1 text-muted text-xs">{strings.digestNote}</p>
      <p className="mt-2 text-muted text-xs">
        {strings.askedBy} {receipt.askedBy} · {strings.askedAt}{' '}
        <time dateTime={receipt.createdAt} title={receipt.createdAt}>
          {formatDateTime(receipt.createdAt)}
        </time>{' '}
        · {strings.took} {formatDuration(receipt.elapsedMs)}
      </p>
    </Part>
  );
}

/** The room of the export button, which may push the others to another line. */
function ExportRoom() {
  return (
    <Button look="quiet" className="invisible">
      <Download aria-hidden="true" className="size-3.5" />
      {exportsStrings.export}
    </Button>
  );
}
