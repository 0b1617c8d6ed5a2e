import { SiteLink } from './site-link.tsx';

type Place = {
  place: string;
  /** The screen that changes it. */
  path: string;
};

/** Places of the site that have something in common. */
export const PlaceList = ({ places }: { places: readonly Place[] }) => (
  <ul className="list-disc space-y-0.5 pl-5">
    {places.map(({ place, path }) => (
      <li key={`${path} ${place}`}>
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
