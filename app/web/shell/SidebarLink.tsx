import { Link, useLocation } from 'wouter';
import { classNames } from '#ui/class-names.ts';
import { appStrings } from '../strings.ts';
import type { NavigationLink } from './navigation.ts';

export function sidebarItemClass(isCurrent: boolean): string {
  return classNames(
    'flex h-8.5 w-full items-center gap-2.5 rounded-control px-2.5 font-medium transition-colors',
    isCurrent ? 'bg-accent-surface text-accent' : 'text-muted hover:bg-sunken hover:text-ink',
  );
}

interface SidebarLinkProps {
  link: NavigationLink;
  onNavigate: (() => void) | undefined;
}

export function SidebarLink({ link, onNavigate }: SidebarLinkProps) {
  const [path] = useLocation();
  const isCurrent = path === link.path;
  const Icon = link.icon;
  // Its code comes while the hand is still on the way. A failure is met, and said, when the page is opened.
  const prefetch = () => void link.load().catch(() => undefined);
  return (
    <Link
      href={link.path}
      {...(onNavigate && { onClick: onNavigate })}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      aria-current={isCurrent ? 'page' : undefined}
      className={sidebarItemClass(isCurrent)}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{link.label}</span>
      {link.hasActiveDot && (
        <span
          title={appStrings.running}
          className="ml-auto size-2 rounded-full bg-success"
          aria-hidden="true"
        />
      )}
    </Link>
  );
}
