import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

type PageTurnerProps = { page: number; pages: number; onPage: (page: number) => void };

type StepProps = { isEnd: boolean; onPress: () => void; className: string; children: ReactNode };

/** At the end it stays in place and keeps the focus, but does nothing. */
const Step = ({ isEnd, onPress, className, children }: StepProps) => (
  <button
    type="button"
    aria-disabled={isEnd || undefined}
    onClick={() => !isEnd && onPress()}
    className={clsx(
      'inline-flex min-h-11 items-center gap-1 rounded-full text-sm font-semibold md:text-base text-sea-700 hover:bg-sea-100',
      'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-field',
      className,
    )}
  >
    {children}
  </button>
);

/** One page back, one page on, and where one is. */
export const PageTurner = ({ page, pages, onPage }: PageTurnerProps) => (
  <nav aria-label="Pagine" className="flex items-center gap-1 md:gap-2">
    <Step isEnd={page <= 1} onPress={() => onPage(page - 1)} className="pr-4 pl-2">
      <ChevronLeft aria-hidden className="size-4" />
      Precedente
    </Step>
    <p role="status" className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
      Pagina {page} di {pages}
    </p>
    <Step isEnd={page >= pages} onPress={() => onPage(page + 1)} className="pr-2 pl-4">
      Successiva
      <ChevronRight aria-hidden className="size-4" />
    </Step>
  </nav>
);
