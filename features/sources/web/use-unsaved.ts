import { useCallback, useRef, useState } from 'react';

/** Keeps watch over fields that are not saved: what would leave them is asked about first. */
export interface Unsaved {
  /** Told by the fields whenever they begin or cease to hold something that is not saved. */
  tell: (isUnsaved: boolean) => void;
  /** Does it at once, or once the person has agreed to lose what is not saved. */
  leave: (action: () => void) => void;
  /** What the person is being asked about; null while nothing is. */
  asking: { agree: () => void; stay: () => void } | null;
}

export function useUnsaved(): Unsaved {
  const isUnsaved = useRef(false);
  const [waiting, setWaiting] = useState<{ action: () => void } | null>(null);
  const tell = useCallback((now: boolean) => {
    isUnsaved.current = now;
  }, []);
  return {
    tell,
    leave: (action) => (isUnsaved.current ? setWaiting({ action }) : action()),
    asking: waiting && {
      agree: () => {
        setWaiting(null);
        waiting.action();
      },
      stay: () => setWaiting(null),
    },
  };
}
