import type { ReactNode } from 'react';
import { BackLink } from '#client/features/cms/back-link.tsx';
import { PictureLink } from '#client/features/picture-viewer/picture-link.tsx';
import { RichTextView } from '#client/features/rich-text/view/rich-text-view.tsx';
import { ItalianOnly, langOf } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { phoneTextWidth } from '#client/ui/phone-sizes.ts';
import type { PostView } from '#shared/cms/blog.schema.ts';
import { PostByline } from './post-byline.tsx';
import { PostCover } from './post-cover.tsx';

const COVER_SIZES = `(width >= 64rem) 60rem, ${phoneTextWidth}`;

type PostArticleProps = {
  post: Pick<
    PostView,
    | 'title'
    | 'author'
    | 'publishedAt'
    | 'createdAt'
    | 'readTime'
    | 'cover'
    | 'content'
    | 'media'
    | 'untranslated'
  >;
  /** Above the title. */
  above?: ReactNode;
};

export const PostArticle = ({ post, above }: PostArticleProps) => {
  const { t } = useLanguage();
  return (
    <article className="page-width pt-6 md:pt-10">
      <header className="reading-column">
        <BackLink to="/blog">{t('blog.list')}</BackLink>
        {above}
        <h1 lang={langOf(post, 'title')} className="mt-2 mb-6 text-5xl wrap-anywhere">
          {post.title}
        </h1>
        <PostByline post={post} size="large" />
        <ItalianOnly of={post} field="content" className="mt-3" />
      </header>
      <div className="mx-auto my-8 max-w-240 md:my-12">
        {post.cover && (
          <PictureLink picture={post.cover} className="block overflow-hidden rounded-card">
            <PostCover
              cover={post.cover}
              sizes={COVER_SIZES}
              priority
              className="aspect-3/2 w-full md:aspect-2/1"
            />
          </PictureLink>
        )}
      </div>
      <RichTextView html={post.content} media={post.media} lang={langOf(post, 'content')} />
      <footer className="reading-column mt-10 border-t border-sand-300 pt-4">
        <BackLink to="/blog">{t('blog.list')}</BackLink>
      </footer>
    </article>
  );
};
