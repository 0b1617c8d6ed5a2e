import { trpc } from '#client/trpc.ts';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';

const published = (boxes: FeatureBox[]): FeatureBox[] => boxes.filter((box) => box.published);

/** What the home page shows: staff are told of drafts as well, and see the page as visitors do. */
export const usePublishedBoxes = (): FeatureBox[] =>
  trpc.featureBoxes.list.useSuspenseQuery(undefined, { select: published })[0];
