import { BadgeCheck, EllipsisVertical, Pencil, ReceiptText, Trash2 } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ui/Menu.tsx';
import type { VerifiedQuestion } from '../contract.ts';
import { verifiedQuestionsStrings as strings } from '../strings.ts';
import { useRemoveVerified } from './use-verified.ts';

interface VerifiedMenuProps {
  verified: VerifiedQuestion;
  onRename: () => void;
  /** Null where there is no answer to confirm. */
  onConfirmAgain: (() => void) | null;
}

export function VerifiedMenu({ verified, onRename, onConfirmAgain }: VerifiedMenuProps) {
  const remove = useRemoveVerified();
  return (
    <Menu
      align="end"
      trigger={
        <Button look="quiet" size="smallIcon" aria-label={strings.actionsFor(verified.name)}>
          <EllipsisVertical aria-hidden="true" className="size-4" />
        </Button>
      }
    >
      {onConfirmAgain && (
        <MenuItem onSelect={onConfirmAgain}>
          <BadgeCheck aria-hidden="true" className="size-4" />
          {strings.confirmAgain}
        </MenuItem>
      )}
      <MenuLink href={`/receipts/${verified.receiptId}`}>
        <ReceiptText aria-hidden="true" className="size-4" />
        {strings.receipt}
      </MenuLink>
      <MenuItem onSelect={onRename}>
        <Pencil aria-hidden="true" className="size-4" />
        {strings.rename}
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => remove(verified.id, verified.name)}>
        <Trash2 aria-hidden="true" className="size-4" />
        {strings.remove}
      </MenuItem>
    </Menu>
  );
}
