import { useIsStaff } from '#client/features/accounts/session/use-is-staff.ts';
import { TextNotFound } from '#client/features/rich-text/text-not-found.tsx';
import { TextPending } from '#client/features/rich-text/text-pending.tsx';
import { useSecondLook } from '#client/features/rich-text/use-second-look.ts';
import { trpc } from '#client/trpc.ts';
import { blogTexts } from './blog-texts.ts';

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
