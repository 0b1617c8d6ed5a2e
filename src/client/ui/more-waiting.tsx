import { Link, type LinkProps } from '@tanstack/react-router';

type MoreWaitingProps = { target: Pick<LinkProps, 'to' | 'search'>; children: string };

/** Leads to what a section of the screen 'Da fare' leaves out. */
export const MoreWaiting = ({ target, children }: MoreWaitingProps) => (
  <p className="mt-2">
    <Link
      {...target}
      className="inline-flex min-h-8 items-center font-semibold text-sea-700 underline underline-offset-2"
    >
      {children}
    </Link>
  </p>
);
