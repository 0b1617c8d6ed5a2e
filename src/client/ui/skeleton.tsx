import clsx from 'clsx';
import { useLanguage } from './language.tsx';

const block = 'motion-safe:animate-pulse rounded-field bg-sand-200/70';

type SkeletonProps = { className?: string; lines?: number };

/** A placeholder while content loads: one block, or lines of text. */
export const Skeleton = ({ className, lines }: SkeletonProps) => {
  const { t } = useLanguage();
  return (
    <div role="status" className={lines ? className : undefined}>
      <span className="sr-only">{t('forms.loading')}</span>
      {lines ? (
        <div aria-hidden className="space-y-3">
          {Array.from({ length: lines }, (_, index) => index).map((line) => (
            <div key={line} className={clsx(block, 'h-4 last:w-2/3')} />
          ))}
        </div>
      ) : (
        <div aria-hidden className={clsx(block, className ?? 'h-24')} />
      )}
    </div>
  );
};
