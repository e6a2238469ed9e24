import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { overlayHome } from './overlay-home.ts';

interface MenuProps {
  /** The button that opens it; must take a ref and spread its attributes. */
  trigger: ReactNode;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A list of actions under a button. Not modal, so that nothing is injected into the page. */
export function Menu({ trigger, align = 'start', children }: MenuProps) {
  // Its place is looked up when it opens, for a dialog may have come in between.
  const [isOpen, setOpen] = useState(false);
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={overlayHome()}>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-96 min-w-44 max-w-[min(24rem,90vw)] animate-appear overflow-y-auto rounded-card border border-line bg-raised p-1 shadow-overlay"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const itemClass =
  'flex w-full cursor-pointer select-none items-center gap-2 rounded-control px-2.5 py-1.5 outline-none data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-55';

export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <DropdownMenu.Item onSelect={onSelect} className={itemClass}>
      {children}
    </DropdownMenu.Item>
  );
}

/** An item that is a link. */
export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild className={itemClass}>
      <a href={href}>{children}</a>
    </DropdownMenu.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-2.5 py-1.5 text-muted text-xs">{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1 h-px bg-line" />;
}
