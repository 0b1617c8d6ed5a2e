import {
  DeleteAction,
  EditAction,
  LookAction,
  PublishAction,
} from '#client/features/writing/row-actions.tsx';
import { WritingRow } from '#client/features/writing/writing-row.tsx';
import { errorText } from '#client/ui/api-error.ts';
import { Notice } from '#client/ui/notice.tsx';
import type { PostSummary } from '#shared/blog.schema.ts';
import { formatInstantDay } from '#shared/italian-dates.ts';
import { PostCover } from './post-cover.tsx';
import { postFailures, readTimeInWords } from './post-words.ts';
import { usePublishPost } from './post-writes.ts';

type PostRowProps = {
  post: PostSummary;
  onEdit: (post: PostSummary) => void;
  onDelete: (post: PostSummary) => void;
};

const Facts = ({ post: { createdAt, author, readTime } }: Pick<PostRowProps, 'post'>) => (
  <>
    {formatInstantDay(createdAt)} · {author.name} · {readTimeInWords(readTime)}
  </>
);

export const PostRow = ({ post, onEdit, onDelete }: PostRowProps) => {
  const publish = usePublishPost();
  const { id, published } = post;
  const toggle = () => {
    if (!publish.isPending) publish.mutate({ id, published: !published });
  };
  return (
    <WritingRow
      {...post}
      cover={<PostCover cover={post.cover} />}
      facts={<Facts post={post} />}
      failure={
        publish.error && (
          <Notice tone="error">{errorText(publish.error, postFailures.publish)}</Notice>
        )
      }
      actions={
        <>
          <EditAction title={post.title} onPress={() => onEdit(post)} />
          <LookAction {...post} href={`/blog/${post.slug}`} />
          <PublishAction {...post} busy={publish.isPending} onPress={toggle} />
          <DeleteAction {...post} onPress={() => onDelete(post)} />
        </>
      }
    />
  );
};
