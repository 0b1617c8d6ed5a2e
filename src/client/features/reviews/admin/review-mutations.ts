import { trpc } from '#client/trpc.ts';
import { removal } from '#client/ui/mutation-cache.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { AnswerReviewInput, Review, ReviewStatus } from '#shared/reviews.schema.ts';

/** Specification, section 8; shown if the server sent no message. */
export const reviewFailures = {
  load: 'Errore nel caricamento delle recensioni',
  update: 'Errore nell’aggiornamento della recensione',
  delete: 'Errore nella cancellazione della recensione',
  answer: 'Errore nel salvataggio della risposta',
  deleteAnswer: 'Errore nella cancellazione della risposta',
} as const;

const reviewSuccesses: Record<ReviewStatus, string> = {
  APPROVED: 'Recensione approvata: ora è sul sito.',
  PENDING: 'Recensione di nuovo in attesa: sul sito non c’è più.',
};

const undoLabels: Record<ReviewStatus, string> = {
  APPROVED: 'Annulla l’approvazione',
  PENDING: 'Approva di nuovo',
};

export const answerNames = {
  text: 'La tua risposta',
} as const satisfies FieldNames<AnswerReviewInput, 'id'>;

const otherStatus: Record<ReviewStatus, ReviewStatus> = {
  APPROVED: 'PENDING',
  PENDING: 'APPROVED',
};

export const useSetReviewStatus = () => {
  const takeBack = trpc.reviews.setStatus.useMutation({
    meta: { success: ({ status }: Review) => reviewSuccesses[status] },
  });
  const setStatus = trpc.reviews.setStatus.useMutation({
    onSuccess: ({ id, status }) =>
      toastSuccess(reviewSuccesses[status], {
        label: undoLabels[status],
        run: () => takeBack.mutate({ id, status: otherStatus[status] }),
      }),
    onMutate: takeBack.reset,
  });
  const { mutate, isPending } = setStatus;
  return { mutate, isPending, error: setStatus.error ?? takeBack.error };
};

export const useAnswerReview = () =>
  trpc.reviews.answer.useMutation({
    meta: {
      success: ({ status }: Review) =>
        status === 'APPROVED'
          ? 'Risposta salvata: i visitatori la leggono sotto la recensione.'
          : 'Risposta salvata: sarà sul sito con la recensione, quando la approvi.',
    },
  });

export const useDeleteAnswer = () =>
  trpc.reviews.deleteAnswer.useMutation({ meta: { success: 'Risposta tolta.' } });

export const useDeleteReview = () => trpc.reviews.delete.useMutation({ meta: removal });
