import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type FoldedProps = { title: ReactNode; open?: boolean | undefined; children: ReactNode };

/** A fold inside a card or form, for what is seldom read. */
export const Folded = ({ title, open, children }: FoldedProps) => (
  <details open={open} className="group/folded border-t border-sand-200">
    <summary className="flex min-h-11 list-none items-center justify-between gap-3 font-semibold text-sea-700 [&::-webkit-details-marker]:hidden">
      {title}
      <ChevronDown
        aria-hidden
        className="size-5 shrink-0 text-sea-600 group-open/folded:rotate-180"
      />
    </summary>
    <div className="pt-1 pb-4">{children}</div>
  </details>
);
