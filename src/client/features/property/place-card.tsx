import clsx from 'clsx';
import { langOfElement } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { googleMapsAddress } from '#shared/addresses.ts';
import type { Coordinates, PropertyView } from '#shared/property.schema.ts';
import { formatCoordinates } from '#shared/rich-text/coordinates.ts';
import type { Language } from '#shared/texts/texts.ts';
import { FactList } from './fact-list.tsx';
import { distanceInWords } from './house-facts.ts';
import { IslandPicture } from './island-picture.tsx';

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
    <p className="flex flex-wrap gap-x-4 text-sm">
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
    </p>
  );
};

/** The card's id, for links to it on the home page. */
export const PLACE_ID = 'dove-siamo';

type PlaceCardProps = { property: PropertyView; heading: 'h2' | 'h3'; className: string };

/** Location and distances of the house; renders nothing without data. */
export const PlaceCard = ({ property, heading: Heading, className }: PlaceCardProps) => {
  const language = useLanguage();
  const { t } = language;
  const { locality, coordinates, distances } = property;
  if (!coordinates && distances.length === 0) return null;
  return (
    <div id={PLACE_ID} className={className}>
      <Heading className="mb-3 font-serif text-2xl text-sea-700">
        {locality ? t('house.placeIn', { locality }) : t('house.place')}
      </Heading>
      <div className="flex flex-wrap gap-x-10 gap-y-3">
        {coordinates && (
          <IslandPicture
            coordinates={coordinates}
            className="min-w-0 flex-1 basis-60 md:max-w-60 lg:max-w-96"
          />
        )}
        <div className="min-w-0 flex-[1.6] basis-72 space-y-2">
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
    </div>
  );
};
