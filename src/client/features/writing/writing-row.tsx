import type { ReactNode } from 'react';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import { PublishedBadge } from './published-badge.tsx';

type WritingRowProps = {
  title: string;
  excerpt: string;
  published: boolean;
  /** A picture before the texts. */
  cover?: ReactNode;
  /** Further badges. */
  marks?: ReactNode;
  /** Address, date, author: one line. */
  facts: ReactNode;
  /** What can be done with it. */
  actions: ReactNode;
  /** Why the last attempt at something failed. */
  failure?: ReactNode;
};

/** One page or post in its list. */
export const WritingRow = (props: WritingRowProps) => {
  const { title, excerpt, published, cover, marks, facts, actions, failure } = props;
  const ref = useFocusLoss<HTMLLIElement>();
  return (
    <li ref={ref} className="rounded-card border border-sand-200 bg-white">
      <div className="flex gap-4 px-4 pt-4 md:px-5">
        {cover}
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 text-xl leading-snug wrap-anywhere">{title}</h2>
            <PublishedBadge published={published} />
            {marks}
          </div>
          {excerpt && (
            <p className="mt-1 line-clamp-2 text-sm wrap-anywhere text-ink-soft">{excerpt}</p>
          )}
          <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{facts}</p>
        </div>
      </div>
      {failure && <div className="px-4 pt-3 md:px-5">{failure}</div>}
      <div className="flex flex-wrap items-center gap-x-1 px-2 py-2 md:px-3">{actions}</div>
    </li>
  );
};
