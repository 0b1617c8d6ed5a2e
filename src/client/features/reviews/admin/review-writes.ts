import { trpc } from '#client/trpc.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { reviewSuccesses } from './admin-words.ts';

/** A write lasts until the list is there anew; what visitors see is asked for again when they look. */
const useRenewReviews = () => {
  const { reviews } = trpc.useUtils();
  return () => Promise.all([reviews.page.invalidate(), reviews.approvedPage.reset()]);
};

export const useSetReviewStatus = () =>
  trpc.reviews.setStatus.useMutation({
    onSuccess: ({ status }) => toastSuccess(reviewSuccesses[status]),
    onSettled: useRenewReviews(),
  });

export const useDeleteReview = () =>
  trpc.reviews.delete.useMutation({
    onSuccess: ({ message }) => toastSuccess(message),
    onSettled: useRenewReviews(),
  });
