import { ChevronDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** A native fold that opens when `open` becomes true, for example because of an error in it; only people close it. */
export const useFold = (open = false) => {
  const ref = useRef<HTMLDetailsElement>(null);
  const [beginsOpen] = useState(open);
  useLayoutEffect(() => {
    if (open && ref.current) ref.current.open = true;
  }, [open]);
  return { ref, open: beginsOpen };
};

type FoldedProps = { title: ReactNode; open?: boolean | undefined; children: ReactNode };

/** A fold inside a card or form, for what is seldom read. */
export const Folded = ({ title, open, children }: FoldedProps) => (
  <details {...useFold(open)} className="group/folded border-t border-sand-200">
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
