import { SiteLink } from '#client/ui/site-link.tsx';
import type { MediaUse } from '#shared/media.schema.ts';

/** The places of the site that name a file, each with the way to its screen. */
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
