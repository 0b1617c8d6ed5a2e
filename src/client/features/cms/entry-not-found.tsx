import { Link, useRouter } from '@tanstack/react-router';
import { FileQuestion } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { buttonClass } from '#client/ui/button.tsx';

/**
 * The server draws every page as a visitor sees it. Has the route drawn anew as soon as what was
 * missing is there after all, because staff have asked for it.
 */
export const useSecondLook = (isThere: boolean): void => {
  const router = useRouter();
  useEffect(() => {
    if (isThere) void router.invalidate();
  }, [isThere, router]);
};

type TextNotFoundProps = {
  title: string;
  children: ReactNode;
  /** Where to go on. */
  backTo: '/' | '/blog';
  back: string;
};

/** In place of a page or post that there is not, or not for everybody. */
export const TextNotFound = ({ title, children, backTo, back }: TextNotFoundProps) => (
  <div className="page-width flex flex-col items-center py-24 text-center md:py-32">
    <FileQuestion aria-hidden className="size-16 stroke-1 text-sea-600" />
    <h1 className="mt-4 text-4xl">{title}</h1>
    <p className="mt-4 max-w-md text-lg text-ink-soft">{children}</p>
    <Link to={backTo} className={`${buttonClass()} mt-8`}>
      {back}
    </Link>
  </div>
);
