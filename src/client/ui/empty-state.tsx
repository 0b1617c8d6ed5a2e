import type { ReactNode } from 'react';

type EmptyStateProps = {
  icon?: ReactNode;
  title: ReactNode;
  /** The purpose of the list. */
  children?: ReactNode;
  /** How to begin. */
  action?: ReactNode;
};

export const EmptyState = ({ icon, title, children, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center gap-2 rounded-card border border-dashed border-sand-300 px-6 py-12 text-center">
    {icon && (
      <div aria-hidden className="mb-2 text-sea-600 [&_svg]:size-9 [&_svg]:stroke-[1.5]">
        {icon}
      </div>
    )}
    <p className="text-lg font-semibold">{title}</p>
    {children && <div className="max-w-md text-ink-soft">{children}</div>}
    {action && <div className="mt-4">{action}</div>}
  </div>
);
