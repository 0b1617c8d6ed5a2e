import { useIsStaff } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import type { PaginatedPosts } from '#shared/cms/blog.schema.ts';
import type { PostsInput } from './post-lists.ts';

/**
 * Undefined until they are loaded. The server renders the public posts; the second query adds the drafts for
 * logged-in staff, and the filter removes them again after logging out.
 */
export const usePosts = (input: PostsInput): PaginatedPosts | undefined => {
  const isStaff = useIsStaff();
  const { data } = trpc.blog.summaries.useQuery(input);
  trpc.blog.summaries.useQuery(input, { enabled: isStaff, staleTime: 0 });
  return data && { ...data, posts: data.posts.filter(({ published }) => published || isStaff) };
};
