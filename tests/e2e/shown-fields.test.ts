import assert from 'node:assert/strict';
import { createTRPCClient, httpLink } from '@trpc/client';
import { beforeAll, expect, it } from 'vitest';
import { distanceInWords } from '#client/features/property/house-facts.ts';
import {
  answerWords,
  languageWords,
  petWords,
  smokingWords,
} from '#client/features/property/house-words.ts';
import type { AppRouter } from '#server/app-router.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { Post } from '#shared/cms/blog.schema.ts';
import type { CmsPage } from '#shared/cms/cms-pages.schema.ts';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';
import type { Gallery } from '#shared/galleries.schema.ts';
import type { Homepage } from '#shared/homepage.schema.ts';
import { formatDay } from '#shared/languages/italian-dates.ts';
import { formatEuro } from '#shared/prices/money.ts';
import type { PriceList } from '#shared/prices/prices.schema.ts';
import type { Property } from '#shared/property.schema.ts';
import type { ApprovedReview } from '#shared/reviews.schema.ts';
import { coordinatesInWords } from '#shared/rich-text/coordinates.ts';
import { italian } from '#tests/support/languages.ts';
import { sharedSite } from '#tests/support/shared-site.ts';

// A new field of a noun does not compile here until somebody says how visitors see it, or why not.

const { t } = italian;

type Shown<Entity> = (entity: Entity) => string | string[];
type Fields<Entity> = { readonly [Field in keyof Entity]-?: Shown<Entity> | { notShown: string } };

const notShown = (reason: string) => ({ notShown: reason });
const internal = notShown('only programs and the back office use it');

const day = (instant: string): string => formatDay(todayAtHouse(new Date(instant)));

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

const propertyFields: Fields<Property> = {
  name: ({ name }) => name,
  description: ({ description }) => linesOf(description),
  bedrooms: ({ bedrooms }) => `${bedrooms}`,
  bathrooms: ({ bathrooms }) => `${bathrooms}`,
  maxGuests: ({ maxGuests }) => `${maxGuests}`,
  amenities: ({ amenities }) => amenities,
  images: ({ images }) => images,
  pictures: ({ pictures }) => pictures.map(({ alt }) => alt),
  address: ({ address }) => address,
  nationalCode: ({ nationalCode }) => nationalCode,
  kind: notShown('for search engines, in JSON-LD'),
  floorSizeM2: ({ floorSizeM2 }) => `${floorSizeM2} m²`,
  beds: ({ beds }) => beds.map(({ room }) => room),
  checkInFrom: ({ checkInFrom }) => `dalle ${checkInFrom}`,
  checkInUntil: ({ checkInUntil }) => `alle ${checkInUntil}`,
  checkOutBy: ({ checkOutBy }) => `entro le ${checkOutBy}`,
  pets: ({ pets }) => pets && t(petWords[pets]),
  smoking: ({ smoking }) => smoking && t(smokingWords[smoking]),
  depositCents: ({ depositCents }) => formatEuro(depositCents ?? 0),
  cancellation: ({ cancellation }) => cancellation,
  houseRules: ({ houseRules }) => linesOf(houseRules),
  locality: ({ locality }) => `Dove siamo: ${locality}`,
  coordinates: ({ coordinates }) => (coordinates ? coordinatesInWords(coordinates, italian) : []),
  distances: ({ distances }) =>
    distances.flatMap((one) => [one.place, distanceInWords(one, italian)]),
  hostName: ({ hostName }) => hostName,
  hostImage: ({ hostImage }) => hostImage,
  hostPicture: ({ hostPicture }) => hostPicture?.copies.map(({ url }) => url) ?? [],
  hostAbout: ({ hostAbout }) => hostAbout,
  hostLanguages: ({ hostLanguages }) => hostLanguages.map((tag) => t(languageWords[tag])),
  hostPhone: ({ hostPhone }) => hostPhone,
  hostWhatsapp: ({ hostWhatsapp }) => hostWhatsapp,
  hostEmail: ({ hostEmail }) => `mailto:${hostEmail}`,
  hostAnswers: ({ hostAnswers }) => hostAnswers && t(answerWords[hostAnswers]),
  dataController: notShown('on the privacy page'),
  version: internal,
};

const buttonOf = ({ text, link }: Homepage['primaryButton']): string[] => [text, link];

const homepageFields: Fields<Homepage> = {
  siteName: ({ siteName }) => siteName,
  heroImage: ({ heroImage }) => heroImage,
  heroTitle: ({ heroTitle }) => heroTitle,
  heroSubtitle: ({ heroSubtitle }) => heroSubtitle,
  primaryButton: ({ primaryButton }) => buttonOf(primaryButton),
  secondaryButton: ({ secondaryButton }) => buttonOf(secondaryButton),
  heroPicture: ({ heroPicture }) => heroPicture?.copies.map(({ url }) => url) ?? [],
  version: internal,
};

const featureBoxFields: Fields<FeatureBox> = {
  id: internal,
  icon: ({ icon }) => icon,
  title: ({ title }) => title,
  description: ({ description }) => description,
  link: ({ link }) => link ?? [],
  published: notShown('what is not published is not sent'),
  iconPicture: notShown('narrower copies of a photograph; the sample boxes have drawings'),
  version: internal,
};

