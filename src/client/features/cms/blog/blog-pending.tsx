import { useLanguage } from '#client/ui/language.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

const CARDS = [1, 2, 3, 4, 5, 6];

export const PostsPending = () => (
  <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
    {CARDS.map((card) => (
      <Skeleton key={card} className="h-112" />
    ))}
  </div>
);

export const BlogPending = () => {
  const { t } = useLanguage();
  return (
    <div className="page-width pt-10 pb-20 md:pt-14 md:pb-28">
      <h1 className="mb-10 text-5xl">{t('blog.list')}</h1>
      <PostsPending />
    </div>
  );
};
