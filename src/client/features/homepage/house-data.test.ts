import { expect, it } from 'vitest';
import type { Homepage } from '#shared/homepage.schema.ts';
import type { Picture } from '#shared/pictures.schema.ts';
import type { Property } from '#shared/property.schema.ts';
import { houseData } from './house-data.ts';

const picture = (name: string): Picture => ({
  url: `/uploads/${name}.webp`,
  alt: name,
  width: 16,
  height: 9,
  copies: [],
});

const homepage = { heroPicture: picture('hero') } as Homepage;
const property: Property = {
  name: 'Casa Maestrale',
  description: 'Una casa bianca',
  bedrooms: 3,
  bathrooms: 2,
  maxGuests: 6,
  amenities: ['TV'],
  images: [],
  pictures: [picture('hero'), picture('terrazza')],
  address: 'Località La Punta 12, Carloforte',
  nationalCode: 'IT111',
  version: 1,
};
const publicUrl = 'https://casa.example';

it('contains all known facts about the house', () => {
  expect(houseData({ homepage, property, publicUrl })).toMatchObject({
    '@type': 'VacationRental',
    url: 'https://casa.example/',
    identifier: 'IT111',
    image: ['https://casa.example/uploads/hero.webp', 'https://casa.example/uploads/terrazza.webp'],
    address: { streetAddress: 'Località La Punta 12, Carloforte', addressCountry: 'IT' },
    containsPlace: { numberOfBedrooms: 3, occupancy: { maxValue: 6 } },
  });
});

it('leaves out unknown facts', () => {
  const unknown = { ...property, address: '', nationalCode: '', pictures: [] };
  const house = houseData({
    homepage: { ...homepage, heroPicture: null },
    property: unknown,
    publicUrl,
  });
  expect(house).toMatchObject({ identifier: publicUrl, image: [] });
  expect(house).not.toHaveProperty('address');
});
