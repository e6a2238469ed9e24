import type { ReactNode } from 'react';

/** One state of one component. */
export interface Example {
  state: string;
  shown: ReactNode;
  /** Takes the whole width of the page. */
  isWide?: boolean;
}

export interface ExampleGroup {
  /** The component's file, without its ending. */
  component: string;
  examples: readonly Example[];
}
