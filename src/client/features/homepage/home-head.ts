import type { Homepage } from '#shared/homepage.schema.ts';
import type { Property } from '#shared/property.schema.ts';

const DESCRIPTION_LENGTH = 160;

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
};

/** The house as search engines read it (schema.org). */
const structuredData = (property: Property, description: string) => ({
  '@context': 'https://schema.org',
  '@type': 'VacationRental',
  name: property.name,
  description,
  ...(property.nationalCode && { identifier: property.nationalCode }),
  ...(property.address && { address: property.address }),
  containsPlace: {
    '@type': 'Accommodation',
    numberOfBedrooms: property.bedrooms,
    numberOfBathroomsTotal: property.bathrooms,
    occupancy: { '@type': 'QuantitativeValue', maxValue: property.maxGuests },
    amenityFeature: property.amenities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  },
});

type HomeData = {
  homepage: Homepage | undefined;
  property: Property | undefined;
  publicUrl: string;
};

/** Empty while the page's data is missing: a failed route has a head as well. */
export const homeHead = ({ homepage, property, publicUrl }: HomeData) => {
  if (!homepage || !property) return { meta: [], links: [] };
  const title = `${homepage.heroTitle} · ${homepage.siteName}`;
  const description = shorten(`${homepage.heroSubtitle} ${property.description}`);
  const { heroPicture } = homepage;
  return {
    links: [{ rel: 'canonical', href: `${publicUrl}/` }],
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'it_IT' },
      { property: 'og:site_name', content: homepage.siteName },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: `${publicUrl}/` },
      ...(heroPicture
        ? [
            { property: 'og:image', content: `${publicUrl}${heroPicture.url}` },
            { property: 'og:image:alt', content: heroPicture.alt },
          ]
        : []),
      { 'script:ld+json': structuredData(property, description) },
    ],
  };
};
