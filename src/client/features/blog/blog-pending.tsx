import { blogTexts } from './blog-texts.ts';
import { PostsPending } from './posts-pending.tsx';

export const BlogPending = () => (
  <div className="page-width pt-10 pb-20 md:pt-14 md:pb-28">
    <h1 className="mb-10 text-5xl">{blogTexts.list}</h1>
    <PostsPending />
  </div>
);
