import { Link, useHydrated, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '#client/features/accounts/session/session.ts';
import { RichTextView } from '#client/features/rich-text/view/rich-text-view.tsx';
import { NoMailsNote } from '#client/features/site-settings/mails.tsx';
import { AccountLayout } from '#client/layouts/account/account-layout.tsx';
import { FocusedNotice } from '#client/layouts/account/focused-notice.tsx';
import { trpc } from '#client/trpc.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Notice } from '#client/ui/notice.tsx';
import { noticeLinkClass, textLinkClass } from '#client/ui/text-link.ts';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import type { OwnUser } from '#shared/accounts.schema.ts';
import { builtInSlugs } from '#shared/built-in-pages.ts';

/** Polls, because the mail is often opened in another tab or on a phone. */
const usePendingUser = (): OwnUser | undefined => {
  const { user } = useSession();
  trpc.accounts.me.useQuery(undefined, { ...liveQuery, enabled: user?.emailConfirmed === false });
  return user;
};

const Confirmed = () => (
  <Notice
    tone="success"
    action={
      <Link to="/" className={noticeLinkClass}>
        Torna alla Home
      </Link>
    }
  >
    La tua email è confermata: non serve altro.
  </Notice>
);

const Step = ({ number, children }: { number: number; children: ReactNode }) => (
  <li className="flex gap-4">
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-full bg-sea-100 font-serif text-lg text-sea-700"
    >
      {number}
    </span>
    <div className="min-w-0 pt-1">{children}</div>
  </li>
);

const NoMailYet = ({ email }: { email: string }) => (
  <div className="grid gap-3 border-t border-sand-200 pt-5">
    <p className="text-sm text-ink-soft">
      Non arriva nulla? A volte la mail finisce nella posta indesiderata; se non è nemmeno lì, te ne
      mandiamo un’altra.
    </p>
    <Link
      to="/resend-confirmation"
      state={{ accountEmail: email }}
      className={buttonClass({ variant: 'secondary' })}
    >
      Re-invia Email
    </Link>
  </div>
);

const Steps = ({ email }: { email: string }) => (
  <div ref={useFocusLoss<HTMLDivElement>()} className="grid gap-6">
    <ol className="grid gap-4">
      <Step number={1}>
        Apri la casella di{' '}
        {email ? <strong className="[overflow-wrap:anywhere]">{email}</strong> : 'posta'}: arriva
        una mail entro pochi minuti.
      </Step>
      <Step number={2}>Premi “Conferma la tua email”. Il link vale 48 ore.</Step>
      <Step number={3}>Fatto: da quel momento l’account è tuo e puoi accedere.</Step>
    </ol>
    <NoMailYet email={email} />
  </div>
);

const ConfirmationSteps = () => {
  const user = usePendingUser();
  return user?.emailConfirmed ? <Confirmed /> : <Steps email={user?.email ?? ''} />;
};

export const RegisteredScreen = () => {
  const { justRegistered } = useLocation().state;
  // The server does not know the history state, so the notice may appear only after hydration.
  const isHydrated = useHydrated();
  // The page may be missing: the steps have to be shown all the same.
  const { data: page } = trpc.pages.get.useQuery({ id: builtInSlugs.registered });
  return (
    <AccountLayout
      title={page?.title ?? 'Conferma la tua email'}
      lead={page?.excerpt}
      foot={
        <p>
          Hai scritto un indirizzo sbagliato?{' '}
          <Link to="/register" className={textLinkClass}>
            Registrati di nuovo
          </Link>
        </p>
      }
    >
      <div className="grid gap-6">
        {isHydrated && justRegistered && (
          <FocusedNotice tone="success">
            Richiesta di registrazione inviata, controlla la tua mail!
          </FocusedNotice>
        )}
        <NoMailsNote>
          Il link di conferma non può partire finché chi gestisce il sito non imposta la posta.
        </NoMailsNote>
        {page && <RichTextView html={page.content} media={page.media} />}
        <ConfirmationSteps />
      </div>
    </AccountLayout>
  );
};
