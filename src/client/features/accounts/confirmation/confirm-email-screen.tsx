import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoaderCircle } from 'lucide-react';
import { Fragment } from 'react';
import { confirmEmailHeading } from '#client/features/accounts/layout/account-headings.ts';
import { AccountLayout } from '#client/features/accounts/layout/account-layout.tsx';
import { refreshMe, useSession } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { FocusedNotice } from '#client/ui/focused-notice.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { giveUpSignal } from '#client/ui/slow-answer.tsx';
import type { Registration } from '#shared/accounts/accounts.schema.ts';
import {
  type ConfirmationFailure,
  confirmationFailure,
  incompleteLink,
} from './confirmation-failure.ts';
import type { ConfirmationLink } from './confirmation-link.ts';
import { type Denial, DenyButton, RegistrationDenied, useDenial } from './deny-registration.tsx';

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

type ConfirmationProps = { link: ConfirmationLink; denial: Denial };

type RegistrationFactsProps = { email: string; registration: Registration };

const RegistrationFacts = ({ email, registration }: RegistrationFactsProps) => {
  const { t, formatInstant } = useLanguage();
  const facts = [
    [t('account.name'), registration.name],
    [t('forms.email'), email],
    [t('account.registered'), formatInstant(registration.createdAt)],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
};

const WaysOn = ({ email }: { email: string }) => {
  const { t } = useLanguage();
  const { user } = useSession();
  const isOwnSession = user?.emailConfirmed === true && user.email === email.trim().toLowerCase();
  return (
    <>
      {isOwnSession && (
        <Link to="/" className={buttonClass()}>
          {t('account.goOn')}
        </Link>
      )}
      <Link
        to="/login"
        state={{ accountEmail: email }}
        className={buttonClass({ variant: isOwnSession ? 'secondary' : 'primary' })}
      >
        {t('account.toLogin')}
      </Link>
    </>
  );
};

type EmailConfirmedProps = ConfirmationProps & {
  /** Null after a change of address. */
  registration: Registration | null;
};

const EmailConfirmed = ({ link, registration, denial }: EmailConfirmedProps) => {
  const { t } = useLanguage();
  return (
    <div className="grid gap-5">
      <FocusedNotice tone="success">{t('account.confirmed')}</FocusedNotice>
      <WaysOn email={link.email} />
      {registration && (
        <div className="grid gap-4 border-t border-sand-200 pt-5 text-sm">
          <RegistrationFacts email={link.email} registration={registration} />
          <p className="text-ink-soft">{t('account.notMeWhy')}</p>
          <DenyButton denial={denial} link={link} />
        </div>
      )}
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
      await refreshMe();
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

const EmailConfirmation = ({ link, denial }: ConfirmationProps) => {
  const { t } = useLanguage();
  const { data, error, isFetching, refetch } = useEmailConfirmation(link);
  if (data) return <EmailConfirmed link={link} denial={denial} registration={data.registration} />;
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
  const denial = useDenial();
  if (denial.isSuccess) return <RegistrationDenied />;
  return (
    <AccountLayout {...confirmEmailHeading({ t })}>
      {link ? (
        <EmailConfirmation link={link} denial={denial} />
      ) : (
        <ConfirmationRefused failure={incompleteLink({ t })} />
      )}
    </AccountLayout>
  );
};
