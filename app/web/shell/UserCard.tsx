import { ChevronsUpDown, CircleUser, Keyboard, LogOut } from 'lucide-react';
import { useLocation } from 'wouter';
import { displayName, initialOf, useCurrentUser } from '#features/identity/web/index.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '#ui/Menu.tsx';
import { openShortcuts } from '../shell-overlay.ts';
import { appStrings } from '../strings.ts';
import { ThemeChoice } from './ThemeMenu.tsx';

/** Who is signed in, and what is theirs to set. Everybody administers their own workspace. */
export function UserCard({ onNavigate }: { onNavigate: (() => void) | undefined }) {
  const { data: user } = useCurrentUser();
  const [, navigate] = useLocation();
  if (!user) return null;
  const leaveFor = (go: () => void) => () => {
    onNavigate?.();
    go();
  };
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className="mb-1 flex w-full items-center gap-2.5 rounded-control px-2.5 py-1.5 text-left hover:bg-sunken"
        >
          <Avatar imageUrl={user.profileImageUrl} initial={initialOf(user)} className="size-8" />
          <span className="min-w-0 flex-1 leading-tight">
            <span className="wrap-anywhere block font-medium">{displayName(user)}</span>
            <span className="block text-muted text-xs" title={appStrings.roleMeaning}>
              {appStrings.role}
            </span>
          </span>
          <span className="sr-only">{appStrings.accountMenu}</span>
          <ChevronsUpDown aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
        </button>
      }
    >
      <MenuLabel>{user.email}</MenuLabel>
      <MenuItem onSelect={leaveFor(() => navigate('/profile'))}>
        <CircleUser aria-hidden="true" className="size-4" />
        {appStrings.accountProfile}
      </MenuItem>
      <MenuItem onSelect={leaveFor(openShortcuts)}>
        <Keyboard aria-hidden="true" className="size-4" />
        {appStrings.shortcuts.title}
      </MenuItem>
      <MenuSeparator />
      <MenuLabel>{appStrings.theme}</MenuLabel>
      <ThemeChoice />
      <MenuSeparator />
      <MenuLink href="/api/logout">
        <LogOut aria-hidden="true" className="size-4" />
        {appStrings.logout}
      </MenuLink>
    </Menu>
  );
}
