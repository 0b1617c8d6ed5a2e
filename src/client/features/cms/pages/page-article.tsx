import type { ReactNode } from 'react';
import { BackLink } from '#client/features/cms/back-link.tsx';
import { RichTextView } from '#client/features/rich-text/view/rich-text-view.tsx';
import { DayOfInstant } from '#client/ui/day-of-instant.tsx';
import { ItalianOnly, langOf } from '#client/ui/italian-only.tsx';
import { Sentence, useLanguage } from '#client/ui/language.tsx';
import type { CmsPageView } from '#shared/cms/cms-pages.schema.ts';

type PageArticleProps = {
  page: Pick<
    CmsPageView,
    'title' | 'published' | 'publishedAt' | 'createdAt' | 'content' | 'media' | 'untranslated'
  >;
  /** Above the title. */
  above?: ReactNode;
  /** Between the title and the text. */
  intro?: ReactNode;
};

export const PageArticle = ({ page, above, intro }: PageArticleProps) => {
  const { t } = useLanguage();
  const { title, published, publishedAt, createdAt, content, media } = page;
  return (
    <article className="page-width pt-6 pb-20 md:pt-10 md:pb-28">
      <header className="reading-column mb-8 md:mb-10">
        <BackLink to="/">{t('common.backHome')}</BackLink>
        {above}
        <h1 lang={langOf(page, 'title')} className="mt-2 text-5xl wrap-anywhere">
          {title}
        </h1>
        <p className="mt-3 text-sm text-ink-soft">
          <Sentence
            text={t(published ? 'blog.publishedOn' : 'blog.createdOn')}
            parts={[() => <DayOfInstant instant={publishedAt ?? createdAt} />]}
          />
        </p>
        <ItalianOnly of={page} field="content" className="mt-3" />
      </header>
      {intro}
      <RichTextView html={content} media={media} lang={langOf(page, 'content')} />
    </article>
  );
};
