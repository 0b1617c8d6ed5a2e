import { Link } from '@tanstack/react-router';
import { denyRegistrationHeading } from '#client/features/accounts/layout/account-headings.ts';
import { AccountLayout } from '#client/features/accounts/layout/account-layout.tsx';
import { refreshMe } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { FocusedNotice } from '#client/ui/focused-notice.tsx';
import { Sentence, useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { noticeLinkClass } from '#client/ui/text-link.ts';
import { incompleteLink } from './confirmation-failure.ts';
import type { ConfirmationLink } from './confirmation-link.ts';

export const useDenial = () =>
  trpc.accounts.denyRegistration.useMutation({
    meta: { refetches: false },
    // The session in this browser may have ended with the account.
    onSuccess: () => refreshMe(),
  });

export type Denial = ReturnType<typeof useDenial>;

type DenyButtonProps = { denial: Denial; link: ConfirmationLink };

export const DenyButton = ({ denial, link }: DenyButtonProps) => {
  const { t } = useLanguage();
  return (
    <>
      {denial.isError && (
        <Notice tone="error">{errorText(denial.error, t('account.denyFailed'))}</Notice>
      )}
      <Button variant="secondary" busy={denial.isPending} onClick={() => denial.mutate(link)}>
        {t('account.notMe')}
      </Button>
    </>
  );
};

const BackHome = () => {
  const { t } = useLanguage();
  return (
    <Link to="/" className={noticeLinkClass}>
      {t('common.backHome')}
    </Link>
  );
};

/** Of either screen, after the press. */
export const RegistrationDenied = () => {
  const { t } = useLanguage();
  return (
    <AccountLayout {...denyRegistrationHeading({ t })}>
      <FocusedNotice tone="success" action={<BackHome />}>
        {t('account.denied')}
      </FocusedNotice>
    </AccountLayout>
  );
};

const Question = ({ denial, link }: DenyButtonProps) => {
  const { t } = useLanguage();
  return (
    <div className="grid gap-5">
      <p>
        <Sentence
          text={t('account.denyWhat', { email: link.email })}
          parts={[(words) => <strong className="[overflow-wrap:anywhere]">{words}</strong>]}
        />
      </p>
      <DenyButton denial={denial} link={link} />
    </div>
  );
};

/** Opened from the mail; only the press acts. `link` is null when the URL lacks the token or the email. */
export const DenyRegistrationScreen = ({ link }: { link: ConfirmationLink | null }) => {
  const { t } = useLanguage();
  const denial = useDenial();
  if (denial.isSuccess) return <RegistrationDenied />;
  return (
    <AccountLayout {...denyRegistrationHeading({ t })}>
      {link ? (
        <Question denial={denial} link={link} />
      ) : (
        <FocusedNotice tone="error" action={<BackHome />}>
          {incompleteLink({ t }).text}
        </FocusedNotice>
      )}
    </AccountLayout>
  );
};
