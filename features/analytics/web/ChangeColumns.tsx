import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { analyticsStrings } from '../strings.ts';
import { useAnalyticsRead } from './api.ts';
import { ColumnsForm } from './ColumnsForm.tsx';

const strings = analyticsStrings.columns;

/** A button beside "from orders.net_amount", and the dialog in which another column is chosen. */
export function ChangeColumns() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" aria-label={strings.changeLabel} onClick={() => setOpen(true)}>
        {strings.change}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={strings.title} description={strings.description}>
        <Columns onClose={close} />
      </Dialog>
    </>
  );
}

function Columns({ onClose }: { onClose: () => void }) {
  const columns = useAnalyticsRead('GET /api/analytics/columns');
  if (columns.isPending) return <SkeletonList count={4} className="h-14" />;
  if (columns.isError)
    return (
      <ErrorState error={columns.error} title={strings.readFailed} onRetry={() => void columns.refetch()} />
    );
  if (columns.data.tables.length === 0)
    return <EmptyState icon={Table2} title={strings.none} message={strings.noneHint} />;
  return <ColumnsForm columns={columns.data} onClose={onClose} />;
}
