import { Slot } from '@radix-ui/react-slot';
import {
  type ButtonHTMLAttributes,
  type FocusEvent,
  type MouseEvent,
  type Ref,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from './class-names.ts';

const looks = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover border-transparent',
  secondary: 'bg-surface text-ink border-line hover:bg-sunken',
  quiet: 'bg-transparent text-muted border-transparent hover:bg-sunken hover:text-ink',
  danger: 'bg-danger-solid text-on-danger border-transparent hover:opacity-90',
} as const;

const sizes = {
  small: 'min-h-7 px-2 py-0.5 text-xs gap-1.5',
  medium: 'min-h-9 px-3 py-1 text-sm gap-2',
  large: 'min-h-11 px-5 py-1.5 text-base gap-2',
  icon: 'size-9',
  smallIcon: 'size-7',
} as const;

const wrapping = 'min-h-8 max-w-full gap-1.5 px-3 py-1 text-left text-sm';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  /** Waiting for an answer: disabled and said to be busy; the label stays, and the focus comes back to it. */
  isPending?: boolean;
  /** Cannot be pressed now, but keeps the focus: for a button that its own press makes useless. */
  isUnavailable?: boolean;
  /** Gives its looks to the only child, a link for instance. */
  asChild?: boolean;
  /** A whole sentence as a label: it takes as many lines as it needs. */
  canWrap?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  look = 'secondary',
  size = 'medium',
  isPending = false,
  isUnavailable = false,
  asChild = false,
  canWrap = false,
  className,
  disabled,
  ...rest
}: ButtonProps) {
  const Element = asChild ? Slot : 'button';
  const noteFocus = useFocusAfterWaiting(isPending);
  return (
    <Element
      {...(!asChild && { type: 'button', disabled: disabled === true || isPending })}
      aria-busy={isPending || undefined}
      aria-disabled={isUnavailable || undefined}
      className={classNames(
        'inline-flex shrink-0 select-none items-center justify-center rounded-control border font-medium transition-colors',
        'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
        looks[look],
        canWrap ? wrapping : `max-w-full ${sizes[size]}`,
        className,
      )}
      {...rest}
      {...(isUnavailable && { onClick: doNothing })}
      onFocus={(event: FocusEvent<HTMLButtonElement>) => {
        noteFocus(event);
        rest.onFocus?.(event);
      }}
    />
  );
}

function doNothing(event: MouseEvent): void {
  event.preventDefault();
}

/** A button that is disabled while it waits loses the focus. It gets it back, unless the person has gone on meanwhile. */
function useFocusAfterWaiting(isPending: boolean): (event: FocusEvent<HTMLButtonElement>) => void {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // Before the browser takes the focus from what has just been disabled.
  useLayoutEffect(() => {
    if (isPending) hadFocus.current = button.current !== null && document.activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    }
  }, [isPending]);
  return ({ currentTarget }) => {
    button.current = currentTarget;
  };
}
