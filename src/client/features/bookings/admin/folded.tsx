import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** A fold for facts that are seldom read. */
export const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="border-t border-sand-200">
    <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-sea-700">
      <ChevronRight aria-hidden className="size-4 in-[details[open]]:rotate-90" />
      {title}
    </summary>
    <div className="pt-1 pb-4">{children}</div>
  </details>
);
