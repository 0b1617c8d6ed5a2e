import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

type DashboardSectionProps = {
  title: ReactNode;
  /** For example how many items there are. */
  note?: ReactNode;
  /** Something is broken. */
  isAlarm?: boolean;
  children: ReactNode;
};

export const DashboardSection = (props: DashboardSectionProps) => {
  const { title, note, isAlarm = false, children } = props;
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={clsx(
        'rounded-card border bg-white px-4 py-5 md:px-6',
        isAlarm ? 'border-2 border-red-700' : 'border-sand-200',
      )}
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
