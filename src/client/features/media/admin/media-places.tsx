import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { PlaceList } from '#client/ui/place-list.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

export const useMediaPlaces = (id: number) => trpc.media.uses.useQuery({ id }, liveQuery);

export const MediaPlaces = ({ id }: { id: number }) => {
  const uses = useMediaPlaces(id);
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold text-sea-700">Dove è usato</h3>
      <Loaded
        query={uses}
        failure="Non riusciamo a dirti dove è usato"
        skeleton={<Skeleton lines={2} />}
      >
        {(places) =>
          places.length > 0 ? (
            <PlaceList places={places} />
          ) : (
            <p className="text-sm text-ink-soft">Per ora da nessuna parte.</p>
          )
        }
      </Loaded>
    </section>
  );
};
