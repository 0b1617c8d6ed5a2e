import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import type { PostSummary } from '#shared/blog.schema.ts';
import { postFailures } from './post-words.ts';
import { useDeletePost } from './post-writes.ts';

type DeletePostDialogProps = {
  post: PostSummary;
  nextFocusId: string | null;
  onClose: () => void;
};

export const DeletePostDialog = ({ post, nextFocusId, onClose }: DeletePostDialogProps) => (
  <DeleteDialog
    title="Eliminare l’articolo?"
    confirmLabel="Elimina l’articolo"
    id={post.id}
    remove={useDeletePost()}
    failure={postFailures.delete}
    nextFocusId={nextFocusId}
    onClose={onClose}
  >
    <p className="wrap-anywhere">
      <strong>{post.title}</strong> e il suo testo vanno persi per sempre, e chi ha il link non lo
      trova più. Le immagini restano nella libreria.
    </p>
  </DeleteDialog>
);
