import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';

type LoadedProps<Data> = {
  /** The part of a tRPC query that is used. */
  query: { data: Data | undefined; error: unknown; isError: boolean; refetch: () => unknown };
  /** Title of the error when nothing can be loaded. */
  failure: string;
  /** Shown while it loads. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Renders the data of a query; after a failed refetch the old data stay. */
export const Loaded = <Data,>({ query, failure, skeleton, children }: LoadedProps<Data>) => {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton;
  return <LoadFailure title={failure} error={query.error} onRetry={() => void query.refetch()} />;
};

/** A section of a document that shows its own error, so that the rest of the page stays usable. */
export const LoadedSection = <Data,>({
  query,
  failure,
  children,
}: Omit<LoadedProps<Data>, 'skeleton'>) =>
  query.data === undefined ? (
    <div className="page-width section-space">
      <LoadFailure title={failure} error={query.error} />
    </div>
  ) : (
    children(query.data)
  );
