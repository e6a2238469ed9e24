import { ArrowDownRight, ArrowRight, ArrowUpRight, type LucideIcon } from 'lucide-react';
import { Badge } from './Badge.tsx';
import { classNames } from './class-names.ts';
import { formatPercent } from './format.ts';
import { Skeleton } from './Skeleton.tsx';
import { uiStrings } from './strings.ts';

interface StatCardProps {
  label: string;
  icon: LucideIcon;
  value: string;
  /** The whole value where `value` is shortened. */
  fullValue?: string;
  /** Change as a fraction, and against what; nothing is shown where there is no history. */
  change?: { fraction: number; against: string } | null;
  /** The value is an example, not the person's own. */
  isSample?: boolean;
  /** What of it one might not expect. */
  note?: string;
}

/** One figure with its name and how it moved. */
export function StatCard({
  label,
  icon: Icon,
  value,
  fullValue,
  change,
  isSample = false,
  note,
}: StatCardProps) {
  return (
    <div className="rounded-card border border-line bg-surface p-3 shadow-card sm:p-4">
      <div className="flex items-center justify-between gap-2 text-muted">
        <h2 className="min-w-0 wrap-break-word font-medium">{label}</h2>
        <Icon aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />
      </div>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-2 text-xs">
        <p
          className="wrap-anywhere font-semibold text-2xl leading-tight tracking-tight tabular-nums"
          title={fullValue}
        >
          {value}
        </p>
        {isSample && <Badge tone="warning">{uiStrings.sample}</Badge>}
        {note && <p className="text-muted">{note}</p>}
        {change && <Change {...change} />}
      </div>
    </div>
  );
}

function Change({ fraction, against }: { fraction: number; against: string }) {
  const Icon = fraction > 0 ? ArrowUpRight : fraction < 0 ? ArrowDownRight : ArrowRight;
  return (
    <p className="flex items-center gap-1 text-muted">
      <Icon aria-hidden="true" className="size-3.5" />
      <span className="text-ink tabular-nums">{formatPercent(fraction, { hasSign: true })}</span> {against}
    </p>
  );
}

/** A stat card while its value is on the way: what it is of is known, and may take two lines. */
export function StatCardSkeleton({ label, hasNote = false }: { label: string; hasNote?: boolean }) {
  return (
    <div className="rounded-card border border-line bg-surface p-3 shadow-card sm:p-4">
      <h2 className="wrap-break-word min-w-0 font-medium text-muted">{label}</h2>
      <Skeleton className={classNames('mt-2 w-20', hasNote ? 'h-[25px] sm:h-[30px]' : 'h-[30px]')} />
      {hasNote && <Skeleton className="mt-1 h-8 w-32" />}
    </div>
  );
}
