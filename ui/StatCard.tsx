import { ArrowDownRight, ArrowRight, ArrowUpRight, type LucideIcon } from 'lucide-react';
import { Badge } from './Badge.tsx';
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
}

/** One figure with its name and how it moved. */
export function StatCard({ label, icon: Icon, value, fullValue, change, isSample = false }: StatCardProps) {
  return (
    <div className="rounded-card border border-line bg-surface p-3 shadow-card sm:p-4">
      <div className="flex items-center justify-between gap-2 text-muted">
        <h2 className="min-w-0 wrap-break-word font-medium">{label}</h2>
        <Icon aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />
      </div>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-2 text-xs">
        <p className="font-semibold text-2xl leading-tight tracking-tight tabular-nums" title={fullValue}>
          {value}
        </p>
        {isSample && <Badge tone="warning">{uiStrings.sample}</Badge>}
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

/** A stat card's shape while its value is on the way. */
export function StatCardSkeleton({ hasNote = false }: { hasNote?: boolean }) {
  return (
    <div className="rounded-card border border-line bg-surface p-3 shadow-card sm:p-4">
      <Skeleton className="h-5 w-28" />
      <Skeleton className="mt-2 h-[30px] w-20" />
      {hasNote && <Skeleton className="mt-1 h-4 w-32" />}
    </div>
  );
}