const galleryFields: Fields<Gallery> = {
  id: internal,
  name: ({ name }) => name,
  slug: notShown('the address'),
  description: ({ description }) => description,
  isDefault: notShown('which gallery the home page begins with'),
  images: ({ images }) => images,
  pictures: ({ pictures }) => pictures.map(({ alt }) => alt),
  createdAt: internal,
  version: internal,
};

const pageFields: Fields<CmsPage> = {
  id: internal,
  title: ({ title }) => title,
  slug: notShown('the address'),
  excerpt: notShown('the description for search engines'),
  published: notShown('what is not published is not sent'),
  isBuiltIn: internal,
  createdAt: internal,
  updatedAt: ({ updatedAt }) => day(updatedAt),
  publishedAt: internal,
  seoTitle: notShown('the title for search engines'),
  seoDescription: notShown('the description for search engines'),
  seoKeywords: notShown('the keywords for search engines'),
  content: ({ content }) => content.match(/(?<=<p>)[^<]{20,}/)?.[0] ?? [],
  version: internal,
};

const postFields: Fields<Post> = {
  id: internal,
  title: ({ title }) => title,
  slug: notShown('the address'),
  excerpt: notShown('on the cards of the list, and for search engines'),
  coverImage: ({ coverImage }) => coverImage,
  cover: ({ cover }) => cover?.copies.map(({ url }) => url) ?? [],
  published: notShown('what is not published is not sent'),
  publishAt: notShown('what is not published is not sent'),
  readTime: ({ readTime }) => `${readTime} min`,
  createdAt: internal,
  updatedAt: notShown('visitors see when a post was published'),
  publishedAt: ({ publishedAt }) => (publishedAt ? day(publishedAt) : []),
  author: ({ author }) => author.name,
  content: ({ content }) => content.match(/(?<=<p>)[^<]{20,}/)?.[0] ?? [],
  version: internal,
};

const reviewFields: Fields<ApprovedReview> = {
  id: internal,
  rating: ({ rating }) => `${rating}`,
  comment: ({ comment }) => comment,
  createdAt: ({ createdAt }) => day(createdAt),
  author: ({ author }) => author.name,
  answer: ({ answer }) => (answer ? [answer.text, day(answer.createdAt)] : []),
};

const priceListFields: Fields<PriceList> = {
  periods: ({ periods }) => periods.map(({ weeklyPriceCents }) => formatEuro(weeklyPriceCents)),
  extras: ({ extras }) =>
    [
      extras.cleaningCents,
      extras.linenSmallGroupCents,
      extras.linenLargeGroupCents,
      extras.touristTaxCents,
    ].map(formatEuro),
  laterExtras: notShown('in the list of their year, where they differ'),
  roundsToEuro: notShown('in the sum of a quote'),
  notes: ({ notes }) => linesOf(notes),
  version: internal,
};

/** What a person sees of a page, and its attributes: no scripts, entities decoded. */
const readPage = async (path: string): Promise<string> => {
  const html = await (await fetch(`${site.url}${path}`)).text();
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
};

let site: { url: string };
beforeAll(async () => {
  site = await sharedSite();
});

const api = () => createTRPCClient<AppRouter>({ links: [httpLink({ url: `${site.url}/trpc` })] });

const expectShown = async <Entity extends object>(
  entity: Entity,
  fields: Fields<Entity>,
  path: string,
): Promise<void> => {
  const html = await readPage(path);
  const missing: string[] = [];
  for (const name of Object.keys(entity) as (keyof Entity & string)[]) {
    const field = fields[name];
    if (field === undefined) missing.push(`${name}: not in the table`);
    if (typeof field !== 'function') continue;
    const texts = [field(entity)].flat();
    if (texts.length === 0) missing.push(`${name}: the sample house has none`);
    missing.push(...texts.filter((text) => text === '' || !html.includes(text)));
  }
  expect(missing).toEqual([]);
};

it('the house', async () => {
  await expectShown(await api().property.get.query(), propertyFields, '/');
});

it('whom the privacy page must name', async () => {
  const { dataController } = await api().property.get.query();
  expect(await readPage('/pages/informativa-privacy')).toContain(dataController);
});

it('the home page', async () => {
  await expectShown(await api().homepage.get.query(), homepageFields, '/');
});

it('a feature box', async () => {
  const [box] = await api().featureBoxes.list.query();
  assert(box);
  await expectShown(box, featureBoxFields, '/');
});

it('a gallery', async () => {
  const [gallery] = await api().galleries.list.query({});
  assert(gallery);
  await expectShown(gallery, galleryFields, `/gallery/${gallery.slug}`);
});

it('a page', async () => {
  const { media: _, ...page } = await api().pages.get.query({ id: 'informativa-privacy' });
  await expectShown(page, pageFields, `/pages/${page.slug}`);
});

it('a post', async () => {
  const {
    posts: [first],
  } = await api().blog.list.query({});
  assert(first);
  const { media: _, ...post } = await api().blog.get.query({ id: first.slug });
  await expectShown(post, postFields, `/blog/${post.slug}`);
});

it('a review', async () => {
  const [review] = await api().reviews.approved.query();
  assert(review);
  await expectShown(review, reviewFields, '/');
});

it('the price lists', async () => {
  const list = await api().prices.get.query();
  await expectShown(list, priceListFields, '/');
});
