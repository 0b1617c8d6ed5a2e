import clsx from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';

type FoldedFiltersProps = {
  /** How many of the filters are active. */
  count: number;
  /** Of the grid of filters. */
  className: string;
  children: ReactNode;
};

/** Filters that a button opens on a small screen. */
export const FoldedFilters = ({ count, className, children }: FoldedFiltersProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="secondary"
        className="px-4 lg:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        {count === 0 ? 'Filtri' : `Filtri (${count})`}
      </Button>
      <div
        id={id}
        className={clsx('gap-x-4 gap-y-3 lg:grid', className, isOpen ? 'grid' : 'hidden')}
      >
        {children}
      </div>
    </>
  );
};
