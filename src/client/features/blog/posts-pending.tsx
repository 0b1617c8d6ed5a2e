import { Skeleton } from '#client/ui/skeleton.tsx';

const CARDS = [1, 2, 3, 4, 5, 6];

/** Holds the place of the cards. */
export const PostsPending = () => (
  <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
    {CARDS.map((card) => (
      <Skeleton key={card} className="h-112" />
    ))}
  </div>
);
