import type { ComponentType } from 'react';
import type { IslandName } from '#client/hydration/island.tsx';
import { addTexts, loadLanguage } from '#client/hydration/load-language.ts';
import { pageLocale } from '#client/hydration/page-locale.ts';

const textFiles = import.meta.glob<object>(
  '/src/shared/texts/*/{guest,party,reviews,rules,stay}.ts',
);

type Part = 'guest' | 'party' | 'reviews' | 'rules' | 'stay';

const loadTexts = (names: readonly Part[]): Promise<void> =>
  addTexts(names.map((name) => textFiles[`/src/shared/texts/${pageLocale()}/${name}.ts`]?.()));

/** Makes an element of the server's HTML react to its reader. */
type Mount = (element: HTMLElement) => unknown;

/** A React component, rendered by the server with the data that its element carries. */
const react =
  <Data extends object>(load: () => Promise<ComponentType<Data>>) =>
  async (): Promise<Mount> => {
    const [{ hydrateIsland }, component] = await Promise.all([
      import('./hydrate-island.tsx'),
      load(),
      // Here a failed download is tried again.
      loadLanguage(),
    ]);
    return (element) => hydrateIsland(element, component);
  };

/**
 * All code that runs on a public page, besides the page's script (`entry-page.ts`): by the name in the
 * `data-island` attribute of the element it belongs to.
 */
export const islands = {
  /** Calendar, price and request. */
  booking: react(async () => {
    const [{ BookingIsland }] = await Promise.all([
      import('#client/features/bookings/booking-island.tsx'),
      loadTexts(['stay']),
    ]);
    return BookingIsland;
  }),
  /** The same where the price list has rules, or charges for people or animals. */
  'booking-by-rules': react(async () => {
    const [{ BookingByRules }] = await Promise.all([
      import('#client/features/bookings/list-rules.tsx'),
      loadTexts(['rules', 'stay']),
    ]);
    return BookingByRules;
  }),
  contact: react(
    async () => (await import('#client/features/messages/contact-island.tsx')).ContactIsland,
  ),
  /** Loads further reviews below the first page. */
  'more-reviews': react(async () => {
    const [{ MoreReviews }] = await Promise.all([
      import('#client/features/reviews/more-reviews-island.tsx'),
      loadTexts(['reviews']),
    ]);
    return MoreReviews;
  }),
  /** The form in which members write a review. */
  'write-review': react(async () => {
    const [{ WriteReview }] = await Promise.all([
      import('#client/features/reviews/write-review-island.tsx'),
      loadTexts(['reviews']),
    ]);
    return WriteReview;
  }),
  carousel: async () =>
    (await import('#client/features/galleries/carousel-island.ts')).mountCarousel,
  /** The galleries of the home page. */
  'gallery-tabs': async () =>
    (await import('#client/features/galleries/gallery-tabs-island.ts')).mountGalleryTabs,
  /** On the page of a stay: when its guests arrive. */
  'guest-arrival': react(async () => {
    const [{ ArrivalForm }] = await Promise.all([
      import('#client/features/guest-page/arrival-form.tsx'),
      loadTexts(['guest']),
    ]);
    return ArrivalForm;
  }),
  /** On the page of a stay: the details of a transfer, each to copy. */
  'guest-copies': async () =>
    (await import('#client/features/guest-page/copies-island.ts')).mountCopies,
  /** On the page of a stay that is over: how it was. */
  'guest-review': react(async () => {
    const [{ StayReviewForm }] = await Promise.all([
      import('#client/features/guest-page/stay-review-form.tsx'),
      loadTexts(['guest', 'reviews']),
    ]);
    return StayReviewForm;
  }),
  /** On the page of a stay: one offer of the owners. */
  'guest-offer': react(async () => {
    const [{ AcceptOffer }] = await Promise.all([
      import('#client/features/guest-page/accept-offer.tsx'),
      loadTexts(['guest']),
    ]);
    return AcceptOffer;
  }),
  /** On the page of a stay: the contract to accept. */
  'guest-contract': react(async () => {
    const [{ ContractIsland }] = await Promise.all([
      import('#client/features/contracts/contract-island.tsx'),
      loadTexts(['guest']),
    ]);
    return ContractIsland;
  }),
  /** On the page of a stay: who comes. */
  'guest-party': react(async () => {
    const [{ PartyIsland }] = await Promise.all([
      import('#client/features/party/party-island.tsx'),
      loadTexts(['party']),
    ]);
    return PartyIsland;
  }),
  /** On the page of a stay: a question, other dates, a cancellation. */
  'guest-wish': react(async () => {
    const [{ WishForm }] = await Promise.all([
      import('#client/features/guest-page/wish-form.tsx'),
      loadTexts(['guest', 'stay']),
    ]);
    return WishForm;
  }),
  /** The account's menu in the header, for readers who are logged in. */
  member: react(async () => (await import('#client/layouts/site/member-island.tsx')).MemberIsland),
} satisfies Record<IslandName, () => Promise<Mount>>;
