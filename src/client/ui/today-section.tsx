import { type ReactNode, useId } from 'react';

type TodaySectionProps = {
  title: string;
  /** How much waits, or until when it looks ahead. */
  note?: ReactNode;
  children: ReactNode;
};

/** A part of the screen 'Da fare': what waits in one corner of the house. */
export const TodaySection = ({ title, note, children }: TodaySectionProps) => {
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
