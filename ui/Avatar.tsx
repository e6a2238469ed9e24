import { classNames } from './class-names.ts';

/** A person's picture, or their initial. The name stands beside it, so it is silent. */
export function Avatar({
  imageUrl,
  initial,
  className,
}: {
  imageUrl: string | null;
  initial: string;
  className?: string;
}) {
  if (imageUrl)
    return <img src={imageUrl} alt="" className={classNames('rounded-full object-cover', className)} />;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid shrink-0 place-items-center rounded-full bg-accent-surface font-semibold text-accent',
        className,
      )}
    >
      {initial}
    </span>
  );
}
