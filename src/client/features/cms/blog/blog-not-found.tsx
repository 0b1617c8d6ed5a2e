import { useIsStaff } from '#client/features/accounts/session/session.ts';
import { TextNotFound, useSecondLook } from '#client/features/cms/entry-not-found.tsx';
import { TextPending } from '#client/features/cms/entry-pending.tsx';
import { trpc } from '#client/trpc.ts';
import { blogTexts } from './blog-texts.ts';
import { pageOfList } from './post-lists.ts';

/** A page of the list beyond the last; with drafts there may be one more. */
export const PostsNotFound = ({ page }: { page: number }) => {
  const isStaff = useIsStaff();
  const { data } = trpc.blog.list.useQuery(pageOfList(page), { enabled: isStaff, staleTime: 0 });
  useSecondLook(isStaff && data !== undefined && data.posts.length > 0);
  return (
    <TextNotFound title="Pagina Non Trovata" backTo="/blog" back={blogTexts.list}>
      Gli articoli finiscono prima di questa pagina.
    </TextNotFound>
  );
};

/** No post for visitors; for staff it may be a draft. */
export const PostNotFound = ({ slug }: { slug: string }) => {
  const isStaff = useIsStaff();
  const { data } = trpc.blog.get.useQuery({ id: slug }, { enabled: isStaff });
  const isThere = isStaff && data?.slug === slug;
  useSecondLook(isThere);
  if (isThere) return <TextPending />;
  return (
    <TextNotFound title={blogTexts.notFound} backTo="/blog" back={blogTexts.list}>
      Forse è stato tolto, o non è ancora pubblicato.
    </TextNotFound>
  );
};
