import { createFileRoute } from '@tanstack/react-router';
import { LazyAvailabilitySection } from '#client/features/bookings/availability-lazy.tsx';
import { DatesBar } from '#client/features/bookings/dates-bar.tsx';
import { LatestPosts } from '#client/features/cms/blog/latest-posts.tsx';
import { loadLatestPosts } from '#client/features/cms/blog/load-posts.ts';
import { FeatureBoxes, usePublishedBoxes } from '#client/features/feature-boxes/feature-boxes.tsx';
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
import { deferredLayoutScript } from '#client/hydration/deferred-layout.ts';
import { LazyIsland } from '#client/hydration/island.tsx';
import { trpc } from '#client/trpc.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { anchors } from '#shared/anchors.ts';

const onHomePage = { isDefault: true };

const HomePage = () => {
  const { today } = Route.useRouteContext();
  const [homepage] = trpc.homepage.get.useSuspenseQuery();
  const [property] = trpc.property.get.useSuspenseQuery();
  const boxes = usePublishedBoxes();
  const [galleries] = trpc.galleries.list.useSuspenseQuery(onHomePage);
  const [prices] = trpc.prices.get.useSuspenseQuery();
  const lowestPrice = lowestWeeklyPrice(prices.periods, today);
  return (
    <>
      <Hero homepage={homepage} hasBoxes={boxes.length > 0} />
      <FeatureBoxes boxes={boxes} />
      <GallerySection galleries={galleries} />
      <div className="deferred-section">
        <PropertySection property={property} />
      </div>
      <div id={anchors.availability} className="deferred-section">
        <LazyIsland fallback={<Skeleton className="h-svh" />}>
          <LazyAvailabilitySection today={today} />
        </LazyIsland>
      </div>
      <div className="deferred-section">
        <ReviewsSection />
      </div>
      <div className="deferred-section">
        <ContactSection property={property} />
      </div>
      <div className="deferred-section">
        <LatestPosts />
      </div>
      {lowestPrice !== null && <DatesBar lowestWeeklyPriceCents={lowestPrice} />}
    </>
  );
};

export const Route = createFileRoute('/_site/')({
  codeSplitGroupings: [],
  loader: async ({ context: { utils } }) => {
    await Promise.all([
      utils.homepage.get.ensureData(),
      utils.property.get.ensureData(),
      utils.prices.get.ensureData(),
      utils.bookings.list.ensureData(),
      utils.featureBoxes.list.ensureData(),
      utils.galleries.list.ensureData(onHomePage),
      loadReviews(utils),
      loadLatestPosts(utils),
      // The server renders the whole page; a browser loads these parts when a visitor comes near them.
      import.meta.env.SSR && LazyAvailabilitySection.preload?.(),
      import.meta.env.SSR && LazyContactForm.preload?.(),
    ]);
    return null;
  },
  head: ({ match: { context } }) => ({
    ...homeHead(
      context.utils.property.get.getData(),
      context.utils.reviews.approvedPage.getData(pageOfReviews(1)),
      siteOf(context),
    ),
    // Where the browser renders the page itself, there is nothing to defer.
    scripts: import.meta.env.SSR ? [{ children: deferredLayoutScript }] : [],
  }),
  component: HomePage,
});
