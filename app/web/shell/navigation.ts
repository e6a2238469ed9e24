import { Layers, type LucideIcon } from 'lucide-react';
import type { Screen, SidebarEntry } from '#ui/screen.ts';
import { appStrings } from '../strings.ts';

export interface NavigationLink extends SidebarEntry {
  path: string;
  /** Paths of the pages that belong to it and have no entry of their own. */
  within: readonly string[];
}

export interface NavigationGroup {
  label: string;
  icon: LucideIcon;
  order: number;
  badge: string;
  badgeMeaning: string;
  children: NavigationLink[];
}

export type NavigationItem = NavigationLink | NavigationGroup;

const groups = {
  dataSources: {
    label: appStrings.dataSources,
    icon: Layers,
    order: 2,
    badge: appStrings.dataSourcesBadge,
    badgeMeaning: appStrings.dataSourcesBadgeMeaning,
  },
} as const;

/** The sidebar as the screens' own entries make it, in order. */
export function buildNavigation(screens: readonly Screen[]): NavigationItem[] {
  const links = screens.flatMap(({ path, sidebar }) => {
    const own = screens.filter((screen) => screen.within === path);
    return sidebar ? [{ path, ...sidebar, within: own.map((screen) => screen.path) }] : [];
  });
  const top: NavigationItem[] = links.filter((link) => link.group === undefined);
  for (const [id, group] of Object.entries(groups)) {
    const children = links.filter((link) => link.group === id).sort(byOrder);
    if (children.length > 0) top.push({ ...group, children });
  }
  return top.sort(byOrder);
}

/** Whether a page is the one of a link, or belongs to it. */
export function placeOf(path: string, link: NavigationLink): 'page' | 'within' | null {
  if (path === link.path) return 'page';
  const parts = path.split('/');
  const fits = (pattern: string): boolean => {
    const wanted = pattern.split('/');
    return (
      wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at])
    );
  };
  return link.within.some(fits) ? 'within' : null;
}

function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order;
}
