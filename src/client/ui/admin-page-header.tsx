import type { ReactNode } from 'react';

type AdminPageHeaderProps = {
  title: string;
  /** The purpose of the screen, in one line. */
  purpose: ReactNode;
  /** The screen's main action. */
  action?: ReactNode;
};

/** The action stands beside the title where it has room. */
export const AdminPageHeader = ({ title, purpose, action }: AdminPageHeaderProps) => (
  <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 md:mb-8">
    <h1 className="grow text-3xl">{title}</h1>
    {action}
    <p className="basis-full text-ink-soft">{purpose}</p>
  </header>
);
