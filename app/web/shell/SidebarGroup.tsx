import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { classNames } from '#ui/class-names.ts';
import type { NavigationGroup } from './navigation.ts';
import { SidebarLink, sidebarItemClass } from './SidebarLink.tsx';

interface SidebarGroupProps {
  group: NavigationGroup;
  onNavigate: (() => void) | undefined;
}

/** Expanded at first; highlighted while one of its pages is open. */
export function SidebarGroup({ group, onNavigate }: SidebarGroupProps) {
  const id = useId();
  const [path] = useLocation();
  const [isExpanded, setExpanded] = useState(true);
  const isCurrent = group.children.some((child) => child.path === path);
  const Icon = group.icon;
  return (
    <>
      <button
        type="button"
        aria-expanded={isExpanded}
        aria-controls={id}
        onClick={() => setExpanded(!isExpanded)}
        className={sidebarItemClass(isCurrent ? 'group' : 'none')}
      >
        <Icon aria-hidden="true" className={classNames('size-4 shrink-0', isCurrent && 'text-accent')} />
        <span className="wrap-break-word min-w-0 text-left">{group.label}</span>
        <span
          title={group.badgeMeaning}
          className="ml-auto rounded-full bg-sunken px-1.5 text-muted text-xs tabular-nums"
        >
          <span aria-hidden="true">{group.badge}</span>
          <span className="sr-only">{group.badgeMeaning}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-3.5 transition-transform', !isExpanded && '-rotate-90')}
        />
      </button>
      <ul
        id={id}
        hidden={!isExpanded}
        className="mt-0.5 ml-4.5 grid gap-0.5 border-line border-l pl-2 [&[hidden]]:hidden"
      >
        {group.children.map((child) => (
          <li key={child.path}>
            <SidebarLink link={child} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </>
  );
}
