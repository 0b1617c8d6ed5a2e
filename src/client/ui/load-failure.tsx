import type { ComponentProps } from 'react';
import { apiErrorOf, isUnreadable } from './api-error.ts';
import { useLanguage } from './language.tsx';
import { Notice } from './notice.tsx';
import { Retry } from './retry.tsx';

/** The server's message; without one, that its answer cannot be read or that none came. */
export const FailureReason = ({ error, unanswered }: { error: unknown; unanswered: string }) => {
  if (isUnreadable(error)) return <span lang="en">{(error as Error).message}</span>;
  return apiErrorOf(error)?.message ?? unanswered;
};

type LoadFailureProps = { error: unknown; title: string } & ComponentProps<typeof Retry>;

/** Replaces content that could not be loaded. */
export const LoadFailure = ({ error, title, onRetry }: LoadFailureProps) => {
  const { t } = useLanguage();
  return (
    <Notice tone="error" title={title} action={<Retry onRetry={onRetry} />}>
      <FailureReason error={error} unanswered={t('forms.unanswered')} />
    </Notice>
  );
};
