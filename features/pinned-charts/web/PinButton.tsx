import { Check, Pin } from 'lucide-react';
import { Link } from 'wouter';
import type { ChartConfig } from '#kernel/answer.ts';
import { Button } from '#ui/Button.tsx';
import { pinnedChartsStrings as strings } from '../strings.ts';
import { usePinnedChartsRead } from './api.ts';
import { usePin } from './use-pins.ts';

interface PinButtonProps {
  receiptId: string;
  chartConfig: ChartConfig;
}

/** Puts a chart on the dashboard; where it is there already, leads to it. */
export function PinButton({ receiptId, chartConfig }: PinButtonProps) {
  const pins = usePinnedChartsRead('GET /api/pinned-charts');
  const pin = usePin();
  const isPinned = pins.data?.some((each) => each.receiptId === receiptId) ?? false;
  if (isPinned) {
    return (
      <Button look="quiet" size="small" asChild>
        <Link href={`/#${pinAnchor(receiptId)}`}>
          <Check aria-hidden="true" className="size-3.5" />
          {strings.pinned}
        </Link>
      </Button>
    );
  }
  return (
    <Button
      size="small"
      isPending={pin.isPending}
      onClick={() => pin.mutate({ receiptId, chartConfig, title: chartConfig.title })}
    >
      <Pin aria-hidden="true" className="size-3.5" />
      {pin.isPending ? strings.pinning : strings.pin}
    </Button>
  );
}

/** The id of a pinned chart's card on the dashboard, for links to it. */
export function pinAnchor(receiptId: string): string {
  return `pinned-${receiptId}`;
}
