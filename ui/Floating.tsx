import { type HTMLAttributes, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import { overlayHome } from './overlay-home.ts';
import { placeUnder } from './place-under.ts';

export interface FloatingProps extends HTMLAttributes<HTMLDivElement> {
  /** The button it belongs to: it lies under it, and gives the focus back to it. */
  anchor: RefObject<HTMLElement | null>;
  align?: 'start' | 'end';
  onClose: () => void;
}

/**
 * What lies over the page under a button, without taking the page away: Esc, a press outside and the focus going elsewhere
 * close it. A toast is not elsewhere: the undo in it belongs to what is open.
 */
export function Floating({ anchor, align = 'start', onClose, className, ...rest }: FloatingProps) {
  const panel = useRef<HTMLDivElement>(null);
  // Looked up once: what is open now would find itself.
  const [home] = useState(overlayHome);
  usePlacement(panel, anchor, align);
  useClosing(panel, anchor, onClose);
  useReturningFocus(panel, anchor);
  return createPortal(
    <div
      ref={panel}
      tabIndex={-1}
      data-state="open"
      className={classNames(
        'fixed z-50 animate-appear overflow-y-auto rounded-card border border-line bg-raised shadow-overlay outline-none',
        className,
      )}
      {...rest}
    />,
    home,
  );
}

type Held = RefObject<HTMLElement | null>;

/** Also while the page below is scrolled or the window changes. */
function usePlacement(panel: Held, anchor: Held, align: 'start' | 'end'): void {
  useLayoutEffect(() => {
    const place = () => {
      if (panel.current && anchor.current) placeUnder(panel.current, anchor.current, align);
    };
    place();
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(place) : null;
    if (panel.current) observer?.observe(panel.current);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      observer?.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [panel, anchor, align]);
}

function useClosing(panel: Held, anchor: Held, onClose: () => void): void {
  useEffect(() => {
    const isOutside = ({ target }: Event) =>
      target instanceof Node &&
      !panel.current?.contains(target) &&
      !anchor.current?.contains(target) &&
      !(target instanceof HTMLElement && target.closest('[data-toast]'));
    const leave = (event: Event) => {
      if (isOutside(event)) onClose();
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog around it listens too, and is not meant.
      event.stopPropagation();
      onClose();
    };
    window.addEventListener('pointerdown', leave, true);
    window.addEventListener('focusin', leave);
    window.addEventListener('keydown', closeByKey, true);
    return () => {
      window.removeEventListener('pointerdown', leave, true);
      window.removeEventListener('focusin', leave);
      window.removeEventListener('keydown', closeByKey, true);
    };
  }, [panel, anchor, onClose]);
}

/** The focus that would be lost with the panel goes back to the button; whoever has gone elsewhere stays there. */
function useReturningFocus(panel: Held, anchor: Held): void {
  useLayoutEffect(() => {
    const { current: element } = panel;
    const { current: button } = anchor;
    return () => {
      if (element?.contains(document.activeElement)) button?.focus({ preventScroll: true });
    };
  }, [panel, anchor]);
}
