import type { ReactNode } from 'react';
import { WaitingPlace } from '#ui/lazy-part.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';

/** Where a part of the page stands while its code is on the way. */
export function TabPlace({ children }: { children: ReactNode }) {
  return <WaitingPlace fallback={<SkeletonList count={4} className="h-24" />}>{children}</WaitingPlace>;
}
