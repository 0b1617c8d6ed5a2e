import { Skeleton } from '#client/ui/skeleton.tsx';

export const EntryPending = () => (
  <div className="page-width min-h-[80vh] py-10 md:py-14">
    <div className="reading-column">
      <Skeleton className="mb-5 h-12 w-4/5" />
      <Skeleton className="mb-10 h-5 w-1/3" />
      <Skeleton lines={9} />
    </div>
  </div>
);
