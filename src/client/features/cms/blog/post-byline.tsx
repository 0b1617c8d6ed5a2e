import clsx from 'clsx';
import { AvatarImage } from '#client/features/accounts/avatar/avatar-image.tsx';
import { DayOfInstant } from '#client/ui/day-of-instant.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import type { PostSummary } from '#shared/cms/blog.schema.ts';
import { HOUSE_LOCALE, type Locale } from '#shared/languages/locales.ts';

/** The specification's labels are English on Italian pages: `lang` tells screen readers. */
export const specifiedLang = (locale: Locale): 'en' | undefined =>
  locale === HOUSE_LOCALE ? 'en' : undefined;

export const ReadTime = ({ minutes }: { minutes: number }) => {
  const { t, locale } = useLanguage();
  return (
    <span lang={specifiedLang(locale)} className="whitespace-nowrap">
      {t('blog.minutesToRead', { count: minutes })}
    </span>
  );
};

type PostBylineProps = {
  post: Pick<PostSummary, 'author' | 'publishedAt' | 'createdAt' | 'readTime'>;
  size?: 'small' | 'large';
};

export const PostByline = ({ post, size = 'small' }: PostBylineProps) => {
  const { author, publishedAt, createdAt, readTime } = post;
  return (
    <div
      className={clsx(
        'flex items-center gap-3 leading-snug text-ink-soft',
        size === 'large' ? 'text-base' : 'text-sm',
      )}
    >
      <AvatarImage
        name={author.name}
        avatar={author.avatar}
        className={size === 'large' ? 'size-12' : 'size-9'}
      />
      <div className="min-w-0">
        <p className="font-semibold text-ink wrap-anywhere">{author.name}</p>
        <p>
          <DayOfInstant instant={publishedAt ?? createdAt} />
          {size === 'large' && (
            <>
              {' · '}
              <ReadTime minutes={readTime} />
            </>
          )}
        </p>
      </div>
    </div>
  );
};
