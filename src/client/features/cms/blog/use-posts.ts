import { useIsStaff } from '#client/features/accounts/session/session.ts';
import { trpc } from '#client/trpc.ts';
import type { PostPage } from '#shared/blog.schema.ts';
import type { PostsAsked } from './post-lists.ts';

/**
 * Posts for who is looking; undefined until they are loaded. A page arrives with the visitors': staff,
 * once known, are shown drafts as well, and nobody is any more once the session is over.
 */
export const usePosts = (asked: PostsAsked): PostPage | undefined => {
  const isStaff = useIsStaff();
  const { data } = trpc.blog.list.useQuery(asked);
  trpc.blog.list.useQuery(asked, { enabled: isStaff, staleTime: 0 });
  return data && { ...data, posts: data.posts.filter(({ published }) => published || isStaff) };
};
