import { classNames } from './class-names.ts';
import { requestStrings } from './request-strings.ts';

/** A grey shape of the size of what is coming, so that nothing jumps when it comes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse rounded-control bg-sunken', className)}
    />
  );
}

/** Several lines of skeleton with one word for those who do not see them. */
export function SkeletonList({ count, className }: { count: number; className: string }) {
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">{requestStrings.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <Skeleton key={index} className={className} />
      ))}
    </div>
  );
}
