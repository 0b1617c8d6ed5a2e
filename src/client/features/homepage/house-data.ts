import type { Homepage } from '#shared/homepage.schema.ts';
import type { Property } from '#shared/property.schema.ts';

type House = { homepage: Homepage; property: Property; publicUrl: string };

const picturesOf = ({ homepage, property, publicUrl }: House): string[] => {
  const pictures = [homepage.heroPicture, ...property.pictures].filter(
    (picture) => picture !== null,
  );
  return [...new Set(pictures.map(({ url }) => `${publicUrl}${url}`))];
};

const accommodation = (property: Property): object => ({
  '@type': 'Accommodation',
  numberOfBedrooms: property.bedrooms,
  numberOfBathroomsTotal: property.bathrooms,
  occupancy: { '@type': 'QuantitativeValue', maxValue: property.maxGuests },
  amenityFeature: property.amenities.map((name) => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value: true,
  })),
});

/** The site, and who stands behind it, for search engines. */
export const siteData = ({
  homepage,
  publicUrl,
}: Pick<House, 'homepage' | 'publicUrl'>): object[] => {
  const owner = { '@id': `${publicUrl}/#organization` };
  const common = { name: homepage.siteName, url: `${publicUrl}/` };
  return [
    { '@type': 'WebSite', ...common, inLanguage: 'it', publisher: owner },
    { '@type': 'Organization', ...owner, ...common, logo: `${publicUrl}/icon-512.png` },
  ];
};

/** Structured data for search engines (schema.org, VacationRental). */
export const houseData = (house: House): object => {
  const { property, publicUrl } = house;
  return {
    '@type': 'VacationRental',
    url: `${publicUrl}/`,
    name: property.name,
    description: property.description,
    identifier: property.nationalCode || publicUrl,
    image: picturesOf(house),
    ...(property.address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: property.address,
        addressCountry: 'IT',
      },
    }),
    containsPlace: accommodation(property),
  };
};
