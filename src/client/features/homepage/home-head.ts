import { reviewsData } from '#client/features/reviews/reviews-data.ts';
import { pageHead, type Site } from '#client/ui/page-head.ts';
import type { Property } from '#shared/property.schema.ts';
import type { PaginatedApprovedReviews } from '#shared/reviews.schema.ts';
import { houseData, siteData } from './house-data.ts';

/** Empty without data, since a failed route renders a head, too. */
export const homeHead = (
  property: Property | undefined,
  reviews: PaginatedApprovedReviews | undefined,
  site: Site,
) => {
  const { homepage, publicUrl, language } = site;
  if (!homepage || !property) return { meta: [], links: [] };
  const { heroTitle, heroSubtitle, heroPicture } = homepage;
  return pageHead(
    {
      title: heroTitle,
      description: `${heroSubtitle} ${property.description}`,
      path: '/',
      picture: heroPicture,
      hasFeed: true,
      structuredData: [
        ...siteData({ homepage, publicUrl, language }),
        {
          ...houseData({ homepage, property, publicUrl, language }),
          ...reviewsData(reviews, language.locale),
        },
      ],
    },
    site,
  );
};
