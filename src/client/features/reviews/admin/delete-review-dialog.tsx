import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import type { Review } from '#shared/reviews.schema.ts';
import { reviewFailures } from './admin-words.ts';
import { useDeleteReview } from './review-writes.ts';

type DeleteReviewDialogProps = {
  review: Review;
  nextFocusId: string | null;
  onClose: () => void;
};

export const DeleteReviewDialog = ({ review, nextFocusId, onClose }: DeleteReviewDialogProps) => (
  <DeleteDialog
    title="Eliminare la recensione?"
    confirmLabel="Elimina la recensione"
    id={review.id}
    remove={useDeleteReview()}
    failure={reviewFailures.delete}
    nextFocusId={nextFocusId}
    onClose={onClose}
  >
    <p className="wrap-anywhere">
      La recensione di <strong>{review.author.name}</strong> va persa per sempre
      {review.status === 'APPROVED'
        ? ' e sparisce subito dal sito. Per toglierla solo dal sito basta riportarla in attesa.'
        : '.'}
    </p>
  </DeleteDialog>
);
