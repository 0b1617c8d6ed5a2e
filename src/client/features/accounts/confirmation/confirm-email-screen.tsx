import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoaderCircle } from 'lucide-react';
import { confirmEmailHeading } from '#client/features/accounts/layout/account-headings.ts';
import { AccountLayout } from '#client/features/accounts/layout/account-layout.tsx';
import { useSession } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { FocusedNotice } from '#client/ui/focused-notice.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { giveUpSignal } from '#client/ui/slow-answer.tsx';
import {
  type ConfirmationFailure,
  confirmationFailure,
  incompleteLink,
} from './confirmation-failure.ts';
import type { ConfirmationLink } from './confirmation-link.ts';

type ConfirmationRefusedProps = {
  failure: ConfirmationFailure;
  email?: string;
  onRetry?: () => void;
};

const ConfirmationRefused = ({ failure, email = '', onRetry }: ConfirmationRefusedProps) => {
  const { t } = useLanguage();
  const { isExpired, canRetry } = failure;
  return (
    <div className="grid gap-5">
      <FocusedNotice tone="error">{failure.text}</FocusedNotice>
      {isExpired && (
        <Link to="/resend-confirmation" state={{ accountEmail: email }} className={buttonClass()}>
          {t('account.askConfirmation')}
        </Link>
      )}
      {canRetry && onRetry && <Button onClick={onRetry}>{t('common.retry')}</Button>}
      <Link to="/login" className={buttonClass({ variant: 'secondary' })}>
        {t('account.toLogin')}
      </Link>
    </div>
  );
};

const ChoosePassword = ({ token }: { token: string }) => {
  const { t } = useLanguage();
  return (
    <>
      <p>{t('account.choosePasswordWhy')}</p>
      <Link to="/reset-password/$token" params={{ token }} className={buttonClass()}>
        {t('account.choosePassword')}
      </Link>
    </>
  );
};

type EmailConfirmedProps = {
  email: string;
  /** Present when another person may have registered this email and chosen the password. */
  passwordToken: string | undefined;
};

const EmailConfirmed = ({ email, passwordToken }: EmailConfirmedProps) => {
  const { t } = useLanguage();
  const { user } = useSession();
  const isOwnSession = user?.emailConfirmed === true && user.email === email.trim().toLowerCase();
  const isLoginNext = passwordToken === undefined && !isOwnSession;
  return (
    <div className="grid gap-5">
      <FocusedNotice tone="success">{t('account.confirmed')}</FocusedNotice>
      {passwordToken !== undefined && <ChoosePassword token={passwordToken} />}
      {isOwnSession && (
        <Link to="/" className={buttonClass()}>
          {t('account.goOn')}
        </Link>
      )}
      <Link to="/login" className={buttonClass({ variant: isLoginNext ? 'primary' : 'secondary' })}>
        {t('account.toLogin')}
      </Link>
    </div>
  );
};

/**
 * The link works only once, so this is a query that never refetches by itself. A mutation started
 * in an effect would not do: Strict Mode mounts twice, and the second mount never gets the answer.
 */
const useEmailConfirmation = (link: ConfirmationLink) => {
  const utils = trpc.useUtils();
  return useQuery({
    queryKey: ['confirm-email', link],
    queryFn: async () => {
      const answer = await utils.client.accounts.confirmEmail.mutate(link, {
        signal: giveUpSignal(),
      });
      // A session opened at registration becomes a full one.
      await utils.accounts.me.invalidate();
      return answer;
    },
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
  });
};

const Confirming = () => {
  const { t } = useLanguage();
  return (
    <p
      role="status"
      className="flex min-h-40 flex-col items-center justify-center gap-4 text-ink-soft"
    >
      <LoaderCircle aria-hidden className="size-8 text-sea-600 motion-safe:animate-spin" />
      {t('account.confirming')}
    </p>
  );
};

const EmailConfirmation = ({ link }: { link: ConfirmationLink }) => {
  const { t } = useLanguage();
  const { data, error, isFetching, refetch } = useEmailConfirmation(link);
  if (data) return <EmailConfirmed email={link.email} passwordToken={data.passwordToken} />;
  if (isFetching || !error) return <Confirming />;
  return (
    <ConfirmationRefused
      failure={confirmationFailure(error, { t })}
      email={link.email}
      onRetry={() => void refetch()}
    />
  );
};

/** `link` is null when the URL lacks the token or the email. */
export const ConfirmEmailScreen = ({ link }: { link: ConfirmationLink | null }) => {
  const { t } = useLanguage();
  return (
    <AccountLayout {...confirmEmailHeading({ t })}>
      {link ? (
        <EmailConfirmation link={link} />
      ) : (
        <ConfirmationRefused failure={incompleteLink({ t })} />
      )}
    </AccountLayout>
  );
};
