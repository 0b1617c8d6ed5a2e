import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import { trpc } from '#client/trpc.ts';
import { asRendered } from '#client/ui/live-query.ts';
import { SiteLink } from '#client/ui/site-link.tsx';
import { SwipeRow } from '#client/ui/swipe-row.tsx';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';
import { BoxIcon } from './box-icon.tsx';

const published = (boxes: FeatureBox[]): FeatureBox[] => boxes.filter((box) => box.published);

/** The server sends drafts to staff, too; the home page shows the same to everybody. None if loading failed. */
export const usePublishedBoxes = (): FeatureBox[] =>
  trpc.featureBoxes.list.useQuery(undefined, { ...asRendered, select: published }).data ?? [];

const boxClass = 'flex h-full items-start gap-3 p-3.5 md:flex-col md:p-6 lg:p-8';

const BoxContent = ({ box }: { box: FeatureBox }) => (
  <>
    <BoxIcon icon={box.icon} iconPicture={box.iconPicture} />
    <div className="min-w-0">
      <h2 className="font-sans leading-snug font-semibold md:text-lg tracking-normal">
        {box.title}{' '}
        {box.link && (
          <ArrowRight
            aria-hidden
            className="inline size-4 text-sea-600 transition-transform group-hover:translate-x-1"
          />
        )}
      </h2>
      <p className="mt-1 max-w-text text-ink-soft max-md:text-sm">{box.description}</p>
    </div>
  </>
);

/** Three in a row of six columns; the last two, or four, in pairs, so that each row is full. */
const spanClass = (index: number, count: number): string => {
  if (count === 1) return 'md:col-span-6';
  const paired = [0, 4, 2][count % 3] ?? 0;
  return count - index <= paired ? 'md:col-span-3' : 'md:col-span-2';
};

/** On desktop the boxes overlap the bottom of the hero; on a phone they are a row to swipe. */
export const FeatureBoxes = ({ boxes }: { boxes: readonly FeatureBox[] }) => {
  if (boxes.length === 0) return null;
  return (
    <section aria-label="In breve" className="page-width relative z-10 -mt-10 md:-mt-24">
      <SwipeRow className="md:grid md:grid-cols-6 md:gap-px md:overflow-hidden md:rounded-card md:bg-sand-200 md:shadow-float">
        {boxes.map((box, index) => (
          <li
            key={box.id}
            className={clsx(
              'bg-white max-md:rounded-card max-md:border max-md:border-sand-200',
              spanClass(index, boxes.length),
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
