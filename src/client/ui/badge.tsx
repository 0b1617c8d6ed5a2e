import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone = 'waiting' | 'confirmed' | 'refused' | 'blocked' | 'neutral';

const tones: Record<BadgeTone, string> = {
  waiting: 'bg-amber-100 text-amber-800',
  confirmed: 'bg-olive-100 text-olive-700',
  refused: 'bg-red-100 text-red-700',
  blocked: 'bg-sand-200 text-ink',
  neutral: 'bg-sand-100 text-ink-soft',
};

export const Badge = ({ tone, children }: { tone: BadgeTone; children: ReactNode }) => (
  <span
    className={clsx(
      'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 font-sans text-xs font-semibold whitespace-nowrap',
      tones[tone],
    )}
  >
    <span aria-hidden className="size-1.5 rounded-full bg-current" />
    {children}
  </span>
);
