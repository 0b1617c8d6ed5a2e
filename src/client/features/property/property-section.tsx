import { anchors } from '#shared/anchors.ts';
import type { Property } from '#shared/property.schema.ts';
import { amenityIcon } from './amenity-icon.ts';
import { PictureMosaic } from './picture-mosaic.tsx';

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
  <ul className="flex justify-between gap-4 border-y border-sand-300 py-5">
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

export const PropertySection = ({ property }: { property: Property }) => (
  <section id={anchors.house} aria-labelledby="property-title" className="page-width section-space">
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
  </section>
);
