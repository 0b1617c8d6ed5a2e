import { useIsStaff } from '#client/features/accounts/session/use-is-staff.ts';
import { TextNotFound } from '#client/features/rich-text/text-not-found.tsx';
import { useSecondLook } from '#client/features/rich-text/use-second-look.ts';
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
