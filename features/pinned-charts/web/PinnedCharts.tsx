import { LayoutDashboard } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { PinnedChart } from '../contract.ts';
import { pinnedChartsStrings as strings } from '../strings.ts';
import { usePinnedChartsRead } from './api.ts';
import { PinnedChartCard } from './PinnedChartCard.tsx';
import { useMovePin } from './use-pins.ts';

/** The charts that were pinned, in the person's own order. */
export function PinnedCharts() {
  const pins = usePinnedChartsRead('GET /api/pinned-charts');
  return (
    <section aria-labelledby="pinned-charts" className="min-w-0">
      <h2 id="pinned-charts" className="mt-2 mb-3 font-semibold text-base">
        {strings.section}
      </h2>
      {pins.isPending ? (
        <Skeleton className="h-96 rounded-card" />
      ) : pins.isError ? (
        <ErrorState error={pins.error} title={strings.listFailed} onRetry={() => void pins.refetch()} />
      ) : pins.data.length === 0 ? (
        <NoPins />
      ) : (
        <PinGrid pins={pins.data} />
      )}
    </section>
  );
}

function NoPins() {
  return (
    <div className="flex rounded-card border border-line border-dashed">
      <EmptyState
        icon={LayoutDashboard}
        title={strings.emptyTitle}
        message={strings.emptyMessage}
        action={
          <Button asChild>
            <Link href="/ai-agent">{strings.emptyAction}</Link>
          </Button>
        }
      />
    </div>
  );
}

function PinGrid({ pins }: { pins: PinnedChart[] }) {
  const move = useMovePin();
  const [announcement, setAnnouncement] = useState('');
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const moveAndSay = (pin: PinnedChart, place: number) => {
    move(pin.id, place);
    setAnnouncement(strings.moved(pin.title, place + 1, pins.length));
  };
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
        {pins.map((pin, place) => (
          <PinnedChartCard
            key={pin.id}
            pin={pin}
            place={place}
            count={pins.length}
            onMove={(to) => moveAndSay(pin, to)}
            drag={{
              isDragged: draggedId === pin.id,
              start: () => setDraggedId(pin.id),
              end: () => setDraggedId(null),
              drop: () => {
                const dragged = pins.find(({ id }) => id === draggedId);
                if (dragged) moveAndSay(dragged, place);
              },
            }}
          />
        ))}
      </ol>
    </>
  );
}
