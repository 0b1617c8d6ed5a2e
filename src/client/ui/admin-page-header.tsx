import type { ReactNode } from 'react';

type AdminPageHeaderProps = {
  title: string;
  /** The purpose of the screen, in one line. */
  purpose: ReactNode;
  /** The screen's main action. */
  action?: ReactNode;
};

export const AdminPageHeader = ({ title, purpose, action }: AdminPageHeaderProps) => (
  <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-8">
    <div>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-1 text-ink-soft">{purpose}</p>
    </div>
    {action}
  </header>
);
