import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  neutral: 'bg-sunken text-muted',
  accent: 'bg-accent-surface text-accent',
  success: 'bg-success-surface text-success',
  warning: 'bg-warning-surface text-warning',
  danger: 'bg-danger-surface text-danger',
  info: 'bg-info-surface text-info',
} as const;
export type Tone = keyof typeof tones;

interface BadgeProps {
  tone?: Tone;
  /** Colour alone says nothing to many: a state has an icon and a word. */
  icon?: LucideIcon;
  title?: string;
  /** A whole sentence: it takes as many lines as it needs. */
  canWrap?: boolean;
  className?: string;
  children: ReactNode;
}

export function Badge({
  tone = 'neutral',
  icon: Icon,
  title,
  canWrap = false,
  className,
  children,
}: BadgeProps) {
  return (
    <span
      title={title}
      className={classNames(
        'inline-flex max-w-full items-center gap-1 px-2 py-0.5 font-medium text-xs',
        canWrap ? 'wrap-anywhere rounded-xl' : 'whitespace-nowrap rounded-full',
        tones[tone],
        className,
      )}
    >
      {Icon && <Icon aria-hidden="true" className="size-3.5" />}
      {children}
    </span>
  );
}
