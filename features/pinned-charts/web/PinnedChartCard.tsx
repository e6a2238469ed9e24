import { GripVertical } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { AsOf } from '#ui/AsOf.tsx';
import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import type { PinnedChart } from '../contract.ts';
import { usePinnedChartsRead } from './api.ts';
import { pinAnchor } from './PinButton.tsx';
import { PinMenu } from './PinMenu.tsx';
import { PinnedResultView } from './PinnedResultView.tsx';
import { RenameDialog } from './RenameDialog.tsx';

interface PinnedChartCardProps {
  pin: PinnedChart;
  /** Counted from 0. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  drag: { isDragged: boolean; start: () => void; end: () => void; drop: () => void };
}

/** One pinned chart: moved by its handle or its menu, renamed, unpinned, read again. */
export function PinnedChartCard({ pin, place, count, onMove, drag }: PinnedChartCardProps) {
  const [isRenaming, setRenaming] = useState(false);
  const result = usePinnedChartsRead('GET /api/pinned-charts/{id}/result', { params: { id: pin.id } });
  const item = useScrolledTo(pinAnchor(pin.receiptId));
  const isMovable = count > 1;
  return (
    <li
      ref={item}
      id={pinAnchor(pin.receiptId)}
      className={classNames(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] scroll-mt-20',
        drag.isDragged && 'opacity-50',
      )}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        drag.drop();
      }}
    >
      <Card
        title={pin.title}
        actions={
          <>
            <AsOf
              subject={pin.title}
              updatedAtMs={result.dataUpdatedAt}
              isFetching={result.isFetching}
              onRefresh={() => void result.refetch()}
            />
            {isMovable && (
              <span
                aria-hidden="true"
                draggable
                onDragStart={(event) => startDrag(event, item.current, drag.start)}
                onDragEnd={drag.end}
                className="cursor-grab text-muted hover:text-ink max-lg:hidden"
              >
                <GripVertical className="size-4" />
              </span>
            )}
            <PinMenu
              pin={pin}
              onRename={() => setRenaming(true)}
              onEarlier={place > 0 ? () => onMove(place - 1) : null}
              onLater={place < count - 1 ? () => onMove(place + 1) : null}
            />
          </>
        }
      >
        <PinnedResultView pin={pin} result={result} />
      </Card>
      {isRenaming && <RenameDialog pin={pin} onClose={() => setRenaming(false)} />}
    </li>
  );
}

function startDrag(event: DragEvent, picture: HTMLElement | null, onStart: () => void): void {
  event.dataTransfer.effectAllowed = 'move';
  // The whole card is seen under the pointer, not its handle alone.
  if (picture) event.dataTransfer.setDragImage(picture, 24, 24);
  onStart();
}

/** Brings an element into view when the address names it. */
function useScrolledTo(id: string) {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (window.location.hash === `#${id}`) element.current?.scrollIntoView({ block: 'start' });
  }, [id]);
  return element;
}
