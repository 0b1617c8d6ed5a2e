import { createFileRoute } from '@tanstack/react-router';
import { askedStay } from '#client/features/bookings/asked-stay.ts';
import { AvailabilitySection } from '#client/features/bookings/availability-section.tsx';
import { AskedStayBar, DatesBar } from '#client/features/bookings/foot-bars.tsx';
import { LatestPosts } from '#client/features/cms/blog/latest-posts.tsx';
import { loadLatestPosts } from '#client/features/cms/blog/load-posts.ts';
import { FeatureBoxes, usePublishedBoxes } from '#client/features/feature-boxes/feature-boxes.tsx';
import { galleryMessages } from '#client/features/galleries/gallery-labels.ts';
import { GallerySection } from '#client/features/galleries/gallery-section.tsx';
import { homeGalleries } from '#client/features/galleries/home-galleries.ts';
import { Hero } from '#client/features/homepage/hero.tsx';
import { HeroFacts } from '#client/features/homepage/hero-facts.tsx';
import { homeHead } from '#client/features/homepage/home-head.ts';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { useLowestPrice } from '#client/features/homepage/use-lowest-price.ts';
import { ContactSection } from '#client/features/messages/contact-section.tsx';
import { mosaicPictures } from '#client/features/property/house-mosaic.ts';
import { PropertySection } from '#client/features/property/property-section.tsx';
import { useProperty } from '#client/features/property/use-property.ts';
import { loadReviews, pageOfReviews } from '#client/features/reviews/approved-reviews.ts';
import { ReviewsSection } from '#client/features/reviews/reviews-section.tsx';
import { ShortReview } from '#client/features/reviews/short-review.tsx';
import { trpc } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { asRendered } from '#client/ui/live-query.ts';
import { LoadedSection } from '#client/ui/loaded.tsx';
import { anchors } from '#shared/anchors.ts';
import { parseStayAddress, stayQuery } from '#shared/bookings/stay-address.ts';

const onHomePage = { isDefault: true };

const Availability = () => (
  <AvailabilitySection
    today={Route.useRouteContext().today}
    address={Route.useSearch()}
    besideHeading={<ShortReview />}
  />
);

/** At the foot on phones: the stay of the address with its sum, or what the house costs. */
const PriceBar = () => {
  const { today } = Route.useRouteContext();
  const { data: prices } = trpc.prices.get.useQuery(undefined, asRendered);
  const { data: occupations } = trpc.bookings.list.useQuery(undefined, asRendered);
  const property = useProperty();
  const language = useLanguage();
  const known = { today, prices, occupations, property, language };
  const lowestPrice = useLowestPrice();
  const stay = askedStay(Route.useSearch(), known);
  if (stay) return <AskedStayBar {...stay} />;
  return lowestPrice === null ? null : <DatesBar lowestWeeklyPriceCents={lowestPrice} />;
};

const HomePage = () => {
  const { t } = useLanguage();
  const homepage = trpc.homepage.get.useQuery(undefined, asRendered);
  const property = trpc.property.get.useQuery(undefined, asRendered);
  const galleries = trpc.galleries.list.useQuery(onHomePage, asRendered);
  const reviews = trpc.reviews.approvedPage.useQuery(pageOfReviews(1), asRendered);
  const boxes = usePublishedBoxes();
  const lowestPrice = useLowestPrice();
  const inBrief = {
    property: property.data,
    reviews: reviews.data,
    lowestWeeklyPriceCents: lowestPrice,
  };
  const shownBeside = [homepage.data?.heroPicture, ...mosaicPictures(property.data)];
  return (
    <>
      <LoadedSection query={homepage} failure="Failed to fetch data">
        {(settings) => (
          <Hero
            homepage={settings}
            hasBoxes={boxes.length > 0}
            facts={<HeroFacts {...inBrief} />}
          />
        )}
      </LoadedSection>
      <FeatureBoxes boxes={boxes} />
      <LoadedSection query={galleries} failure={galleryMessages.listFailed}>
        {(list) => <GallerySection galleries={homeGalleries(list, shownBeside)} />}
      </LoadedSection>
      <LoadedSection query={property} failure={t('house.loadFailed')}>
        {(house) => <PropertySection property={house} />}
      </LoadedSection>
      <div id={anchors.availability} data-offers-dates>
        <Availability />
      </div>
      <ReviewsSection />
      <ContactSection property={property.data} />
      <LatestPosts />
      <PriceBar />
    </>
  );
};

export const Route = createFileRoute('/_site/')({
  staticData: { hasDatesBar: true },
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
      utils.touristTax.landingFee.prefetch(),
      utils.bookings.list.prefetch(),
      utils.featureBoxes.list.prefetch(),
      utils.galleries.list.prefetch(onHomePage),
      loadReviews(utils),
      loadLatestPosts(utils),
    ]);
    return null;
  },
  head: ({ match: { context, search } }) => {
    const { utils, today, language } = context;
    const property = utils.property.get.getData();
    const stay = askedStay(search, {
      today,
      prices: utils.prices.get.getData(),
      occupations: utils.bookings.list.getData(),
      property,
      language,
    });
    return homeHead({
      property,
      reviews: utils.reviews.approvedPage.getData(pageOfReviews(1)),
      asked: stay && { ...stay, query: stayQuery(search) },
      site: siteOf(context),
    });
  },
  component: HomePage,
});
