import { loadTexts } from '#client/hydration/later-texts.ts';
import { lazyPart } from '#client/hydration/lazy-part.tsx';
import { anchors } from '#shared/anchors.ts';

/** Calendar and form are a separate chunk, loaded when the visitor scrolls near them. */
export const LazyAvailabilitySection = lazyPart(anchors.availability, async () => {
  const [{ AvailabilitySection }] = await Promise.all([
    import('./availability-section.tsx'),
    loadTexts(['stay']),
  ]);
  return AvailabilitySection;
});
