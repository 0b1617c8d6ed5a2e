import { Link } from '@tanstack/react-router';
import { FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '#client/ui/button.tsx';

type EntryNotFoundProps = {
  title: string;
  children: ReactNode;
  backTo: '/' | '/blog';
  back: string;
};

export const EntryNotFound = ({ title, children, backTo, back }: EntryNotFoundProps) => (
  <div className="page-width flex flex-col items-center py-24 text-center md:py-32">
    <FileQuestion aria-hidden className="size-16 stroke-1 text-sea-600" />
    <h1 className="mt-4 text-4xl">{title}</h1>
    <p className="mt-4 max-w-md text-lg text-ink-soft">{children}</p>
    <Link to={backTo} className={`${buttonClass()} mt-8`}>
      {back}
    </Link>
  </div>
);
