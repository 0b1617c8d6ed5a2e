import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';

/** How many requests staff can still answer from a mail, and the end of it. */
export const AnswerLinks = ({ open }: { open: number }) => {
  const { t } = useLanguage();
  const success = t('profile.answersWithdrawn');
  const withdraw = trpc.mailAnswers.withdraw.useMutation({ meta: { success } });
  return (
    <div className="grid justify-items-start gap-4">
      <p>{open > 0 ? t('profile.answersOpen', { count: open }) : t('profile.answersNone')}</p>
      <Button
        variant="secondary"
        busy={withdraw.isPending}
        onClick={() => {
          if (!withdraw.isPending) withdraw.mutate();
        }}
      >
        {t('profile.answersWithdraw')}
      </Button>
      {withdraw.isError && (
        <Notice tone="error">{errorText(withdraw.error, t('profile.answersFailed'))}</Notice>
      )}
    </div>
  );
};
