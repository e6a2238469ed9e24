import { displayName, initialOf, useCurrentUser } from '#features/identity/web/index.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { appStrings } from '../strings.ts';

/** Who is signed in. Everybody administers their own workspace. */
export function UserCard() {
  const { data: user } = useCurrentUser();
  if (!user) return null;
  return (
    <div className="mb-1 flex items-center gap-2.5 px-2.5 py-1.5">
      <Avatar imageUrl={user.profileImageUrl} initial={initialOf(user)} className="size-8" />
      <div className="min-w-0 leading-tight">
        <p className="truncate font-medium">{displayName(user)}</p>
        <p className="text-muted text-xs">{appStrings.role}</p>
      </div>
    </div>
  );
}
