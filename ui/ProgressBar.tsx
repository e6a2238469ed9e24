import { classNames } from './class-names.ts';

interface ProgressBarProps {
  label: string;
  /** 0–100. */
  percent: number;
  className?: string;
}

export function ProgressBar({ label, percent, className }: ProgressBarProps) {
  const shown = Math.max(0, Math.min(100, percent));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(shown)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classNames('h-1.5 overflow-hidden rounded-full bg-sunken', className)}
    >
      <div
        className="h-full origin-left rounded-full bg-accent transition-transform"
        style={{ transform: `scaleX(${shown / 100})` }}
      />
    </div>
  );
}
