import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { fieldIssues, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { forgetReview, keepReview, keptReview, type ReviewValues } from './review-draft.ts';
import { reviewTexts } from './review-words.ts';

const fields = ['comment'] as const;

const resolver = schemaResolver<ReviewValues>(async () => {
  const { createReviewInput } = await import('#shared/reviews.schema.ts');
  return { schema: createReviewInput };
});

const useIsOpen = () => {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
};

/** A review of one's own. What is written stays until it is sent, also while the window is closed. */
export const useReviewForm = (writerId: number) => {
  const isOpen = useIsOpen();
  const form = useForm<ReviewValues>({
    mode: 'onTouched',
    defaultValues: keptReview(writerId),
    resolver,
  });
  const write = trpc.reviews.create.useMutation({
    onSuccess: () => {
      forgetReview();
      // Closed while it was on its way.
      if (!isOpen.current) toastSuccess(reviewTexts.sent);
    },
    onError: (error) => showIssues<ReviewValues>(error, fields, form.setError),
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepReview(writerId, { ...values }),
      }),
    [form, writerId],
  );
  const send = form.handleSubmit((values) => {
    if (!write.isPending) write.mutate(values);
  });
  const isUnsent = write.isError && fieldIssues(write.error, fields).length === 0;
  return { form, send, write, failure: isUnsent ? write.error : null };
};

export type ReviewForm = ReturnType<typeof useReviewForm>;
