import { classNames } from './class-names.ts';

/** The plumb bob: a line that shows what is straight. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classNames('size-8', className)}>
      <rect width="32" height="32" rx="7" fill="#17213d" />
      <path d="M16 5v11" stroke="#cfd9f5" strokeWidth="2" strokeLinecap="round" />
      <path d="M16 15l4.5 5L16 28l-4.5-8z" fill="#e2a83a" />
    </svg>
  );
}
