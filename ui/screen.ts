import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

export interface SidebarEntry {
  label: string;
  icon: LucideIcon;
  /** Place among its siblings, rising. */
  order: number;
  /** The group it stands under; at the top level when absent. */
  group?: 'dataSources';
  /** Drawn behind the label: how that which the page is about is doing. */
  State?: ComponentType;
}

/** A page as data: router, sidebar, palette and page titles are built from these. */
export interface Screen {
  /** Parameters are written `:id`. */
  path: `/${string}`;
  title: string;
  /** Also served while the onboarding is not completed. */
  isOpenDuringOnboarding?: boolean;
  load: () => Promise<ComponentType>;
  sidebar?: SidebarEntry;
  /** The path of the page it belongs to, whose entry is highlighted while it is open; for a page without an entry. */
  within?: `/${string}`;
}
