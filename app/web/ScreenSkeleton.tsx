import { requestStrings } from '#ui/request-strings.ts';
import { Skeleton } from '#ui/Skeleton.tsx';

/** A page's shape while its code is on the way. */
export function ScreenSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{requestStrings.loading}</span>
      <Skeleton className="h-8 w-48" />
      <Skeleton className="mt-2 h-5 w-80 max-w-full" />
      <Skeleton className="mt-6 h-96 w-full" />
    </div>
  );
}
