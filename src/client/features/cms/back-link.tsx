import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

type BackLinkProps = { to: '/' | '/blog'; children: ReactNode };

export const BackLink = ({ to, children }: BackLinkProps) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-600 underline-offset-4 hover:underline print:hidden"
  >
    <ArrowLeft aria-hidden className="size-4" />
    {children}
  </Link>
);
