import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { MediaUse } from '#shared/media.schema.ts';

export const PlaceList = ({ places }: { places: readonly MediaUse[] }) => (
  <ul className="list-disc space-y-0.5 pl-5">
    {places.map(({ place, path }) => (
      <li key={place}>
        <SiteLink
          href={path}
          className="inline-block py-0.5 text-sea-700 underline underline-offset-4 wrap-anywhere"
        >
          {place}
        </SiteLink>
      </li>
    ))}
  </ul>
);

export const useMediaPlaces = (id: number) => trpc.media.uses.useQuery({ id }, liveQuery);

export const MediaPlaces = ({ id }: { id: number }) => {
  const uses = useMediaPlaces(id);
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold text-sea-700">Dove è usato</h3>
      <Loaded query={uses} failure="Non si sa dove è usato" skeleton={<Skeleton lines={2} />}>
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
