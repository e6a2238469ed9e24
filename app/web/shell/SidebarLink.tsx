import { Link, useLocation } from 'wouter';
import { classNames } from '#ui/class-names.ts';
import { useStore } from '#ui/store.ts';
import { prefetchPage } from '../account-elements.ts';
import { nextPath, useGoTo } from './go-to.ts';
import { type NavigationLink, placeOf } from './navigation.ts';

const highlights = {
  none: 'text-muted hover:bg-sunken hover:text-ink',
  /** A group while one of its pages is open. */
  group: 'text-ink hover:bg-sunken',
  page: 'bg-accent-surface text-accent forced-colors:underline',
} as const;

export function sidebarItemClass(highlight: keyof typeof highlights): string {
  return classNames(
    'flex min-h-8.5 w-full items-center gap-2.5 rounded-control px-2.5 font-medium transition-colors',
    highlights[highlight],
  );
}

interface SidebarLinkProps {
  link: NavigationLink;
  onNavigate: (() => void) | undefined;
}

export function SidebarLink({ link, onNavigate }: SidebarLinkProps) {
  const [path] = useLocation();
  const goTo = useGoTo();
  const next = useStore(nextPath);
  const place = placeOf(next ?? path, link);
  const { icon: Icon, State } = link;
  // Its code comes while the hand is still on the way.
  const prefetch = () => prefetchPage(link.path);
  return (
    <Link
      href={link.path}
      onClick={(event) => {
        onNavigate?.();
        goTo(event, link.path);
      }}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      aria-current={place === 'page' ? 'page' : place === 'within' ? 'true' : undefined}
      className={sidebarItemClass(place === null ? 'none' : 'page')}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="wrap-break-word min-w-0">{link.label}</span>
      {State && (
        <span className="ml-auto flex">
          <State />
        </span>
      )}
    </Link>
  );
}
