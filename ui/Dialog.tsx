import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterPaint } from './after-paint.ts';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { PanelBoundary } from './PanelBoundary.tsx';
import { SkeletonList } from './Skeleton.tsx';
import { uiStrings } from './strings.ts';

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-4xl' } as const;

const backdropClass = 'fixed inset-0 z-40 animate-appear bg-black/45';

function windowClass(width: keyof typeof widths): string {
  return classNames(
    'fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] animate-appear overflow-y-auto rounded-t-card border border-line bg-surface p-5 shadow-overlay outline-none sm:inset-x-4 sm:top-[12vh] sm:bottom-auto sm:mx-auto sm:max-h-[80vh] sm:rounded-card',
    widths[width],
  );
}

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  width?: keyof typeof widths;
  /** A panel from the left edge instead of a window in the middle. */
  isSheet?: boolean;
  /** The title is read out but not drawn. */
  isTitleHidden?: boolean;
  children: ReactNode;
}

/**
 * A modal window: focus stays inside, Esc and the backdrop close it, and the focus returns.
 * Radix's own overlay is left out because it injects a style element, which the content policy forbids.
 */
export function Dialog({ isOpen, onClose, ...content }: DialogProps) {
  useLockedScroll(isOpen);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <div className={backdropClass} aria-hidden="true" />
        <DialogWindow {...content} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

type DialogWindowProps = Omit<DialogProps, 'isOpen' | 'onClose'>;

function DialogWindow({
  title,
  description,
  width = 'small',
  isSheet,
  isTitleHidden,
  children,
}: DialogWindowProps) {
  const returnFocus = useReturningFocus();
  return (
    <RadixDialog.Content
      onOpenAutoFocus={showFocus}
      onCloseAutoFocus={returnFocus}
      {...(!description && { 'aria-describedby': undefined })}
      onInteractOutside={(event) => {
        // A toast lies above the dialog; closing it must not close the dialog too.
        if (event.target instanceof Element && event.target.closest('[data-toast]')) event.preventDefault();
      }}
      className={
        isSheet
          ? 'fixed inset-y-0 left-0 z-50 w-72 max-w-[85vw] animate-slide-in overflow-y-auto border-line border-r bg-surface shadow-overlay outline-none'
          : windowClass(width)
      }
    >
      <div className={isTitleHidden ? 'sr-only' : 'mb-4 pr-8'}>
        <RadixDialog.Title className="font-semibold text-base">{title}</RadixDialog.Title>
        {description && (
          <RadixDialog.Description className="mt-1 text-muted">{description}</RadixDialog.Description>
        )}
      </div>
      <PanelBoundary>{children}</PanelBoundary>
      <RadixDialog.Close asChild>
        <Button
          look="quiet"
          size="smallIcon"
          aria-label={uiStrings.close}
          className="absolute top-3.5 right-3.5"
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
      </RadixDialog.Close>
    </RadixDialog.Content>
  );
}

/** Radix focuses the first control without scrolling to it, which a small window may have below its edge. */
function showFocus(): void {
  afterPaint(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
}

/** Gives the focus back to what had it when the dialog opened. Radix does so only for its own trigger element. */
function useReturningFocus(): (event: Event) => void {
  const [opener] = useState(findOpener);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
}

/** What the focus returns to. An item of a menu is gone with its menu: the button that opened the menu stands for it. */
function findOpener(): Element | null {
  const active = document.activeElement;
  const menuButton = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return menuButton ? document.getElementById(menuButton) : active;
}

/** Locked a frame later: the whole page is laid out anew for it, and the dialog should not wait for that. */
function useLockedScroll(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    const cancel = afterPaint(lockScroll);
    return () => {
      cancel();
      const { style } = document.documentElement;
      style.paddingRight = '';
      style.overflow = '';
    };
  }, [isLocked]);
}

function lockScroll(): void {
  const { style, clientWidth } = document.documentElement;
  // The room of the scroll bar is kept, or everything behind would jump to the side; kept free it would shine beside the backdrop.
  style.paddingRight = `${window.innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
}

interface DialogStandInProps {
  title: string;
  onClose: () => void;
  width?: keyof typeof widths;
}

/**
 * A dialog's frame while its code is on the way. The focus stays on the button that asked for it, so that the dialog knows
 * where to give it back.
 */
export function DialogStandIn({ title, onClose, width = 'small' }: DialogStandInProps) {
  useEffect(() => {
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    window.addEventListener('keydown', closeByKey);
    return () => window.removeEventListener('keydown', closeByKey);
  }, [onClose]);
  return createPortal(
    <>
      <div className={backdropClass} aria-hidden="true" />
      <div role="dialog" aria-label={title} aria-busy="true" className={windowClass(width)}>
        <p className="mb-4 pr-8 font-semibold text-base">{title}</p>
        <SkeletonList count={3} className="h-9" />
      </div>
    </>,
    document.body,
  );
}

/** The buttons at the foot of a dialog, the main one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>;
}
