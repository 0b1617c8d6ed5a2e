import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { EmailForm, useCarriedEmail } from '#client/features/accounts/email-form.tsx';
import { NoMailsNote } from '#client/features/site-settings/mails.tsx';
import { AccountLayout, ScriptNeeded } from '#client/layouts/account/account-layout.tsx';
import { FocusedNotice } from '#client/layouts/account/focused-notice.tsx';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';

const SENT =
  "Se l'email esiste nel nostro sistema, ti abbiamo inviato un link per il reset della password.";

const LinkSent = ({ onAgain }: { onAgain: () => void }) => (
  <div className="grid gap-5">
    <FocusedNotice tone="success">{SENT}</FocusedNotice>
    <p>
      Il link vale un’ora. Se non arriva nulla, conviene guardare anche nella posta indesiderata.
    </p>
    <Button variant="secondary" onClick={onAgain}>
      Usa un’altra email
    </Button>
  </div>
);

export const ForgotPasswordScreen = () => {
  const carriedEmail = useCarriedEmail();
  const [isAgain, setIsAgain] = useState(false);
  const mutation = trpc.accounts.forgotPassword.useMutation();
  const startAgain = () => {
    mutation.reset();
    setIsAgain(true);
  };
  return (
    <AccountLayout
      title="Password dimenticata"
      lead="Scrivi l’email con cui ti sei registrato: ti mandiamo un link per scegliere una nuova password."
      foot={
        <p>
          Te la sei ricordata?{' '}
          <Link to="/login" className={textLinkClass}>
            Torna al login
          </Link>
        </p>
      }
    >
      <ScriptNeeded to="chiedere il link" />
      <div className="mb-5 empty:hidden">
        <NoMailsNote>
          Il link non può partire: la password nuova la dà chi gestisce il sito.
        </NoMailsNote>
      </div>
      {mutation.isSuccess ? (
        <LinkSent onAgain={startAgain} />
      ) : (
        <EmailForm
          formId="password-dimenticata"
          mutation={mutation}
          submitLabel="Invia il link"
          failure="Errore durante l'invio della richiesta."
          initialEmail={carriedEmail}
          focusOnMount={isAgain}
        />
      )}
    </AccountLayout>
  );
};
