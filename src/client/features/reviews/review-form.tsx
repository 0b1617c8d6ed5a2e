import { Controller, useWatch } from 'react-hook-form';
import { CommentField } from './comment-field.tsx';
import { RatingField } from './rating-field.tsx';
import type { ReviewForm as Form } from './use-review-form.ts';

type ReviewFormProps = { id: string } & Pick<Form, 'form' | 'send'>;

export const ReviewForm = ({ id, form, send }: ReviewFormProps) => {
  const comment = useWatch({ control: form.control, name: 'comment' });
  return (
    <form id={id} noValidate onSubmit={send} className="grid gap-5">
      <Controller
        control={form.control}
        name="rating"
        render={({ field }) => <RatingField value={field.value} onChange={field.onChange} />}
      />
      <CommentField
        typed={comment}
        error={form.formState.errors.comment?.message}
        field={form.register('comment')}
      />
    </form>
  );
};
