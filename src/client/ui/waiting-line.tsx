import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

type WaitingLineProps = {
  target: Pick<LinkProps, 'to' | 'search'>;
  title: ReactNode;
  /** What it says: two lines at most. */
  text: string;
  /** Since when it waits. */
  note: ReactNode;
};

/** One thing that waits, in a section of the screen 'Da fare', and the way to it. */
export const WaitingLine = ({ target, title, text, note }: WaitingLineProps) => (
  <li>
    <Link
      {...target}
      className="-mx-2 flex items-center gap-3 rounded-field px-2 py-3 hover:bg-sand-50"
    >
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere text-sea-700">{title}</span>
        <span className="line-clamp-2 wrap-anywhere">{text}</span>
        <span className="block text-sm text-ink-soft">{note}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-sea-600" />
    </Link>
  </li>
);
