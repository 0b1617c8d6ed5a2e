import { Link, useHydrated, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '#client/features/accounts/session/session.ts';
import { RichTextView } from '#client/features/rich-text/view/rich-text-view.tsx';
import { AccountFrame } from '#client/layouts/account/account-layout.tsx';
import { FocusedNotice } from '#client/layouts/account/focused-notice.tsx';
import { trpc } from '#client/trpc.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Notice } from '#client/ui/notice.tsx';
import { noticeLinkClass, textLinkClass } from '#client/ui/text-link.ts';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import type { OwnUser } from '#shared/accounts.schema.ts';
import { builtInSlugs } from '#shared/built-in-pages.ts';

/** The mail is often read in another tab or on the phone: this page finds out by itself. */
const useWaitingUser = (): OwnUser | undefined => {
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

/** What is left to do until the account can be used, and what helps when no mail comes. */
const ConfirmationSteps = () => {
  const user = useWaitingUser();
  return user?.emailConfirmed ? <Confirmed /> : <Steps email={user?.email ?? ''} />;
};

/** Whether one came here by registering, which the server cannot know. */
const useJustRegistered = (): boolean => {
  const { justRegistered } = useLocation().state;
  return useHydrated() && justRegistered === true;
};

/** The step between registering and the first login, with what staff wrote about it. */
export const RegisteredScreen = () => {
  const justRegistered = useJustRegistered();
  // It goes on without the page: whoever has just registered has to read what comes next.
  const { data: page } = trpc.pages.get.useQuery({ id: builtInSlugs.registered });
  return (
    <AccountFrame
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
        {justRegistered && (
          <FocusedNotice tone="success">
            Richiesta di registrazione inviata, controlla la tua mail!
          </FocusedNotice>
        )}
        {page && <RichTextView html={page.content} media={page.media} />}
        <ConfirmationSteps />
      </div>
    </AccountFrame>
  );
};
