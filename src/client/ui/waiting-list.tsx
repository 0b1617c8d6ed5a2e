import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

type Target = Pick<LinkProps, 'to' | 'search'>;

type WaitingItemProps = {
  target: Target;
  title: ReactNode;
  /** Clamped to two lines. */
  text: string;
  /** Since when it has been waiting. */
  note: ReactNode;
};

/** One item of a section of the start page, linked to its own screen. */
export const WaitingItem = ({ target, title, text, note }: WaitingItemProps) => (
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

/** Leads to the items that a section of the start page leaves out. */
export const MoreWaiting = ({ target, children }: { target: Target; children: string }) => (
  <p className="mt-2">
    <Link
      {...target}
      className="inline-flex min-h-8 items-center font-semibold text-sea-700 underline underline-offset-2"
    >
      {children}
    </Link>
  </p>
);
