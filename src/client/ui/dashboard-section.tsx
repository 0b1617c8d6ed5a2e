import { type ReactNode, useId } from 'react';

type DashboardSectionProps = {
  title: ReactNode;
  /** For example how many items there are. */
  note?: ReactNode;
  children: ReactNode;
};

export const DashboardSection = ({ title, note, children }: DashboardSectionProps) => {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-sand-200 bg-white px-4 py-5 md:px-6"
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {note && <p className="text-sm text-ink-soft">{note}</p>}
      </div>
      {children}
    </section>
  );
};
