import { trpc } from '#client/trpc.ts';
import type { BadgeTone } from '#client/ui/badge.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { ReviewStatus } from '#shared/reviews.schema.ts';

/** Specification, section 8; shown if the server sent no message. */
export const reviewFailures = {
  load: 'Errore nel caricamento delle recensioni',
  update: "Errore nell'aggiornamento della recensione",
  delete: 'Errore nella cancellazione della recensione',
  answer: 'Errore nel salvataggio della risposta',
  deleteAnswer: 'Errore nella cancellazione della risposta',
} as const;

const reviewSuccesses: Record<ReviewStatus, string> = {
  APPROVED: 'Recensione approvata: ora si vede sul sito.',
  PENDING: 'Recensione di nuovo in attesa: sul sito non si vede più.',
};

export const statusBadges: Record<ReviewStatus, { tone: BadgeTone; label: string }> = {
  APPROVED: { tone: 'confirmed', label: 'Approvata' },
  PENDING: { tone: 'waiting', label: 'In attesa' },
};

/** Mutations stay pending until the list is refetched; the public reviews reload when they are rendered. */
const useRefetchReviews = () => {
  const { reviews } = trpc.useUtils();
  return () => Promise.all([reviews.page.invalidate(), reviews.approvedPage.reset()]);
};

const otherStatus: Record<ReviewStatus, ReviewStatus> = {
  APPROVED: 'PENDING',
  PENDING: 'APPROVED',
};

/** Toasts are shown here, since a review that leaves the list unmounts before its own callbacks. */
export const useSetReviewStatus = () => {
  const refetch = useRefetchReviews();
  const takeBack = trpc.reviews.setStatus.useMutation({
    onSuccess: ({ status }) => toastSuccess(reviewSuccesses[status]),
    onSettled: refetch,
  });
  const setStatus = trpc.reviews.setStatus.useMutation({
    onSuccess: ({ id, status }) =>
      toastSuccess(reviewSuccesses[status], () =>
        takeBack.mutate({ id, status: otherStatus[status] }),
      ),
    onMutate: takeBack.reset,
    onSettled: refetch,
  });
  const { mutate, isPending } = setStatus;
  return { mutate, isPending, error: setStatus.error ?? takeBack.error };
};

export const useAnswerReview = () =>
  trpc.reviews.answer.useMutation({
    onSuccess: ({ status }) =>
      toastSuccess(
        status === 'APPROVED'
          ? 'Risposta salvata: si legge sotto la recensione.'
          : 'Risposta salvata: si leggerà con la recensione, quando è approvata.',
      ),
    onSettled: useRefetchReviews(),
  });

export const useDeleteAnswer = () =>
  trpc.reviews.deleteAnswer.useMutation({
    onSuccess: () => toastSuccess('Risposta tolta.'),
    onSettled: useRefetchReviews(),
  });

export const useDeleteReview = () =>
  trpc.reviews.delete.useMutation({
    onSuccess: ({ message }) => toastSuccess(message),
    onSettled: useRefetchReviews(),
  });
