import { Check, Trash2, Undo2 } from 'lucide-react';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { Notice } from '#client/ui/notice.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import type { Review } from '#shared/reviews.schema.ts';
import { reviewFailures } from './admin-words.ts';
import { ReviewAuthor } from './review-author.tsx';
import { statusButtonId } from './review-ids.ts';
import { useSetReviewStatus } from './review-writes.ts';

type ReviewRowProps = {
  review: Review;
  /** The button that gets the focus when this review leaves the list. */
  nextFocusId: string | null;
  onDelete: (review: Review) => void;
};

const StatusButton = ({
  review,
  busy,
  onPress,
}: {
  review: Review;
  busy: boolean;
  onPress: () => void;
}) => {
  const isApproved = review.status === 'APPROVED';
  const Icon = isApproved ? Undo2 : Check;
  const word = isApproved ? 'Riporta in attesa' : 'Approva';
  return (
    <Button
      id={statusButtonId(review.id)}
      variant="secondary"
      size="small"
      busy={busy}
      aria-label={`${word}: recensione di ${review.author.name}`}
      onClick={onPress}
    >
      {!busy && <Icon aria-hidden className="size-4" />}
      {word}
    </Button>
  );
};

export const ReviewRow = ({ review, nextFocusId, onDelete }: ReviewRowProps) => {
  const write = useSetReviewStatus();
  const ref = useFocusLoss<HTMLLIElement>(() => {
    if (nextFocusId) document.getElementById(nextFocusId)?.focus();
    rescueFocus();
  });
  const toggle = () => {
    const status = review.status === 'APPROVED' ? 'PENDING' : 'APPROVED';
    if (!write.isPending) write.mutate({ id: review.id, status });
  };
  return (
    <li ref={ref} className="rounded-card border border-sand-200 bg-white px-4 py-4 md:px-5">
      <ReviewAuthor review={review} />
      <p className="mt-3 max-w-text wrap-anywhere whitespace-pre-line">{review.comment}</p>
      {write.error && (
        <div className="mt-3">
          <Notice tone="error">{errorText(write.error, reviewFailures.update)}</Notice>
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <StatusButton review={review} busy={write.isPending} onPress={toggle} />
        <Button
          variant="quiet"
          size="small"
          aria-label={`Elimina la recensione di ${review.author.name}`}
          onClick={() => onDelete(review)}
        >
          <Trash2 aria-hidden className="size-4" />
          Elimina
        </Button>
      </div>
    </li>
  );
};
