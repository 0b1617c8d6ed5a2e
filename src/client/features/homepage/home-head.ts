import { reviewsData } from '#client/features/reviews/reviews-data.ts';
import { pageHead, type Site } from '#client/ui/page-head.ts';
import type { Property } from '#shared/property.schema.ts';
import type { PaginatedApprovedReviews } from '#shared/reviews.schema.ts';
import { houseData, siteData } from './house-data.ts';

type HomeHead = {
  property: Property | undefined;
  reviews: PaginatedApprovedReviews | undefined;
  /** The stay of the address in words, for the preview of a shared link. */
  asked: { dates: string; total: string; query: string } | null;
  site: Site;
};

/** Empty without data, since a failed route renders a head, too. */
export const homeHead = ({ property, reviews, asked, site }: HomeHead) => {
  const { homepage, publicUrl, language } = site;
  if (!homepage || !property) return { meta: [], links: [] };
  const { heroTitle, heroSubtitle, heroPicture } = homepage;
  return pageHead(
    {
      title: asked ? asked.dates : heroTitle,
      description: [asked && `${asked.total}.`, heroSubtitle, property.description]
        .filter(Boolean)
        .join(' '),
      path: '/',
      query: asked?.query,
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
