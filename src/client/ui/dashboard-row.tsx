import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFold } from './folded.tsx';

type DashboardRowProps = {
  title: string;
  /** For example how many items there are. */
  note?: ReactNode;
  open?: boolean | undefined;
  children: ReactNode;
};

/** A card that is one line until someone opens it. */
export const DashboardRow = ({ title, note, open, children }: DashboardRowProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-sand-200 bg-white">
      <details {...useFold(open)} className="group/row">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-x-3 px-4 py-2 md:px-6">
          <h2 id={titleId} className="font-sans text-base font-semibold text-sea-700">
            {title}
          </h2>
          <span className="ml-auto text-right text-sm text-ink-soft">{note}</span>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-sea-600 group-open/row:rotate-180"
          />
        </summary>
        <div className="px-4 pb-4 md:px-6">{children}</div>
      </details>
    </section>
  );
};
