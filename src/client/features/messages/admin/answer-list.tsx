import { formatInstant } from '#shared/italian-dates.ts';
import type { MessageAnswer } from '#shared/messages.schema.ts';

/** What was answered so far; nothing where nothing was. */
export const AnswerList = ({ answers }: { answers: readonly MessageAnswer[] }) => {
  if (answers.length === 0) return null;
  return (
    <section aria-label="Risposte" className="grid gap-3">
      {answers.map(({ id, text, authorName, createdAt }) => (
        <div key={id} className="rounded-card bg-sea-50 px-4 py-3">
          <p className="text-sm font-semibold wrap-anywhere text-sea-700">
            {authorName}{' '}
            <span className="font-normal text-ink-soft">il {formatInstant(createdAt)}</span>
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
        </div>
      ))}
    </section>
  );
};
