import { trpc } from '#client/trpc.ts';
import type { BadgeTone } from '#client/ui/badge.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { ReviewStatus } from '#shared/reviews.schema.ts';

/** Read where the server gave no text of its own. Specification, section 8. */
export const reviewFailures = {
  load: 'Errore nel caricamento delle recensioni',
  update: "Errore nell'aggiornamento della recensione",
  delete: 'Errore nella cancellazione della recensione',
} as const;

const reviewSuccesses: Record<ReviewStatus, string> = {
  APPROVED: 'Recensione approvata: ora si vede sul sito.',
  PENDING: 'Recensione di nuovo in attesa: sul sito non si vede più.',
};

export const statusBadges: Record<ReviewStatus, { tone: BadgeTone; label: string }> = {
  APPROVED: { tone: 'confirmed', label: 'Approvata' },
  PENDING: { tone: 'waiting', label: 'In attesa' },
};

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
