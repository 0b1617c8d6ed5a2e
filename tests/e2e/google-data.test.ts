import { beforeAll, expect, it } from 'vitest';
import { type SharedSite, sharedSite } from '#tests/support/shared-site.ts';

// The properties that Google reads of a vacation rental
// (developers.google.com/search/docs/appearance/structured-data/vacation-rental).

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

// biome-ignore lint/suspicious/noExplicitAny: JSON of any shape
type Data = any;

const homeData = async (path: string): Promise<Data> => {
  const html = await (await fetch(`${site.url}${path}`)).text();
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  const items = [...scripts].flatMap(([, json = '']) => {
    const data: Data = JSON.parse(json);
    return data['@graph'] ?? [data];
  });
  return items.find((item) => item['@type'] === 'VacationRental');
};

const required: Record<string, (data: Data) => boolean> = {
  name: ({ name }) => name.length > 0,
  identifier: ({ identifier }) => identifier.length > 0,
  'eight images': ({ image }) => new Set(image).size >= 8,
  'latitude with five decimals': ({ latitude }) => /\.\d{5}/.test(String(latitude)),
  'longitude with five decimals': ({ longitude }) => /\.\d{5}/.test(String(longitude)),
  'containsPlace.occupancy.value': ({ containsPlace }) => containsPlace.occupancy.value > 0,
};

const recommended: Record<string, (data: Data) => boolean> = {
  additionalType: ({ additionalType }) => additionalType === 'House',
  'street, postal code, locality, region, country': ({ address }) =>
    [
      address.streetAddress,
      address.postalCode,
      address.addressLocality,
      address.addressRegion,
      address.addressCountry,
    ].every((part) => typeof part === 'string' && part.length > 0) &&
    !address.streetAddress.includes(address.postalCode),
  aggregateRating: ({ aggregateRating: { ratingValue, reviewCount, bestRating } }) =>
    ratingValue > 0 && reviewCount > 0 && bestRating === 5,
  'check-in and check-out times': ({ checkinTime, checkoutTime }) =>
    [checkinTime, checkoutTime].every((time) => /^\d\d:\d\d:\d\d$/.test(time)),
  description: ({ description }) => description.length > 100,
  knowsLanguage: ({ knowsLanguage }) =>
    knowsLanguage.every((tag: string) => /^[a-z]{2}$/.test(tag)),
  'reviews with author, rating and day': ({ review }) =>
    review.every(
      ({ author, reviewRating, datePublished }: Data) =>
        author.name && reviewRating.ratingValue && !Number.isNaN(Date.parse(datePublished)),
    ),
  'an entire place': ({ containsPlace }) => containsPlace.additionalType === 'EntirePlace',
  beds: ({ containsPlace }) =>
    containsPlace.bed.every(({ numberOfBeds, typeOfBed }: Data) => numberOfBeds > 0 && typeOfBed),
  'floor size in square metres': ({ containsPlace: { floorSize } }) =>
    floorSize.value > 0 && floorSize.unitCode === 'MTK',
  'rooms and bathrooms': ({ containsPlace }) =>
    containsPlace.numberOfBedrooms > 0 && containsPlace.numberOfBathroomsTotal > 0,
  'amenities with the names of the list': ({ containsPlace }) =>
    containsPlace.amenityFeature.length > 5 &&
    containsPlace.amenityFeature.every(({ name }: Data) => /^[a-z][a-zA-Z]+$/.test(name)),
  'the national code': ({ containsPlace }) =>
    containsPlace.amenityFeature.some(({ name, value }: Data) => name === 'licenseNum' && value),
};

it.each(['/', '/de', '/fr', '/en'])('%s has what a result on Google needs', async (path) => {
  const data = await homeData(path);
  const missing = Object.entries({ ...required, ...recommended })
    .filter(([, isThere]) => !isThere(data))
    .map(([name]) => name);
  expect(missing).toEqual([]);
});
