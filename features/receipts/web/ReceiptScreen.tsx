import { ArrowLeft } from 'lucide-react';
import { Link, useRoute } from 'wouter';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { PanelBoundary } from '#ui/PanelBoundary.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { receiptsStrings as strings } from '../strings.ts';
import { useReceiptsRead } from './api.ts';
import { ReceiptSheet } from './ReceiptSheet.tsx';

/** The receipt of one answer, to read, to print and to run again. */
export function ReceiptScreen() {
  const [, params] = useRoute('/receipts/:id');
  const id = params?.id ?? '';
  const receipt = useReceiptsRead('GET /api/receipts/{id}', { params: { id } });
  return (
    <div className="mx-auto max-w-4xl">
      <Link
        href="/ai-agent"
        className="mb-3 inline-flex items-center gap-1.5 rounded-control text-muted hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {strings.backToAgent}
      </Link>
      {receipt.isPending ? (
        <SkeletonList count={8} className="h-14" />
      ) : receipt.isError ? (
        <>
          <PageHeading title={strings.title} />
          <ErrorState error={receipt.error} title={strings.failed} onRetry={() => void receipt.refetch()} />
          <p className="mt-2 text-muted">{strings.failedHint}</p>
        </>
      ) : (
        <PanelBoundary>
          <ReceiptSheet key={id} receipt={receipt.data} />
        </PanelBoundary>
      )}
    </div>
  );
}
