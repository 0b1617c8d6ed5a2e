import { distanceInWords } from '#client/features/property/house-facts.ts';
import { PLACE_ID } from '#client/features/property/place-card.tsx';
import { langOfElement } from '#client/ui/italian-only.tsx';
import { anchors } from '#shared/anchors.ts';
import type { PropertyView } from '#shared/property.schema.ts';
import type { PaginatedApprovedReviews } from '#shared/reviews.schema.ts';
import type { Language } from '#shared/texts/texts.ts';

/** What of the house is known; a part that could not be loaded is left out. */
export type HouseInBrief = {
  property: PropertyView | undefined;
  reviews: PaginatedApprovedReviews | undefined;
  lowestWeeklyPriceCents: number | null;
};

export type HeroFact = {
  /** The id of the part of the page that proves it. */
  part: string;
  text: string;
} & (
  | { kind: 'words' /** Of the words in <0>. */; lang?: string | undefined }
  | { kind: 'rating'; spoken: string }
);

const sizeOf = (
  { maxGuests, bedrooms }: PropertyView,
  { t, formatGuests }: Language,
): HeroFact[] => [
  { kind: 'words', part: anchors.house, text: formatGuests(maxGuests) },
  {
    kind: 'words',
    part: anchors.house,
    text: `${bedrooms} ${t('house.rooms', { count: bedrooms })}`,
  },
];

/** The owners' first distance counts most. */
const wayOf = (property: PropertyView, language: Language): HeroFact[] =>
  property.distances.slice(0, 1).map((distance) => ({
    kind: 'words',
    part: PLACE_ID,
    text: language.t('house.away', {
      place: distance.place,
      time: distanceInWords(distance, language),
    }),
    lang: langOfElement(property, 'distances', distance.place),
  }));

const ratingOf = (
  { averageRating, total }: PaginatedApprovedReviews,
  { t, withOneDecimal }: Language,
): HeroFact[] => {
  if (averageRating === null) return [];
  const rating = withOneDecimal(averageRating);
  return [
    {
      kind: 'rating',
      part: anchors.reviews,
      text: `${rating} (${total})`,
      spoken: `${t('reviews.average')} ${rating} ${t('reviews.outOfFive', { count: total })}`,
    },
  ];
};

const priceOf = (cents: number, { t, formatEuro }: Language): HeroFact => ({
  kind: 'words',
  part: anchors.availability,
  text: t('prices.fromPrice', { price: formatEuro(cents) }),
});

/** What decides, in one line; facts that the owners have not given are left out. */
export const heroFacts = (house: HouseInBrief, language: Language): HeroFact[] => {
  const { property, reviews, lowestWeeklyPriceCents } = house;
  return [
    ...(property ? [...sizeOf(property, language), ...wayOf(property, language)] : []),
    ...(reviews ? ratingOf(reviews, language) : []),
    ...(lowestWeeklyPriceCents === null ? [] : [priceOf(lowestWeeklyPriceCents, language)]),
  ];
};
