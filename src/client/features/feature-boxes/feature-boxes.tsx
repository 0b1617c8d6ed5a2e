import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import { SiteLink } from '#client/ui/site-link.tsx';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';
import { uploadUrl } from '#shared/upload-url.ts';

const boxClass = 'flex h-full items-start gap-4 p-5 md:flex-col md:gap-3 md:p-6 lg:p-8';

const BoxContent = ({ box }: { box: FeatureBox }) => (
  <>
    <img
      src={uploadUrl(box.icon)}
      alt=""
      width={48}
      height={48}
      fetchPriority="low"
      className="size-12 shrink-0 object-contain"
    />
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
      <p className="mt-1 text-ink-soft">{box.description}</p>
    </div>
  </>
);

/** Up to three in a row; on desktop they lie over the foot of the hero. */
export const FeatureBoxes = ({ boxes }: { boxes: readonly FeatureBox[] }) => {
  if (boxes.length === 0) return null;
  return (
    <section aria-label="In breve" className="page-width relative z-10 mt-5 md:-mt-24">
      <ul
        className={clsx(
          'grid gap-px overflow-hidden rounded-card bg-sand-200 shadow-float',
          boxes.length === 2 && 'md:grid-cols-2',
          boxes.length >= 3 && 'md:grid-cols-3',
        )}
      >
        {boxes.map((box) => (
          <li key={box.id} className="bg-white">
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
