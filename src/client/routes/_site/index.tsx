import { createFileRoute } from '@tanstack/react-router';
import { LazyAvailabilitySection } from '#client/features/bookings/availability-lazy.tsx';
import { DatesBar } from '#client/features/bookings/dates-bar.tsx';
import { LatestPosts } from '#client/features/cms/blog/latest-posts.tsx';
import { loadLatestPosts } from '#client/features/cms/blog/load-posts.ts';
import { FeatureBoxes, usePublishedBoxes } from '#client/features/feature-boxes/feature-boxes.tsx';
import { galleryMessages } from '#client/features/galleries/gallery-labels.ts';
import { GallerySection } from '#client/features/galleries/gallery-section.tsx';
import { Hero } from '#client/features/homepage/hero.tsx';
import { homeHead } from '#client/features/homepage/home-head.ts';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { ContactSection } from '#client/features/messages/contact-section.tsx';
import { LazyContactForm } from '#client/features/messages/lazy-contact-form.tsx';
import { lowestWeeklyPrice } from '#client/features/prices/price-periods.ts';
import { PropertySection } from '#client/features/property/property-section.tsx';
import { loadReviews, pageOfReviews } from '#client/features/reviews/approved-reviews.ts';
import { ReviewsSection } from '#client/features/reviews/reviews-section.tsx';
import { LazyIsland } from '#client/hydration/lazy-part.tsx';
import { trpc } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { asRendered } from '#client/ui/live-query.ts';
import { LoadedSection } from '#client/ui/loaded.tsx';
import { inPlace } from '#client/ui/search-params.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { anchors } from '#shared/anchors.ts';
import { parseStayAddress, stayQuery } from '#shared/bookings/stay-address.ts';

const onHomePage = { isDefault: true };

/** A separate component, so that the rest of the page does not rerender with each chosen day. */
const Availability = () => {
  const { today } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <LazyAvailabilitySection
      today={today}
      address={Route.useSearch()}
      onAddress={(address) => void navigate({ to: '.', search: address, ...inPlace })}
    />
  );
};

const LowestPrice = () => {
  const { today } = Route.useRouteContext();
  const { data: prices } = trpc.prices.get.useQuery(undefined, asRendered);
  const lowestPrice = prices ? lowestWeeklyPrice(prices.periods, today) : null;
  return lowestPrice === null ? null : <DatesBar lowestWeeklyPriceCents={lowestPrice} />;
};

const HomePage = () => {
  const { t } = useLanguage();
  const homepage = trpc.homepage.get.useQuery(undefined, asRendered);
  const property = trpc.property.get.useQuery(undefined, asRendered);
  const galleries = trpc.galleries.list.useQuery(onHomePage, asRendered);
  const boxes = usePublishedBoxes();
  return (
    <>
      <LoadedSection query={homepage} failure="Failed to fetch data">
        {(settings) => <Hero homepage={settings} hasBoxes={boxes.length > 0} />}
      </LoadedSection>
      <FeatureBoxes boxes={boxes} />
      <LoadedSection query={galleries} failure={galleryMessages.listFailed}>
        {(list) => <GallerySection galleries={list} />}
      </LoadedSection>
      <LoadedSection query={property} failure={t('house.loadFailed')}>
        {(house) => <PropertySection property={house} />}
      </LoadedSection>
      <div id={anchors.availability}>
        <LazyIsland part={LazyAvailabilitySection} fallback={<Skeleton className="h-svh" />}>
          <Availability />
        </LazyIsland>
      </div>
      <ReviewsSection />
      <ContactSection property={property.data} />
      <LatestPosts />
      <LowestPrice />
    </>
  );
};

export const Route = createFileRoute('/_site/')({
  codeSplitGroupings: [],
  validateSearch: parseStayAddress,
  // Addresses with a stay are too many to cache.
  headers: ({ match }): Record<string, string> =>
    stayQuery(match.search) === '' ? {} : { 'cache-control': 'no-store' },
  loader: async ({ context: { utils } }) => {
    // None of these fails the page: each section shows its own error.
    await Promise.all([
      utils.homepage.get.prefetch(),
      utils.property.get.prefetch(),
      utils.prices.get.prefetch(),
      utils.bookings.list.prefetch(),
      utils.featureBoxes.list.prefetch(),
      utils.galleries.list.prefetch(onHomePage),
      loadReviews(utils),
      loadLatestPosts(utils),
      // The server renders the whole page; a browser loads these parts when the visitor scrolls near them.
      import.meta.env.SSR && LazyAvailabilitySection.preload(),
      import.meta.env.SSR && LazyContactForm.preload(),
    ]);
    return null;
  },
  head: ({ match: { context } }) =>
    homeHead(
      context.utils.property.get.getData(),
      context.utils.reviews.approvedPage.getData(pageOfReviews(1)),
      siteOf(context),
    ),
  component: HomePage,
});
