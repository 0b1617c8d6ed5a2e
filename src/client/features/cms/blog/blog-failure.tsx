import { TextFailure } from '#client/features/cms/entry-failure.tsx';
import { blogTexts } from './blog-texts.ts';

export const BlogFailure = ({ error }: { error: unknown }) => (
  <TextFailure
    heading={blogTexts.list}
    title={blogTexts.listFailed}
    error={error}
    backTo="/"
    back="Torna alla Home"
  />
);

export const PostFailure = ({ error }: { error: unknown }) => (
  <TextFailure
    heading="Articolo"
    title={blogTexts.failed}
    error={error}
    backTo="/blog"
    back={blogTexts.list}
  />
);
