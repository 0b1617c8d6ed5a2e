import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoaderCircle } from 'lucide-react';
import { useSession } from '#client/features/accounts/session/session.ts';
import { AccountFrame } from '#client/layouts/account/account-layout.tsx';
import { confirmEmailTexts } from '#client/layouts/account/account-titles.ts';
import { FocusedNotice } from '#client/layouts/account/focused-notice.tsx';
import { trpc } from '#client/trpc.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import {
  type ConfirmationFailure,
  confirmationFailure,
  incompleteLink,
} from './confirmation-failure.ts';
import type { ConfirmationLink } from './confirmation-link.ts';

type ConfirmationRefusedProps = {
  failure: ConfirmationFailure;
  /** The address that was to be confirmed, where the link named it. */
  email?: string;
  onRetry?: () => void;
};

/** Why an address is not confirmed, and the one step that helps. */
const ConfirmationRefused = ({ failure, email = '', onRetry }: ConfirmationRefusedProps) => {
  const { text, isExpired, mayTryAgain } = failure;
  return (
    <div className="grid gap-5">
      <FocusedNotice tone="error">{text}</FocusedNotice>
      {isExpired && (
        <Link to="/resend-confirmation" state={{ accountEmail: email }} className={buttonClass()}>
          Richiedi una nuova conferma
        </Link>
      )}
      {mayTryAgain && onRetry && <Button onClick={onRetry}>Riprova</Button>}
      <Link to="/login" className={buttonClass({ variant: 'secondary' })}>
        Vai al login
      </Link>
    </div>
  );
};

type EmailConfirmedProps = {
  email: string;
  /** Sets an own password, where somebody else may have chosen the one there was. */
  passwordToken: string | undefined;
};

/** Whether this browser is logged in with the address. */
const useIsOwnSession = (email: string): boolean => {
  const { user } = useSession();
  return user?.emailConfirmed === true && user.email === email.trim().toLowerCase();
};

const OwnPassword = ({ token }: { token: string }) => (
  <>
    <p>
      Per sicurezza scegli ora la tua password: la registrazione era partita da un altro dispositivo
      o da un’altra rete, e la password scritta allora non vale più.
    </p>
    <Link to="/reset-password/$token" params={{ token }} className={buttonClass()}>
      Scegli la tua password
    </Link>
  </>
);

const EmailConfirmed = ({ email, passwordToken }: EmailConfirmedProps) => {
  const isOwnSession = useIsOwnSession(email);
  const isLoginNext = passwordToken === undefined && !isOwnSession;
  return (
    <div className="grid gap-5">
      <FocusedNotice tone="success">La tua email è stata confermata con successo!</FocusedNotice>
      {passwordToken !== undefined && <OwnPassword token={passwordToken} />}
      {isOwnSession && (
        <Link to="/" className={buttonClass()}>
          Continua sul sito
        </Link>
      )}
      <Link to="/login" className={buttonClass({ variant: isLoginNext ? 'primary' : 'secondary' })}>
        Vai al login
      </Link>
    </div>
  );
};

/**
 * Redeems the link, which works once: by a query that is never asked again by itself, whatever
 * mounts twice, comes back to the front or is invalidated. A mutation begun by an effect would not
 * do: development mounts twice, and the second mount never hears of the answer.
 */
const useEmailConfirmation = (link: ConfirmationLink) => {
  const utils = trpc.useUtils();
  return useQuery({
    queryKey: ['confirm-email', link],
    queryFn: async () => {
      const answer = await utils.client.accounts.confirmEmail.mutate(link);
      // A session that waited for this is whole now.
      await utils.accounts.me.invalidate();
      return answer;
    },
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
  });
};

const Confirming = () => (
  <p
    role="status"
    className="flex min-h-40 flex-col items-center justify-center gap-4 text-ink-soft"
  >
    <LoaderCircle aria-hidden className="size-8 text-sea-600 motion-safe:animate-spin" />
    Un momento: stiamo confermando la tua email…
  </p>
);

/** Confirms as soon as it is on the screen. */
const EmailConfirmation = ({ link }: { link: ConfirmationLink }) => {
  const { data, error, isFetching, refetch } = useEmailConfirmation(link);
  if (data) return <EmailConfirmed email={link.email} passwordToken={data.passwordToken} />;
  if (isFetching || !error) return <Confirming />;
  return (
    <ConfirmationRefused
      failure={confirmationFailure(error)}
      email={link.email}
      onRetry={() => void refetch()}
    />
  );
};

/** `link` is null when the page's address lacks a part of it. */
export const ConfirmEmailScreen = ({ link }: { link: ConfirmationLink | null }) => (
  <AccountFrame {...confirmEmailTexts}>
    {link ? <EmailConfirmation link={link} /> : <ConfirmationRefused failure={incompleteLink} />}
  </AccountFrame>
);
