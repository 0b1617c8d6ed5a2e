import { isDone, isPartyDone } from '#client/features/party/party-editor.tsx';
import { trpc } from '#client/trpc.ts';
import { Folded } from '#client/ui/folded.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { PartyPart } from './party-part.tsx';

/** Who comes, among the parts of a stay; nothing while neither guests are asked nor statistics are kept. */
export const PartyFold = ({ stay }: { stay: StaffStay }) => {
  const query = trpc.party.get.useQuery({ id: stay.id }, liveQuery);
  if (!query.data && query.isError) {
    return (
      <LoadFailure
        title="Errore nel caricamento degli ospiti"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data?.isAsked && !query.data?.asksResidence) return null;
  const { guests, expected } = query.data;
  const complete = guests.filter(isDone).length;
  const standing = isPartyDone(query.data)
    ? 'completi'
    : `${complete} di ${Math.max(expected, guests.length)}`;
  return (
    <Folded title={`Gli ospiti: ${standing}`}>
      <PartyPart stay={stay} party={query.data} />
    </Folded>
  );
};
