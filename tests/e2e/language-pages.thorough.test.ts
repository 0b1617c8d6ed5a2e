import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#server/languages.ts';
import { type Locale, locales, localizedPath, splitLocale } from '#shared/languages/locales.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';
import { parseXml } from '#tests/support/xml.ts';

// The built site in four languages, over HTTP.

let site: Site;
beforeAll(async () => {
  site = await startSite();
  const api = await adminApi(site);
  await api.put('/site/settings', { languages: locales });
});
afterAll(() => site?.close());

const open = async (path: string) => {
  const answer = await fetch(`${site.url}${path}`, { redirect: 'manual' });
  const html = await answer.text();
  return { status: answer.status, html, language: /<html lang="(\w+)"/.exec(html)?.[1] };
};

/** The addresses of one kind of link in a page's head, by language. */
const alternatesOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/gi)].map(
      ([, language = '', href = '']) => [language, href],
    ),
  );

/** The contents of all tags of one kind. */
const everyOf = (html: string, tag: RegExp): string[] =>
  [...html.matchAll(tag)].map(([, value = '']) => value);

type Data = Record<string, unknown> & { '@type': string };

/** Search engines' required properties of each type. */
const required: Record<string, readonly string[]> = {
  VacationRental: [
    ...['name', 'identifier', 'image', 'latitude', 'longitude', 'containsPlace'],
    ...['description', 'address', 'checkinTime', 'checkoutTime', 'knowsLanguage'],
    ...['aggregateRating', 'review', 'additionalType'],
  ],
  Accommodation: ['additionalType', 'occupancy', 'amenityFeature', 'bed', 'numberOfBedrooms'],
  QuantitativeValue: ['value'],
  BedDetails: ['numberOfBeds', 'typeOfBed'],
  LocationFeatureSpecification: ['name', 'value'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  // The original of a translated review, in a language of its own.
  CreativeWork: ['inLanguage'],
  Review: ['author', 'datePublished', 'reviewRating', 'reviewBody'],
  Rating: ['ratingValue', 'bestRating'],
  Person: ['name'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  Organization: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  BlogPosting: ['headline', 'image', 'author', 'datePublished', 'dateModified', 'inLanguage'],
};

/** Every object in a page's structured data, however deep. */
const dataIn = (value: unknown): Data[] => {
  if (Array.isArray(value)) return value.flatMap(dataIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(dataIn);
  return '@type' in value ? [value as Data, ...inner] : inner;
};

/** The pages that an object names, without pictures, icons and the organization, which has no language. */
const pagesNamedIn = ({ '@type': type, url, item, mainEntityOfPage }: Data): string[] =>
  [url, item, mainEntityOfPage].filter(
    (address): address is string => typeof address === 'string' && type !== 'Organization',
  );

const languageOf = (address: string): string =>
  splitLocale(address.slice(site.url.length) || '/').locale;

it('describes each page to search engines in its own language', async () => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const kinds = new Set<string>();
  for (const address of everyOf(map, /<loc>([^<]+)/g)) {
    const { html, language } = await open(address.slice(site.url.length));
    expect.soft(everyOf(html, /<link rel="canonical" href="([^"]+)"/g), address).toEqual([address]);
    const meta = (name: string) =>
      everyOf(html, new RegExp(`<meta property="${name}" content="([^"]*)"`, 'g'));
    expect.soft(meta('og:url'), address).toEqual([address]);
    expect
      .soft(meta('og:locale'), address)
      .toEqual([expect.stringMatching(`^${language}_[A-Z]{2}$`)]);
    const [script = '', ...more] = everyOf(
      html,
      /<script type="application\/ld\+json"[^>]*>([^<]*)/g,
    );
    expect.soft(more, address).toEqual([]);
    for (const data of dataIn(JSON.parse(script))) {
      const { '@type': type } = data;
      kinds.add(type);
      const missing = required[type]?.filter((name) => (data[name] ?? '') === '');
      expect.soft(missing, `${address}: ${type}`).toEqual([]);
      if (data.inLanguage && type !== 'CreativeWork') {
        expect.soft(data.inLanguage, address).toBe(language);
      }
      const languagesNamed = pagesNamedIn(data).map(languageOf);
      expect
        .soft(languagesNamed, `${address}: ${type}`)
        .toEqual(languagesNamed.map(() => language));
    }
  }
  expect([...kinds].sort()).toEqual(Object.keys(required).sort());
});

it('names each page in all its languages, in the page and in the sitemap alike', async () => {
  const map = parseXml(await (await fetch(`${site.url}/sitemap.xml`)).text());
  const listed = map.all('url').map((url) => ({
    address: url.text('loc'),
    alternates: Object.fromEntries(
      url.all('xhtml:link').map(({ attributes }) => [attributes.hreflang, attributes.href]),
    ),
  }));
  expect(listed.length).toBeGreaterThan(30);
  for (const { address, alternates } of listed) {
    const { html, status, language = '' } = await open(address.slice(site.url.length));
    expect.soft(status, address).toBe(200);
    expect.soft(alternatesOf(html), address).toEqual(alternates);
    expect.soft(html, address).toContain(`<link rel="canonical" href="${address}"/>`);
    if (Object.keys(alternates).length === 0) continue;
    // It names itself, and each page that it names is listed and names it, too.
    expect.soft(alternates[language], address).toBe(address);
    expect.soft(alternates['x-default'], address).toBe(alternates.it);
    for (const other of Object.values(alternates)) {
      const there = listed.find((entry) => entry.address === other);
      expect.soft(there?.alternates, `${address} and ${other}`).toEqual(alternates);
    }
  }
});

it('renders many pages at once without mixing their languages', async () => {
  // As many as wait for their turn.
  const wishes = Array.from({ length: 20 }, (_, index) => locales[index % 4] as Locale);
  const drawn = await Promise.all(
    wishes.map((locale, index) => {
      // Pages with dates are rendered for each request.
      const day = String(index + 2).padStart(2, '0');
      return open(localizedPath(locale, `/?arrivo=2027-09-${day}&partenza=2027-09-28&ospiti=2`));
    }),
  );
  for (const [index, { html, language, status }] of drawn.entries()) {
    const locale = wishes[index] as Locale;
    expect({ status, language }).toEqual({ status: 200, language: locale });
    const skipLinks = locales.map((each) => languages[each].t('frame.skipToContent'));
    const found = skipLinks.filter((words) => html.includes(words));
    expect(found).toEqual([languages[locale].t('frame.skipToContent')]);
  }
});

describe('an address', () => {
  it('is not found in a language that is not offered', async () => {
    const api = await adminApi(site);
    await api.put('/site/settings', { languages: ['it', 'en', 'fr'] });
    expect(await open('/de')).toMatchObject({ status: 404, language: 'it' });
    expect(alternatesOf((await open('/')).html)).not.toHaveProperty('de');
    expect(await api.get('/languages')).toEqual({ offered: ['it', 'en', 'fr'] });
    await api.put('/site/settings', { languages: ['fr', 'de', 'it', 'en'] });
    expect(await open('/de')).toMatchObject({ status: 200, language: 'de' });
  });
});
