import { Link } from '@tanstack/react-router';
import { buttonClass } from '#client/ui/button.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';

type EntryFailureProps = {
  heading: string;
  title: string;
  error: unknown;
  backTo: '/' | '/blog';
  back: string;
};

export const EntryFailure = ({ heading, title, error, backTo, back }: EntryFailureProps) => (
  <div className="page-width grid min-h-[60vh] content-start justify-items-start gap-6 py-16">
    <h1 className="text-4xl">{heading}</h1>
    <LoadFailure title={title} error={error} />
    <Link to={backTo} className={buttonClass({ variant: 'secondary' })}>
      {back}
    </Link>
  </div>
);
