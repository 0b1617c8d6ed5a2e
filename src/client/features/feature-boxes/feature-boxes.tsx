import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import { trpc } from '#client/trpc.ts';
import { asRendered } from '#client/ui/live-query.ts';
import { SiteLink } from '#client/ui/site-link.tsx';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';
import { BoxIcon } from './box-icon.tsx';

const published = (boxes: FeatureBox[]): FeatureBox[] => boxes.filter((box) => box.published);

/** The server sends drafts to staff, too; the home page shows the same to everybody. None if loading failed. */
export const usePublishedBoxes = (): FeatureBox[] =>
  trpc.featureBoxes.list.useQuery(undefined, { ...asRendered, select: published }).data ?? [];

const boxClass = 'flex h-full items-start gap-4 p-5 md:flex-col md:gap-3 md:p-6 lg:p-8';

const BoxContent = ({ box }: { box: FeatureBox }) => (
  <>
    <BoxIcon icon={box.icon} iconPicture={box.iconPicture} />
    <div className="min-w-0">
      <h2 className="font-sans text-lg font-semibold tracking-normal">
        {box.title}{' '}
        {box.link && (
          <ArrowRight
            aria-hidden
            className="inline size-4 text-sea-600 transition-transform group-hover:translate-x-1"
          />
        )}
      </h2>
      <p className="mt-1 max-w-text text-ink-soft">{box.description}</p>
    </div>
  </>
);

/** Three in a row; one or two in the last row share its width. */
const spanClass =
  'bg-white md:col-span-2 md:last:nth-[3n+1]:col-span-6 md:last:nth-[3n+2]:col-span-3 ' +
  'md:nth-last-2:nth-[3n+1]:col-span-3';

/** On desktop the boxes overlap the bottom of the hero. */
export const FeatureBoxes = ({ boxes }: { boxes: readonly FeatureBox[] }) => {
  if (boxes.length === 0) return null;
  return (
    <section aria-label="In breve" className="page-width relative z-10 mt-5 md:-mt-24">
      <ul className="grid gap-px overflow-hidden rounded-card bg-sand-200 shadow-float md:grid-cols-6">
        {boxes.map((box) => (
          <li key={box.id} className={spanClass}>
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
      </ul>
    </section>
  );
};
