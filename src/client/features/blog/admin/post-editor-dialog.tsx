import { OpenedWriting } from '#client/features/writing/opened-writing.tsx';
import type { WritingWindow } from '#client/features/writing/writing-screen.tsx';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { PostEditor } from './post-editor.tsx';
import { postValues } from './post-form.ts';
import { postFailures } from './post-words.ts';

const words = {
  new: 'Nuovo articolo',
  edit: 'Modifica l’articolo',
  gone: 'Questo articolo non c’è più',
  failure: postFailures.open,
};

/** A post, or a new one, in a window over the list. */
export const PostEditorDialog = ({ onCreated, onDone, ...window }: WritingWindow) => {
  const { opened, userId } = window;
  const post = trpc.blog.get.useQuery(
    { id: String(opened) },
    { ...liveQuery, enabled: opened !== 'new' },
  );
  return (
    <OpenedWriting {...window} kind="post" query={post} valuesOf={postValues} words={words}>
      {(start) => <PostEditor {...start} {...{ userId, onCreated, onDone }} />}
    </OpenedWriting>
  );
};
