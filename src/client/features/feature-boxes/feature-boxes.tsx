import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import { trpc } from '#client/trpc.ts';
import { langOf } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { asRendered } from '#client/ui/live-query.ts';
import { SiteLink } from '#client/ui/site-link.tsx';
import { SwipeRow } from '#client/ui/swipe-row.tsx';
import type { FeatureBoxView } from '#shared/feature-boxes.schema.ts';
import { BoxIcon } from './box-icon.tsx';

const published = (boxes: FeatureBoxView[]): FeatureBoxView[] =>
  boxes.filter((box) => box.published);

/**
 * Published boxes only: the server also sends drafts to staff, but the home page is the same for everybody.
 * Empty if loading failed.
 */
export const usePublishedBoxes = (): FeatureBoxView[] =>
  trpc.featureBoxes.list.useQuery(undefined, { ...asRendered, select: published }).data ?? [];

const boxClass = 'flex h-full items-start gap-3 p-4 md:flex-col md:p-5 lg:flex-row lg:gap-4';

const BoxContent = ({ box }: { box: FeatureBoxView }) => (
  <>
    <BoxIcon icon={box.icon} iconPicture={box.iconPicture} />
    <div className="min-w-0 wrap-anywhere">
      <h2
        lang={langOf(box, 'title')}
        className="font-sans leading-snug font-semibold md:text-lg tracking-normal"
      >
        {box.title}{' '}
        {box.link && (
          <ArrowRight
            aria-hidden
            className="inline size-4 text-sea-600 transition-transform group-hover:translate-x-1"
          />
        )}
      </h2>
      <p lang={langOf(box, 'description')} className="mt-1 max-w-text text-sm text-ink-soft">
        {box.description}
      </p>
    </div>
  </>
);

/** Three in a row; the boxes of the last row share its width, and four form two pairs. */
const widthOf = (index: number, count: number): string =>
  count % 3 === 1 && count - index <= 4 ? 'md:basis-2/5' : 'md:basis-[30%]';

/** On desktop the boxes overlap the bottom of the hero; on a phone they are a row to swipe. */
export const FeatureBoxes = ({ boxes }: { boxes: readonly FeatureBoxView[] }) => {
  const { t } = useLanguage();
  if (boxes.length === 0) return null;
  return (
    <section
      aria-label={t('house.inBrief')}
      className="page-width relative z-10 -mt-10 md:-mt-24 lg:-mt-20"
    >
      <SwipeRow className="md:mx-0 md:flex md:flex-wrap md:gap-px md:overflow-hidden md:p-0 md:rounded-card md:bg-sand-200 md:shadow-float">
        {boxes.map((box, index) => (
          <li
            key={box.id}
            className={clsx(
              'swipe-card bg-white md:grow md:rounded-none md:border-0',
              widthOf(index, boxes.length),
            )}
          >
            {box.link ? (
              <SiteLink
                href={box.link}
                className={clsx(boxClass, 'group transition-colors hover:bg-sea-50')}
              >
                <BoxContent box={box} />
              </SiteLink>
            ) : (
              <div className={boxClass}>
                <BoxContent box={box} />
              </div>
            )}
          </li>
        ))}
      </SwipeRow>
    </section>
  );
};
