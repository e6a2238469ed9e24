import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, PinOff, ReceiptText } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ui/Menu.tsx';
import type { PinnedChart } from '../contract.ts';
import { pinnedChartsStrings as strings } from '../strings.ts';
import { useUnpin } from './use-pins.ts';

interface PinMenuProps {
  pin: PinnedChart;
  onRename: () => void;
  /** Null at the ends. */
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
}

export function PinMenu({ pin, onRename, onEarlier, onLater }: PinMenuProps) {
  const unpin = useUnpin();
  return (
    <Menu
      align="end"
      trigger={
        <Button look="quiet" size="smallIcon" aria-label={strings.actionsFor(pin.title)}>
          <EllipsisVertical aria-hidden="true" className="size-4" />
        </Button>
      }
    >
      <MenuLink href={`/receipts/${pin.receiptId}`}>
        <ReceiptText aria-hidden="true" className="size-4" />
        {strings.receipt}
      </MenuLink>
      <MenuItem onSelect={onRename}>
        <Pencil aria-hidden="true" className="size-4" />
        {strings.rename}
      </MenuItem>
      {onEarlier && (
        <MenuItem onSelect={onEarlier}>
          <ArrowUp aria-hidden="true" className="size-4" />
          {strings.moveEarlier}
        </MenuItem>
      )}
      {onLater && (
        <MenuItem onSelect={onLater}>
          <ArrowDown aria-hidden="true" className="size-4" />
          {strings.moveLater}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem onSelect={() => unpin(pin)}>
        <PinOff aria-hidden="true" className="size-4" />
        {strings.unpin}
      </MenuItem>
    </Menu>
  );
}
