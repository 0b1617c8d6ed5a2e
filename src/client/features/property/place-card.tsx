import clsx from 'clsx';
import { Fold } from '#client/ui/fold.tsx';
import { langOfElement } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { googleMapsAddress } from '#shared/addresses.ts';
import type { Coordinates, PropertyView } from '#shared/property.schema.ts';
import { coordinatesInWords, formatCoordinates } from '#shared/rich-text/coordinates.ts';
import type { Language } from '#shared/texts/texts.ts';
import { FactList } from './fact-list.tsx';
import { distanceInWords } from './house-facts.ts';
import { italyOutline, onItaly } from './italy-outline.ts';

type LocatorPictureProps = { place: { x: number; y: number } };

/** The place on a map of Italy, drawn by the site itself without map tiles or third parties. */
const LocatorPicture = ({ place: { x, y } }: LocatorPictureProps) => (
  <svg
    viewBox="-12 -6 152 166"
    role="img"
    aria-label={useLanguage().t('house.map')}
    className="h-44 max-w-full shrink-0 md:h-56 rounded-card bg-sea-100"
  >
    <path d={italyOutline} className="fill-sand-50 stroke-sand-300" />
    <circle cx={x} cy={y} r="8" className="fill-sea-600/25" />
    <circle cx={x} cy={y} r="3" className="fill-sea-700" />
  </svg>
);

/** Links that open the visitor's own map application. */
const mapLinks = (
  coordinates: Coordinates,
  { t }: Language,
): { label: string; href: string; className?: string }[] => {
  const point = formatCoordinates(coordinates).replace(' ', '');
  return [
    // Desktop browsers do not handle it.
    {
      label: t('house.androidMap'),
      href: `geo:${point}?q=${point}`,
      className: 'hidden pointer-coarse:inline',
    },
    { label: 'Google Maps', href: googleMapsAddress(point) },
    { label: t('house.appleMap'), href: `https://maps.apple.com/?ll=${point}&q=${point}` },
  ];
};

const MapLinks = ({ coordinates }: { coordinates: Coordinates }) => {
  const language = useLanguage();
  return (
    <p className="mt-4">
      <span className="tabular-nums">{coordinatesInWords(coordinates, language)}</span>
      <span className="mt-1 flex flex-wrap gap-x-4 text-sm">
        <span className="py-1 text-ink-soft">{language.t('house.openMap')}</span>
        {mapLinks(coordinates, language).map(({ label, href, className }) => (
          <a
            key={label}
            href={href}
            rel="noreferrer"
            className={clsx('py-1', textLinkClass, className)}
          >
            {label}
          </a>
        ))}
      </span>
    </p>
  );
};

/** Location and distances of the house; renders nothing without data. */
export const PlaceCard = ({ property }: { property: PropertyView }) => {
  const language = useLanguage();
  const { locality, coordinates, distances } = property;
  if (!coordinates && distances.length === 0) return null;
  const place = coordinates && onItaly(coordinates);
  return (
    <div className="min-w-0 flex-2 basis-120">
      <Fold
        isHeading
        title={locality ? language.t('house.placeIn', { locality }) : language.t('house.place')}
      >
        <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
          {place && <LocatorPicture place={place} />}
          <div className="min-w-0 flex-1 basis-64">
            <FactList
              facts={distances.map((distance) => ({
                label: distance.place,
                labelLang: langOfElement(property, 'distances', distance.place),
                value: distanceInWords(distance, language),
              }))}
            />
            {coordinates && <MapLinks coordinates={coordinates} />}
          </div>
        </div>
      </Fold>
    </div>
  );
};
