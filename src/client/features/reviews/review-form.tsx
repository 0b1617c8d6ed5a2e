import clsx from 'clsx';
import { Star } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { api } from '#client/api/api.ts';
import { fieldIssues, showIssues } from '#client/ui/form-issues.ts';
import { ruleResolver } from '#client/ui/form-resolver.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { useCall } from '#client/ui/use-call.ts';
import { useDebouncedValue } from '#client/ui/use-debounced-value.ts';
import { ruleIssues } from '#shared/forms/field-rules.ts';
import { COMMENT_MAX, commentLength, ratings, reviewFormRules } from '#shared/review-rules.ts';
import { formatRemaining } from './comment-counter.ts';
import {
  clearReviewDraft,
  type ReviewValues,
  readReviewDraft,
  saveReviewDraft,
} from './review-draft.ts';

const fields = ['comment'] as const;

const resolver = ruleResolver<ReviewValues>((values) => ruleIssues(reviewFormRules, values));

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

/**
 * Drafts are stored until they are sent, even while the dialog is closed. Calls `onSent` if the dialog was closed
 * before the answer came.
 */
export const useReviewForm = (writerId: number, onSent: () => void) => {
  const isOpen = useIsOpen();
  const [isSent, setIsSent] = useState(false);
  const form = useForm<ReviewValues>({
    mode: 'onTouched',
    defaultValues: readReviewDraft(writerId),
    resolver,
  });
  const { isPending, error, run } = useCall((values: ReviewValues, signal) =>
    api.reviews.create.mutate(values, { signal }),
  );
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveReviewDraft(writerId, { ...values }),
      }),
    [form, writerId],
  );
  const send = form.handleSubmit(async (values) => {
    if (isPending) return;
    try {
      await run(values);
      clearReviewDraft();
      if (isOpen.current) setIsSent(true);
      else onSent();
    } catch (refusal) {
      showIssues<ReviewValues>(refusal, fields, form.setError);
    }
  });
  const failure = fieldIssues(error, fields).length === 0 ? error : null;
  return { form, send, isPending, isSent, failure };
};

export type ReviewFormState = ReturnType<typeof useReviewForm>;

/** From this many remaining characters on, the counter is announced. */
const NEARLY_FULL = 50;

type CommentFieldProps = {
  typed: string;
  error: string | undefined;
  field: Pick<ComponentProps<'textarea'>, 'name' | 'ref' | 'onChange' | 'onBlur'>;
};

const CommentField = ({ typed, error, field }: CommentFieldProps) => {
  const language = useLanguage();
  const { t } = language;
  const debounced = useDebouncedValue(typed);
  const isNearlyFull = commentLength(debounced) > COMMENT_MAX - NEARLY_FULL;
  return (
    <>
      <TextArea
        label={t('reviews.comment')}
        required
        rows={6}
        hint={<span className="tabular-nums">{formatRemaining(typed, language)}</span>}
        error={error}
        placeholder={t('reviews.commentExample')}
        {...field}
      />
      <p role="status" className="sr-only">
        {isNearlyFull && formatRemaining(debounced, language)}
      </p>
    </>
  );
};

type RatingFieldProps = { name: string; value: number; onChange: (rating: number) => void };

/** Radio buttons that look like stars. */
const RatingField = ({ name, value, onChange }: RatingFieldProps) => {
  const { t } = useLanguage();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">{t('reviews.rating')}</legend>
      <div className="-ml-2 flex flex-wrap items-center">
        {ratings.map((rating) => (
          <label
            key={rating}
            className="relative grid size-11 place-items-center rounded-full outline-offset-0 outline-sea-600 hover:bg-sea-50 has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name={name}
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
            />
            <Star
              aria-hidden
              className={clsx(
                'pointer-events-none size-7 stroke-[1.5] text-sea-600',
                rating <= value && 'fill-current',
              )}
            />
            <span className="sr-only">{t('reviews.stars', { count: rating })}</span>
          </label>
        ))}
        <span aria-hidden className="ml-2 text-ink-soft">
          {t('reviews.stars', { count: value })}
        </span>
      </div>
    </fieldset>
  );
};

type ReviewFormProps = { id: string } & Pick<ReviewFormState, 'form' | 'send'>;

export const ReviewForm = ({ id, form, send }: ReviewFormProps) => {
  const comment = useWatch({ control: form.control, name: 'comment' });
  return (
    <form id={id} noValidate onSubmit={send} className="grid gap-5">
      <Controller
        control={form.control}
        name="rating"
        render={({ field: { name, value, onChange } }) => (
          <RatingField name={name} value={value} onChange={onChange} />
        )}
      />
      <CommentField
        typed={comment}
        error={form.formState.errors.comment?.message}
        field={form.register('comment')}
      />
    </form>
  );
};
