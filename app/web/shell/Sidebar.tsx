import { LogOut } from 'lucide-react';
import { BrandMark } from '#ui/Brand.tsx';
import { PanelBoundary } from '#ui/PanelBoundary.tsx';
import { accountScreens } from '../account-screens.ts';
import { appStrings } from '../strings.ts';
import { buildNavigation } from './navigation.ts';
import { SidebarGroup } from './SidebarGroup.tsx';
import { SidebarLink, sidebarItemClass } from './SidebarLink.tsx';
import { UserCard } from './UserCard.tsx';

const navigation = buildNavigation(accountScreens);

/** Brand, pages, the way out and who is signed in. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center gap-2.5 px-4 pt-4 pb-3">
        <BrandMark className="size-8" />
        <div className="leading-tight">
          <p className="font-semibold text-base tracking-tight">{appStrings.product}</p>
          <p className="text-muted text-xs">{appStrings.tagline}</p>
        </div>
      </div>
      <nav aria-label={appStrings.mainNavigation} className="flex-1 overflow-y-auto px-2.5 py-2">
        <ul className="grid gap-0.5">
          {navigation.map((item) => (
            <li key={item.label}>
              {'children' in item ? (
                <SidebarGroup group={item} onNavigate={onNavigate} />
              ) : (
                <SidebarLink link={item} onNavigate={onNavigate} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-line border-t px-2.5 py-2.5">
        <PanelBoundary fallback={null}>
          <UserCard onNavigate={onNavigate} />
        </PanelBoundary>
        <a href="/api/logout" className={sidebarItemClass('none')}>
          <LogOut aria-hidden="true" className="size-4" />
          {appStrings.logout}
        </a>
      </div>
    </div>
  );
}
