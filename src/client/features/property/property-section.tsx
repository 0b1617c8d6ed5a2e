import clsx from 'clsx';
import { PictureLink } from '#client/features/galleries/picture-link.tsx';
import { phoneWidth } from '#client/ui/phone-sizes.ts';
import { contentAlt, PictureImage } from '#client/ui/picture-image.tsx';
import { anchors } from '#shared/anchors.ts';
import type { Picture } from '#shared/pictures.schema.ts';
import type { Property } from '#shared/property.schema.ts';
import { amenityIcon } from './amenity-icon.ts';
import { FactList } from './fact-list.tsx';
import { roomFacts } from './house-facts.ts';
import { PlaceCard } from './place-card.tsx';

const MOSAIC_SIZE = 5;

/** One large picture and up to four small ones; in full screen all of them. */
const PictureMosaic = ({ pictures }: { pictures: readonly Picture[] }) => {
  const shown = pictures.slice(0, MOSAIC_SIZE);
  const isWhole = shown.length === MOSAIC_SIZE;
  if (shown.length === 0) return null;
  return (
    <ul
      className={clsx(
        'grid grid-cols-2 gap-2 overflow-hidden rounded-card md:gap-3',
        isWhole && 'md:grid-cols-4 md:grid-rows-2',
      )}
    >
      {shown.map((picture, index) => (
        <li
          key={picture.url}
          className={clsx(index === 0 && 'col-span-2', index === 0 && isWhole && 'md:row-span-2')}
        >
          <PictureLink
            picture={picture}
            among={pictures}
            className="relative block size-full focus-visible:-outline-offset-3"
          >
            <PictureImage
              picture={{ ...picture, alt: contentAlt(picture, index + 1, pictures.length) }}
              sizes={
                index === 0
                  ? `(min-width: 76rem) 37rem, (min-width: 48rem) 50vw, ${phoneWidth}`
                  : '(min-width: 76rem) 18rem, (min-width: 48rem) 25vw, 50vw'
              }
              className="aspect-3/2 size-full object-cover"
            />
            {index === MOSAIC_SIZE - 1 && pictures.length > MOSAIC_SIZE && (
              <span
                aria-hidden
                className="absolute right-2 bottom-2 rounded-full bg-white px-3 py-1 text-sm font-semibold text-sea-700 noscript:hidden print:hidden"
              >
                Tutte le {pictures.length} foto
              </span>
            )}
          </PictureLink>
        </li>
      ))}
    </ul>
  );
};

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

const figuresOf = ({ bedrooms, bathrooms, maxGuests }: Property) => [
  { value: bedrooms, label: bedrooms === 1 ? 'camera' : 'camere' },
  { value: bathrooms, label: bathrooms === 1 ? 'bagno' : 'bagni' },
  { value: maxGuests, label: maxGuests === 1 ? 'ospite' : 'ospiti' },
];

const Figures = ({ property }: { property: Property }) => (
  <ul className="flex flex-wrap justify-between gap-4 border-y border-sand-300 py-5">
    {figuresOf(property).map(({ value, label }) => (
      <li key={label} className="grow text-center not-first:border-l not-first:border-sand-300">
        <span className="block font-serif text-5xl text-sea-700">{value}</span>
        <span className="text-ink-soft">{label}</span>
      </li>
    ))}
  </ul>
);

const Amenities = ({ amenities }: { amenities: readonly string[] }) => (
  <ul className="mt-8 grid gap-x-6 gap-y-4 sm:grid-cols-2">
    {amenities.map((amenity) => {
      const Icon = amenityIcon(amenity);
      return (
        <li key={amenity} className="flex items-start gap-3">
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0 stroke-[1.6] text-sea-600" />
          {amenity}
        </li>
      );
    })}
  </ul>
);

export const PropertySection = ({ property }: { property: Property }) => {
  const rooms = roomFacts(property);
  return (
    <section
      id={anchors.house}
      aria-labelledby="property-title"
      className="page-width section-space"
    >
      <div className="grid gap-10 lg:grid-cols-[1.15fr_1fr] lg:gap-20">
        <div>
          <h2 id="property-title" className="text-4xl">
            {property.name}
          </h2>
          <div className="mt-5 max-w-text space-y-4 text-lg">
            {paragraphsOf(property.description).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div>
          <Figures property={property} />
          <Amenities amenities={property.amenities} />
        </div>
      </div>
      <div className="mt-12 md:mt-16">
        <PictureMosaic pictures={property.pictures} />
      </div>
      <div className="mt-12 flex flex-wrap gap-x-20 gap-y-12 empty:hidden md:mt-16">
        {rooms.length > 0 && (
          <div className="flex-1 basis-80">
            <h3 className="mb-3 font-serif text-2xl text-sea-700">Stanze e letti</h3>
            <FactList facts={rooms} />
          </div>
        )}
        <PlaceCard property={property} />
      </div>
    </section>
  );
};
