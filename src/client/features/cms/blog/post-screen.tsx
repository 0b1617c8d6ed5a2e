import { DraftBar } from '#client/features/cms/draft-bar.tsx';
import { EntryFailure } from '#client/features/cms/entry-failure.tsx';
import { EntryNotFound } from '#client/features/cms/entry-not-found.tsx';
import { trpc } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { PostArticle } from './post-article.tsx';
import { PostCards } from './post-cards.tsx';
import { latestPosts } from './post-lists.ts';

export const PostFailure = ({ error }: { error: unknown }) => {
  const { t } = useLanguage();
  return (
    <EntryFailure
      heading={t('blog.post')}
      title={t('blog.postFailed')}
      error={error}
      backTo="/blog"
      back={t('blog.list')}
    />
  );
};

export const PostNotFound = () => {
  const { t } = useLanguage();
  return (
    <EntryNotFound title={t('blog.postNotFound')} backTo="/blog" back={t('blog.list')}>
      {t('blog.postNotFoundHint')}
    </EntryNotFound>
  );
};

const OTHER_POSTS = 3;

const OtherPosts = ({ than: slug }: { than: string }) => {
  const { t } = useLanguage();
  const { data } = trpc.blog.summaries.useQuery(latestPosts);
  const posts = data?.posts.filter((post) => post.slug !== slug) ?? [];
  if (posts.length === 0) return <div className="pb-20 md:pb-28" />;
  return (
    <section aria-labelledby="other-posts-title" className="page-width section-space print:hidden">
      <h2 id="other-posts-title" className="mb-8 text-3xl">
        {t('blog.others')}
      </h2>
      <PostCards posts={posts.slice(0, OTHER_POSTS)} heading="h3" columns={3} />
    </section>
  );
};

export const PostScreen = ({ slug }: { slug: string }) => {
  const [post] = trpc.blog.get.useSuspenseQuery({ id: slug });
  return (
    <>
      <PostArticle
        post={post}
        above={!post.published && <DraftBar editHref={`/admin/blog?edit=${post.id}`} />}
      />
      <OtherPosts than={slug} />
    </>
  );
};
