import clsx from 'clsx';

type MediaSkeletonProps = { count: number; className: string };

export const MediaSkeleton = ({ count, className }: MediaSkeletonProps) => (
  <div role="status">
    <span className="sr-only">Caricamento in corso…</span>
    <div aria-hidden className={clsx(className, 'motion-safe:animate-pulse')}>
      {Array.from({ length: count }, (_, index) => index).map((place) => (
        <div key={place} className="overflow-hidden rounded-card border border-sand-200 bg-white">
          <div className="aspect-4/3 bg-sand-200/70" />
          <div className="space-y-2 px-3 py-3.5">
            <div className="h-3.5 w-3/4 rounded-sm bg-sand-200/70" />
            <div className="h-3 w-1/2 rounded-sm bg-sand-200/70" />
          </div>
        </div>
      ))}
    </div>
  </div>
);
