import { pageHead } from '#client/ui/page-head.ts';
import type { Homepage } from '#shared/homepage.schema.ts';
import type { Property } from '#shared/property.schema.ts';

/** The house as search engines read it (schema.org). */
const structuredData = (property: Property) => ({
  '@context': 'https://schema.org',
  '@type': 'VacationRental',
  name: property.name,
  description: property.description,
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
  const { siteName, heroTitle, heroSubtitle, heroPicture } = homepage;
  return pageHead(
    {
      title: `${heroTitle} · ${siteName}`,
      description: `${heroSubtitle} ${property.description}`,
      path: '/',
      picture: heroPicture,
      structuredData: structuredData(property),
    },
    { siteName, publicUrl },
  );
};
