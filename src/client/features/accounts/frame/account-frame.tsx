import type { ReactNode } from 'react';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import { AccountWindow } from './account-window.tsx';

type AccountFrameProps = {
  title: string;
  lead: ReactNode;
  /** What the card holds. */
  children: ReactNode;
  /** Under the card: the ways to the neighbouring screens. */
  foot?: ReactNode;
};

/** The one frame of all account screens: what it is about, the card, and a window on the sea. */
export const AccountFrame = ({ title, lead, children, foot }: AccountFrameProps) => {
  const ref = useFocusLoss<HTMLDivElement>();
  return (
    <div
      ref={ref}
      className="page-width grid grid-cols-[minmax(0,28rem)] justify-center gap-x-20 py-10 md:py-16 lg:grid-cols-[minmax(0,28rem)_minmax(0,25rem)] xl:gap-x-28"
    >
      <div className="min-w-0">
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-3 mb-7 text-ink-soft">{lead}</p>
        <div className="rounded-card border border-sand-200 bg-white p-5 sm:p-8">{children}</div>
        {foot && <div className="mt-6 space-y-2 text-ink-soft">{foot}</div>}
      </div>
      <AccountWindow />
    </div>
  );
};
