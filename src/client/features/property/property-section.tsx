import clsx from 'clsx';
import { PictureLink } from '#client/features/picture-viewer/picture-link.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { ItalianOnly, langOf, langOfElement } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { LongText } from '#client/ui/long-text.tsx';
import { phonePart } from '#client/ui/phone-sizes.ts';
import { contentAlt, PictureImage } from '#client/ui/picture-image.tsx';
import { anchors } from '#shared/anchors.ts';
import type { Picture } from '#shared/media/pictures.schema.ts';
import type { Property, PropertyView } from '#shared/property.schema.ts';
import type { Language } from '#shared/texts/texts.ts';
import { amenityIcon } from './amenity-icon.ts';
import { FactList } from './fact-list.tsx';
import { roomFacts } from './house-facts.ts';
import { houseMosaic, PHONE_PICTURES } from './house-mosaic.ts';
import { amenityName } from './house-words.ts';

const columnClasses = ['', '', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4'];
const largeClasses = [
  '',
  '',
  'md:col-span-2 md:row-span-2',
  'md:col-span-3 md:row-span-3',
  'md:col-span-4 md:row-span-1',
];

/** In half of the page from 768 px on. */
const sizesOf = (share: number, phoneShare: number): string =>
  `(width >= 76rem) ${Math.round(34 * share)}rem, (width >= 48rem) ${Math.round(46 * share)}vw, ` +
  phonePart(phoneShare);

/** One large picture and up to four small ones, fewer on phones; the full-screen viewer has all. */
const PictureMosaic = ({ pictures }: { pictures: readonly Picture[] }) => {
  const language = useLanguage();
  const { t } = language;
  const mosaic = houseMosaic(pictures.length);
  if (!mosaic) return null;
  const { shown, columns, large } = mosaic;
  const hasLarge = shown >= PHONE_PICTURES;
  /** Which pictures state the total: the last one on phones, the large one elsewhere. */
  const totalOn = (index: number): string | null => {
    if (index === 0 && pictures.length > shown) return 'max-md:hidden';
    return index === PHONE_PICTURES - 1 && pictures.length > PHONE_PICTURES ? 'md:hidden' : null;
  };
  return (
    <ul
      data-pictures
      className={clsx(
        'grid gap-2 overflow-hidden rounded-card md:gap-3',
        hasLarge ? 'grid-cols-3' : shown === 2 && 'grid-cols-2',
        columnClasses[columns],
        // The large one fills the height of the text beside.
        shown > columns && large === columns && 'md:grid-rows-[1fr_auto]',
      )}
    >
      {pictures.map((picture, index) => (
        <li
          key={picture.url}
          hidden={index >= shown}
          className={clsx(
            index === 0 && hasLarge && 'col-span-2 row-span-2',
            index === 0 && largeClasses[large],
            index >= PHONE_PICTURES && 'max-md:hidden',
          )}
        >
          <PictureLink
            picture={picture}
            className="relative block size-full focus-visible:-outline-offset-3"
          >
            <PictureImage
              picture={{
                ...picture,
                alt: contentAlt(picture, { place: index + 1, count: pictures.length }, language),
              }}
              sizes={
                index === 0
                  ? sizesOf(large / columns, hasLarge ? 2 / 3 : 1 / shown)
                  : sizesOf(1 / columns, hasLarge ? 1 / 3 : 1 / 2)
              }
              className={clsx(
                'size-full bg-sand-100 object-cover',
                shown === 1 ? 'aspect-3/2 md:aspect-2/1' : 'aspect-3/2',
                index === 0 && large === columns && 'lg:aspect-5/3',
              )}
            />
            {totalOn(index) !== null && (
              <span
                aria-hidden
                className={clsx(
                  'absolute right-2 bottom-2 rounded-full bg-white px-3 py-1 text-sm font-semibold whitespace-nowrap text-sea-700 noscript:hidden print:hidden',
                  totalOn(index),
                )}
              >
                {t('gallery.images', { count: pictures.length })}
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

const figuresOf = ({ bedrooms, bathrooms, maxGuests }: Property, { t }: Language) => [
  { value: bedrooms, label: t('house.rooms', { count: bedrooms }) },
  { value: bathrooms, label: t('house.bathrooms', { count: bathrooms }) },
  { value: maxGuests, label: t('house.guests', { count: maxGuests }) },
];

const Figures = ({ property }: { property: Property }) => (
  // Each has a line at its left, of which the first is clipped. Without room, labels are below their figures.
  <ul className="flex gap-2 overflow-hidden border-y border-sand-300 py-1.5 sm:gap-4">
    {figuresOf(property, useLanguage()).map(({ value, label }) => (
      <li
        key={label}
        className="-ml-px flex grow flex-wrap items-baseline justify-center gap-x-1.5 border-l border-sand-300 text-center"
      >
        <span className="font-serif text-3xl text-sea-700 md:text-5xl">{value}</span>{' '}
        <span className="text-ink-soft max-[24.4rem]:text-sm">{label}</span>
      </li>
    ))}
  </ul>
);

type AmenityListProps = { property: PropertyView; from: number; to: number };

/** The Italian text selects the icon of a free-text amenity. */
const AmenityList = ({ property, from, to }: AmenityListProps) => {
  const language = useLanguage();
  const { amenities, italianAmenities = amenities } = property;
  return (
    <ul className="grid pair-grid gap-x-3 gap-y-1.5">
      {amenities.slice(from, to).map((amenity, index) => {
        const Icon = amenityIcon(italianAmenities[from + index] ?? amenity);
        return (
          <li
            key={amenity}
            lang={langOfElement(property, 'amenities', amenity)}
            className="flex items-start gap-2 text-sm md:text-base"
          >
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 stroke-[1.6] text-sea-600" />
            {amenityName(amenity, language)}
          </li>
        );
      })}
    </ul>
  );
};

/** An even number, for two columns that continue in the fold. */
const FIRST_AMENITIES = 4;

const Amenities = ({ property }: { property: PropertyView }) => {
  const { t } = useLanguage();
  const { amenities } = property;
  // A fold for one or two would save nothing.
  const first = amenities.length > FIRST_AMENITIES + 2 ? FIRST_AMENITIES : amenities.length;
  if (amenities.length === 0) return null;
  return (
    <div className="space-y-2">
      <h3 className="hidden font-serif text-2xl text-sea-700 lg:mb-3 lg:block">
        {t('house.amenities')}
      </h3>
      <AmenityList property={property} from={0} to={first} />
      {first < amenities.length && (
        <Fold title={t('house.allAmenities', { count: amenities.length })}>
          <AmenityList property={property} from={first} to={amenities.length} />
        </Fold>
      )}
    </div>
  );
};

const HouseText = ({ property }: { property: PropertyView }) => (
  <div className="mt-2 max-w-text md:mt-4">
    <ItalianOnly of={property} field="description" className="mb-3" />
    <LongText length={property.description.length}>
      {paragraphsOf(property.description).map((paragraph) => (
        <p key={paragraph} lang={langOf(property, 'description')} className="not-first:mt-3">
          {paragraph}
        </p>
      ))}
    </LongText>
  </div>
);

export const PropertySection = ({ property }: { property: PropertyView }) => {
  const language = useLanguage();
  const rooms = roomFacts(property, language);
  return (
    <section
      id={anchors.house}
      aria-labelledby="property-title"
      className="page-width section-space"
    >
      <div className="grid gap-4 md:grid-cols-2 md:gap-8 lg:gap-16">
        <div className="flex flex-col justify-between gap-4 md:gap-6">
          <div>
            <h2 id="property-title" className="text-4xl">
              {property.name}
            </h2>
            <HouseText property={property} />
          </div>
          <Figures property={property} />
        </div>
        <PictureMosaic pictures={property.pictures} />
      </div>
      <div className="mt-4 grid gap-x-8 empty:hidden md:mt-8 md:grid-cols-2 lg:gap-x-16">
        <Amenities property={property} />
        {rooms.length > 0 && (
          <div>
            <Fold isHeading title={language.t('house.roomsAndBeds')}>
              <FactList facts={rooms} />
            </Fold>
          </div>
        )}
      </div>
    </section>
  );
};
