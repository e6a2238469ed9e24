import type { HTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';

interface ScrollRegionProps extends HTMLAttributes<HTMLElement> {
  label: string;
  ref?: Ref<HTMLElement>;
}

/**
 * A named part of the page that scrolls by itself. It takes the focus, so that the arrow keys can scroll it; it is
 * positioned, so that texts for screen readers inside it do not lengthen the page.
 */
export function ScrollRegion({ label, className, ...rest }: ScrollRegionProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (axe: scrollable-region-focusable)
      tabIndex={0}
      className={classNames('relative overflow-auto rounded-control', className)}
      {...rest}
    />
  );
}
