import type { ComponentProps } from 'react';
import { TextArea } from '#client/ui/text-area.tsx';
import { useRested } from '#client/ui/use-rested.ts';
import { COMMENT_MAX, commentLength } from '#shared/review-rules.ts';
import { remainingInWords } from './comment-counter.ts';

/** From here on the counter is read out, too. */
const NEARLY_FULL = 50;

type CommentFieldProps = {
  /** What is written so far. */
  typed: string;
  error: string | undefined;
  /** Name, ref and listeners of the form's field. */
  field: Pick<ComponentProps<'textarea'>, 'name' | 'ref' | 'onChange' | 'onBlur'>;
};

export const CommentField = ({ typed, error, field }: CommentFieldProps) => {
  const rested = useRested(typed);
  const isNearlyFull = commentLength(rested) > COMMENT_MAX - NEARLY_FULL;
  return (
    <>
      <TextArea
        label="La tua recensione"
        required
        rows={6}
        hint={<span className="tabular-nums">{remainingInWords(typed)}</span>}
        error={error}
        placeholder="Com’è andata? Che cosa è piaciuto, che cosa meno?"
        {...field}
      />
      <p role="status" className="sr-only">
        {isNearlyFull && remainingInWords(rested)}
      </p>
    </>
  );
};
