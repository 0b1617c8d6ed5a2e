import { Link } from '@tanstack/react-router';
import clsx from 'clsx';

/** What a visitor can do here. A phone has room for one of the two; its drawer has both. */
export const GuestLinks = ({ hidden }: { hidden: boolean }) => (
  <div
    className={clsx('flex items-center md:text-sm lg:gap-3 lg:text-base', hidden && 'invisible')}
  >
    <Link
      to="/login"
      className="inline-flex min-h-11 items-center rounded-full px-2.5 font-semibold underline-offset-8 hover:underline max-md:border max-md:border-current max-md:px-5 lg:px-3"
    >
      Login
    </Link>
    <Link
      to="/register"
      className="hidden min-h-11 items-center rounded-full border border-current px-3 font-semibold md:inline-flex lg:px-5"
    >
      Registrati
    </Link>
  </div>
);
