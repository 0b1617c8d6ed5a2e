import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from './language.tsx';

type PaginationProps = {
  page: number;
  pages: number;
  /** Accessible name; differs if a screen has several. */
  label?: string;
} & (
  | { onPage: (page: number) => void; hrefFor?: never }
  | { hrefFor: (page: number) => string; onPage?: never }
);

/** A page beside the current one, beyond which a gap begins: there is no room for it on a phone. */
const isSpare = (number: number, { page, pages }: Pick<PaginationProps, 'page' | 'pages'>) =>
  (number === page - 1 && number > 2) || (number === page + 1 && number < pages - 1);

type Gap = 'gap-before' | 'gap-after';

/** The first, the last and the neighbours of the current page, with gaps between. */
const shownPages = (page: number, pages: number): (number | Gap)[] => {
  const around = [page - 1, page, page + 1].filter((number) => number > 1 && number < pages);
  const numbers = [1, ...around, pages];
  return numbers.flatMap((number, index) => {
    const previous = numbers[index - 1];
    const isGap = previous !== undefined && number - previous > 1;
    return isGap ? [number <= page ? 'gap-before' : 'gap-after', number] : [number];
  });
};

const stepClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full px-3 font-semibold text-sea-700 ' +
  'tabular-nums hover:bg-sea-100 aria-disabled:pointer-events-none aria-disabled:text-field ' +
  'aria-[current=page]:bg-sea-700 aria-[current=page]:text-white';

export const Pagination = (props: PaginationProps) => {
  const { t } = useLanguage();
  const { page, pages, label = t('forms.pages'), onPage, hrefFor } = props;
  if (pages <= 1) return null;
  const step = (target: number, children: ReactNode, className?: string) => {
    const outside = target < 1 || target > pages;
    const common = {
      className: clsx(stepClass, className),
      'aria-current': className || target !== page ? undefined : ('page' as const),
      'aria-disabled': outside || undefined,
      children,
    };
    if (onPage)
      return <button type="button" {...common} onClick={() => !outside && onPage(target)} />;
    return <a {...common} href={outside ? undefined : hrefFor(target)} />;
  };
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1">
      {step(
        page - 1,
        <>
          <ChevronLeft aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{t('forms.previousPage')}</span>
        </>,
        'sm:pr-4',
      )}
      <ol className="flex flex-wrap items-center gap-0.5 sm:gap-1">
        {shownPages(page, pages).map((item) => (
          <li
            key={item}
            className={
              typeof item === 'number' && isSpare(item, props) ? 'max-sm:hidden' : undefined
            }
          >
            {typeof item === 'number' ? (
              step(
                item,
                <>
                  <span className="sr-only">{t('forms.page')} </span>
                  {item}
                </>,
              )
            ) : (
              <span className="px-1 text-ink-soft">…</span>
            )}
          </li>
        ))}
      </ol>
      {step(
        page + 1,
        <>
          <span className="max-sm:sr-only">{t('forms.nextPage')}</span>
          <ChevronRight aria-hidden className="size-4" />
        </>,
        'sm:pl-4',
      )}
    </nav>
  );
};
