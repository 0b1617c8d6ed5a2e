import { trpc } from '#client/trpc.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { OpenSessions } from './open-sessions.tsx';

/** Where one is logged in. `onFocusLost`: what held the focus was ended. */
export const SessionsList = ({ onFocusLost }: { onFocusLost: () => void }) => {
  const sessions = trpc.sessions.list.useQuery(undefined, {
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  if (sessions.data) return <OpenSessions sessions={sessions.data} onFocusLost={onFocusLost} />;
  if (sessions.isPending) return <Skeleton className="h-24" />;
  return (
    <LoadFailure
      title="Errore nel caricamento delle sessioni"
      error={sessions.error}
      onRetry={() => void sessions.refetch()}
    />
  );
};
