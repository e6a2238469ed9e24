import { Slot } from '@radix-ui/react-slot';
import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Floating } from './Floating.tsx';
import { focusedAfter, itemsOf } from './menu-keys.ts';

interface MenuProps {
  /** The button that opens it; must take a ref and spread its attributes. */
  trigger: ReactNode;
  align?: 'start' | 'end';
  children: ReactNode;
}

const MenuContext = createContext<() => void>(() => {});

/** A list of actions under a button. Not modal: the page stays as it is. */
export function Menu({ trigger, align = 'start', children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // By the keyboard the first entry is chosen at once, by the pointer none.
  const [opened, setOpened] = useState<'by key' | 'by pointer' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Slot
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        aria-controls={opened ? `${id}-menu` : undefined}
        onClick={(event: MouseEvent) =>
          setOpened(opened ? null : event.detail === 0 ? 'by key' : 'by pointer')
        }
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpened('by key');
        }}
      >
        {trigger}
      </Slot>
      {opened && (
        <MenuContext value={close}>
          <MenuPanel
            id={`${id}-menu`}
            buttonId={id}
            button={button}
            align={align}
            isByKey={opened === 'by key'}
            onClose={close}
          >
            {children}
          </MenuPanel>
        </MenuContext>
      )}
    </>
  );
}

interface MenuPanelProps {
  id: string;
  buttonId: string;
  button: { current: HTMLButtonElement | null };
  align: 'start' | 'end';
  isByKey: boolean;
  onClose: () => void;
  children: ReactNode;
}

function MenuPanel({ id, buttonId, button, align, isByKey, onClose, children }: MenuPanelProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = isByKey ? itemsOf(list.current)[0] : null;
    (first ?? list.current?.parentElement)?.focus({ preventScroll: true });
  }, [isByKey]);
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    // From the button that gets the focus back, Tab goes on as if the menu had not been there.
    if (event.key === 'Tab') return onClose();
    const target = focusedAfter(event.key, itemsOf(event.currentTarget), document.activeElement);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <Floating
      anchor={button}
      align={align}
      onClose={onClose}
      id={id}
      role="menu"
      aria-labelledby={buttonId}
      onKeyDown={walk}
      onPointerLeave={(event) => event.currentTarget.focus({ preventScroll: true })}
      className="max-h-96 min-w-44 max-w-[min(24rem,90vw)] p-1"
    >
      <div ref={list} role="presentation">
        {children}
      </div>
    </Floating>
  );
}

const itemClass =
  'flex w-full cursor-pointer select-none items-center gap-2 rounded-control px-2.5 py-1.5 text-left outline-none focus:bg-sunken';

/** What every entry has: the pointer takes the focus along, and choosing closes the menu. */
export function useMenuItem(onSelect?: () => void) {
  const close = useContext(MenuContext);
  return {
    tabIndex: -1,
    className: itemClass,
    onPointerMove: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      if (document.activeElement !== currentTarget) currentTarget.focus({ preventScroll: true });
    },
    onClick: () => {
      onSelect?.();
      close();
    },
  };
}

export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <button type="button" role="menuitem" {...useMenuItem(onSelect)}>
      {children}
    </button>
  );
}

/** An item that is a link. */
export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a role="menuitem" href={href} {...useMenuItem()}>
      {children}
    </a>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className="px-2.5 py-1.5 text-muted text-xs">{children}</div>;
}

export function MenuSeparator() {
  return <hr className="my-1 border-line border-t" />;
}
